#pragma once

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <cairo-xlib.h>

// A macro that is not imported into Swift.

static inline Window cx11_root(Display *display) { return DefaultRootWindow(display); }
