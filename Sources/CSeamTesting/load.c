#include "cseam.h"
#include "cseamtesting.h"

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static void seam_testing_exit(void) {
  if (!seam_testing_leave()) return;
  fflush(NULL);
  _exit(EXIT_FAILURE);
}

__attribute__((constructor)) static void seam_testing_load(void) {
  seam_set_test_support_loaded();
  atexit(seam_testing_exit);
  seam_testing_install();
}
