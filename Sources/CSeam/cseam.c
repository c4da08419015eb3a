#include "cseam.h"

#include <sched.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

void seam_lock_init(seam_lock *lock) { pthread_mutex_init(&lock->mutex, NULL); }
void seam_lock_destroy(seam_lock *lock) { pthread_mutex_destroy(&lock->mutex); }

struct seam_event {
  pthread_mutex_t mutex;
  pthread_cond_t condition;
  bool signalled;
};

seam_event *seam_event_create(void) {
  seam_event *event = malloc(sizeof *event);
  if (event == NULL) abort();
  pthread_mutex_init(&event->mutex, NULL);
  pthread_cond_init(&event->condition, NULL);
  event->signalled = false;
  return event;
}

void seam_event_destroy(seam_event *event) {
  pthread_cond_destroy(&event->condition);
  pthread_mutex_destroy(&event->mutex);
  free(event);
}

void seam_event_signal(seam_event *event) {
  pthread_mutex_lock(&event->mutex);
  event->signalled = true;
  pthread_cond_signal(&event->condition);
  pthread_mutex_unlock(&event->mutex);
}

bool seam_event_wait(seam_event *event, long milliseconds) {
  struct timespec until;
  clock_gettime(CLOCK_REALTIME, &until);
  until.tv_sec += milliseconds / 1000;
  until.tv_nsec += (milliseconds % 1000) * 1000000;
  if (until.tv_nsec >= 1000000000) {
    until.tv_sec += 1;
    until.tv_nsec -= 1000000000;
  }
  pthread_mutex_lock(&event->mutex);
  int result = 0;
  while (!event->signalled && result == 0) {
    result = pthread_cond_timedwait(&event->condition, &event->mutex, &until);
  }
  bool signalled = event->signalled;
  pthread_mutex_unlock(&event->mutex);
  return signalled;
}

static _Thread_local void *frame;
void *seam_frame(void) { return frame; }
void seam_set_frame(void *innermost) { frame = innermost; }

_Atomic(uint64_t) seam_serial;

static _Thread_local uint64_t thread;
uint64_t seam_thread(void) {
  if (thread == 0) thread = seam_next_serial();
  return thread;
}

static _Thread_local uint64_t frame_serial;
uint64_t seam_next_frame_serial(void) {
  if (frame_serial == 0) frame_serial = seam_thread() << 40;
  return ++frame_serial;
}

// Of Swift's runtime: what a weak reference does, without the table beside the object that makes each of its counts dearer.
void *swift_tryRetain(void *object);
bool seam_try_retain(void *object) { return swift_tryRetain(object) != NULL; }

void seam_yield(void) { sched_yield(); }

uint64_t seam_milliseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (uint64_t)now.tv_sec * 1000 + (uint64_t)now.tv_nsec / 1000000;
}

static _Atomic(bool) test_support;
bool seam_test_support_is_loaded(void) { return atomic_load(&test_support); }
void seam_set_test_support_loaded(void) { atomic_store(&test_support, true); }

void seam_write_error(const char *text, size_t length) {
  while (length > 0) {
    ssize_t written = write(STDERR_FILENO, text, length);
    if (written <= 0) return;
    text += written;
    length -= (size_t)written;
  }
}

void seam_exit(int status) { exit(status); }
