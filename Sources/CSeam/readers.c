// Readers of call-site tables take no lock. When a scope is closed, its values are let go of while it may still be read;
// so each thread counts its reads in a record of its own (odd: inside one), and who closes waits until every thread
// that was inside has come out. A reader pays two plain stores; the barrier between its first store and its first load is
// made by who closes, for all threads at once, where the system can (Linux), else by the reader.

#include "cseam.h"

#include <sched.h>
#include <stdlib.h>
#include <unistd.h>

#ifdef __linux__
#include <linux/membarrier.h>
#include <sys/syscall.h>
#endif

_Thread_local seam_reader *seam_this_reader;

static _Atomic(seam_reader *) readers;
static pthread_key_t at_exit;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static bool has_membarrier;

static void leave(void *record) {
  seam_this_reader = NULL;
  atomic_store_explicit(&((seam_reader *)record)->is_used, false, memory_order_release);
}

static void prepare(void) {
  pthread_key_create(&at_exit, leave);
#ifdef __linux__
  has_membarrier = syscall(SYS_membarrier, MEMBARRIER_CMD_REGISTER_PRIVATE_EXPEDITED, 0, 0) == 0;
#endif
}

void seam_register_reader(void) {
  if (seam_this_reader != NULL) return;
  pthread_once(&once, prepare);
  seam_reader *record = atomic_load(&readers);
  for (; record != NULL; record = record->next) {
    bool is_used = false;
    if (atomic_compare_exchange_strong(&record->is_used, &is_used, true)) break;
  }
  if (record == NULL) {
    record = calloc(1, sizeof *record);
    if (record == NULL) abort();
    atomic_store(&record->is_used, true);
    record->next = atomic_load(&readers);
    while (!atomic_compare_exchange_weak(&readers, &record->next, record)) {}
  }
  pthread_setspecific(at_exit, record);
  seam_this_reader = record;
}

void seam_wait_for_readers(void) {
  pthread_once(&once, prepare);
  atomic_thread_fence(memory_order_seq_cst);
#ifdef __linux__
  if (has_membarrier) {
    syscall(SYS_membarrier, MEMBARRIER_CMD_PRIVATE_EXPEDITED, 0, 0);
  } else {
    usleep(10000);  // longer than any store stays in a buffer
  }
#endif
  for (seam_reader *record = atomic_load(&readers); record != NULL; record = record->next) {
    uintptr_t reads = atomic_load_explicit(&record->reads, memory_order_acquire);
    while ((reads & 1) != 0 && atomic_load_explicit(&record->reads, memory_order_acquire) == reads) sched_yield();
  }
}
