#include "allocations.h"

#include <stddef.h>

#ifdef __linux__
extern void *__libc_malloc(size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long count;

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

int posix_memalign(void **result, size_t alignment, size_t size) {
  count++;
  *result = __libc_memalign(alignment, size);
  return *result == NULL ? 12 : 0;
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

long count_allocations(void) { return count; }
#else
long count_allocations(void) { return 0; }
#endif
