#include "cseam.h"
#include "cseamtesting.h"

__attribute__((constructor)) static void seam_testing_load(void) {
  seam_set_test_support_loaded();
  seam_testing_install();
}
