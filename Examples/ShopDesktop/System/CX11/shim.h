#pragma once

#include <X11/Xatom.h>
#include <X11/Xlib.h>
#include <X11/Xutil.h>
#include <cairo-xlib.h>

// Macros with casts are not imported into Swift.

static inline Window cx11_root(Display *display) { return DefaultRootWindow(display); }
static inline Visual *cx11_visual(Display *display) { return DefaultVisual(display, DefaultScreen(display)); }
