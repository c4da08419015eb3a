#include "heap.h"

#include <stdlib.h>  // defines __GLIBC__ where it is the C library

#ifdef __GLIBC__
#include <malloc.h>
#endif

long heap_bytes(void) {
#ifdef __GLIBC__
  struct mallinfo2 info = mallinfo2();
  return (long)(info.uordblks + info.hblkhd);
#else
  return -1;
#endif
}
