#ifndef HEAP_H
#define HEAP_H

/// The bytes that the process has allocated and not freed, or -1 where the C library does not say.
long heap_bytes(void);

#endif
