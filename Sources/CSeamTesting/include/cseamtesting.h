// Tells the runtime, before anything of the process runs, that test support is loaded.
#pragma once

#include <stdbool.h>

// Set up by SeamTesting.
void seam_testing_install(void);
