#pragma once

#if !__has_include(<atspi/atspi.h>)
#error "the accessibility interface is missing; apt-get install libatspi2.0-dev"
#endif

#include <atspi/atspi.h>
#include <glib-unix.h>
