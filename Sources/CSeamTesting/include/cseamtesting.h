// Tells the runtime, before anything of the process runs, that test support is loaded; and what Swift has no word for there.
#pragma once

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Set up by SeamTesting.
void seam_testing_install(void);
// Called when the process exits: whether it has to fail, for reports are left that no test has got.
bool seam_testing_leave(void);

// The name of the function that begins at `address`, demangled, to be freed; nothing where the process does not know.
char *_Nullable seam_testing_function_name(uintptr_t address);
