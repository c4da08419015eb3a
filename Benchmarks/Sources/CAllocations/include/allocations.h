// Counts this thread's allocations, on Linux; elsewhere always 0.
#pragma once

long count_allocations(void);

// Those of all threads.
long count_all_allocations(void);
