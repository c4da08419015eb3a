#include "allocations.h"

#include <stdatomic.h>
#include <stddef.h>

#ifdef __linux__
extern void *__libc_malloc(size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long count;
static _Atomic(long) count_of_all;

void *malloc(size_t size) {
  count++;
  atomic_fetch_add_explicit(&count_of_all, 1, memory_order_relaxed);
  return __libc_malloc(size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count++;
  atomic_fetch_add_explicit(&count_of_all, 1, memory_order_relaxed);
  *result = __libc_memalign(alignment, size);
  return *result == NULL ? 12 : 0;
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  atomic_fetch_add_explicit(&count_of_all, 1, memory_order_relaxed);
  return __libc_memalign(alignment, size);
}

long count_allocations(void) { return count; }
long count_all_allocations(void) { return atomic_load_explicit(&count_of_all, memory_order_relaxed); }
#else
long count_allocations(void) { return 0; }
long count_all_allocations(void) { return 0; }
#endif
