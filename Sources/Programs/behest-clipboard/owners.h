/* What owns the selection of each kind of display. */

#ifndef BEHEST_CLIPBOARD_OWNERS_H
#define BEHEST_CLIPBOARD_OWNERS_H

#include "forms.h"

/* Take the selection of a display and call `ready` once it is owned; serve until it is replaced or
   the display goes, then return 0. Return 1 without having called `ready` when it cannot be had. */
int x11_own(const struct forms *forms, void (*ready)(void));
int wayland_own(const struct forms *forms, void (*ready)(void));

#endif
