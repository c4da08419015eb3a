#pragma once

#if !__has_include(<gtk/gtk.h>)
#error "GTK 4 is missing; apt-get install libgtk-4-dev"
#endif

// What later versions call deprecated is used on purpose: it is there in all of them.
#define GDK_VERSION_MIN_REQUIRED GDK_VERSION_4_8

#include <glib-unix.h>
#include <gtk/gtk.h>

// The main queue as CoreFoundation's run loop uses it ("4CF"): a descriptor that can be read when there is work, and the
// function that does the work. Each toolchain for Linux exports them; no header declares them.
extern int _dispatch_get_main_queue_handle_4CF(void);
extern void _dispatch_main_queue_callback_4CF(void *unused);

// Functions with variable arguments cannot be called from Swift.

static inline void cgtk_set_accessible_label(GtkWidget *widget, const char *text) {
  gtk_accessible_update_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
}

static inline void cgtk_set_accessible_selected(GtkWidget *widget, gboolean is_selected) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_SELECTED, is_selected, -1);
}

static inline void cgtk_set_accessible_pressed(GtkWidget *widget, GtkAccessibleTristate is_pressed) {
  gtk_accessible_update_state(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_STATE_PRESSED, is_pressed, -1);
}

static inline GtkWidget *cgtk_new(GType type, GtkAccessibleRole role) {
  return GTK_WIDGET(g_object_new(type, "accessible-role", role, NULL));
}

static inline gboolean cgtk_get_bool(gpointer object, const char *property) {
  gboolean value = FALSE;
  g_object_get(object, property, &value, NULL);
  return value;
}

static inline void cgtk_set_bool(gpointer object, const char *property, gboolean value) {
  g_object_set(object, property, value, NULL);
}

static inline void cgtk_set_string(gpointer object, const char *property, const char *value) {
  g_object_set(object, property, value, NULL);
}
