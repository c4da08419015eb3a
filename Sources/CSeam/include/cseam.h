// What Swift has no portable word for on iOS 17 and Linux alike: an atomic word at a known address, a lock that
// the thread sanitizer sees, an event that a thread waits for with a time limit, and two thread-locals.
// All differences between platforms are in this target.
#pragma once

#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define SEAM_INLINE static inline __attribute__((always_inline))

// Atomic words. `word` points to an aligned, pointer-sized word.

SEAM_INLINE uintptr_t seam_load(const void *_Nonnull word) {
  return atomic_load_explicit((const _Atomic(uintptr_t) *)word, memory_order_acquire);
}

SEAM_INLINE void seam_store(void *_Nonnull word, uintptr_t value) {
  atomic_store_explicit((_Atomic(uintptr_t) *)word, value, memory_order_release);
}

// Lock: not recursive, lives inside its owner.

typedef struct {
  pthread_mutex_t mutex;
} seam_lock;

void seam_lock_init(seam_lock *_Nonnull lock);
void seam_lock_destroy(seam_lock *_Nonnull lock);

SEAM_INLINE void seam_lock_acquire(seam_lock *_Nonnull lock) { pthread_mutex_lock(&lock->mutex); }
SEAM_INLINE void seam_lock_release(seam_lock *_Nonnull lock) { pthread_mutex_unlock(&lock->mutex); }

// Event: signalled once; one thread waits for it.

typedef struct seam_event seam_event;

seam_event *_Nonnull seam_event_create(void);
void seam_event_destroy(seam_event *_Nonnull event);
void seam_event_signal(seam_event *_Nonnull event);
// True when the event has been signalled, false when `milliseconds` have passed first.
bool seam_event_wait(seam_event *_Nonnull event, long milliseconds);

// Reading without a lock; see readers.c.

typedef struct seam_reader {
  _Atomic(uintptr_t) reads;
  _Atomic(bool) is_used;
  struct seam_reader *_Nullable next;
} seam_reader;

extern _Thread_local seam_reader *_Nullable seam_this_reader;

// One read: the thread's record, or NULL where it has none yet, and how it was found. Swift sees no more of the record.
typedef struct {
  void *_Nullable reader;
  uintptr_t reads;
} seam_reading;

SEAM_INLINE seam_reading seam_begin_reading(void) {
  seam_reader *reader = seam_this_reader;
  seam_reading reading = {reader, 0};
  if (reader == NULL) return reading;
  reading.reads = atomic_load_explicit(&reader->reads, memory_order_relaxed);
  atomic_store_explicit(&reader->reads, reading.reads + 1, memory_order_relaxed);
#ifdef __linux__
  atomic_signal_fence(memory_order_seq_cst);
#else
  atomic_thread_fence(memory_order_seq_cst);
#endif
  return reading;
}

// The count is not read again: the second of two stores need not wait for the first.
SEAM_INLINE void seam_end_reading(seam_reading reading) {
  seam_reader *reader = (seam_reader *)reading.reader;
  atomic_store_explicit(&reader->reads, reading.reads + 2, memory_order_release);
}

// Gives the thread its record.
void seam_register_reader(void);

// Returns when every read that had begun has ended.
void seam_wait_for_readers(void);

// The innermost recipe that runs on this thread (a `Frame` on the stack), and a number for the thread.

void *_Nullable seam_frame(void);
void seam_set_frame(void *_Nullable frame);
uint64_t seam_thread(void);
// A number that no other frame of the process has.
uint64_t seam_next_frame_serial(void);

// A counter for what needs an order or a serial number.
extern _Atomic(uint64_t) seam_serial;
SEAM_INLINE uint64_t seam_next_serial(void) {
  return atomic_fetch_add_explicit(&seam_serial, 1, memory_order_relaxed) + 1;
}

// Takes a reference to an object of Swift's unless its end has begun; its memory must be there.
bool seam_try_retain(void *_Nonnull object);

// Lets another thread run.
void seam_yield(void);

// Milliseconds of a clock that never goes back.
uint64_t seam_milliseconds(void);

// Whether test support has been loaded into the process; it says so itself, from a constructor.
bool seam_test_support_is_loaded(void);
void seam_set_test_support_loaded(void);

// Ends the process.
void seam_exit(int status) __attribute__((noreturn));

// Writes `length` bytes to standard error in one piece.
void seam_write_error(const char *_Nonnull text, size_t length);
