/* The forms of what was copied. */

#ifndef BEHEST_CLIPBOARD_FORMS_H
#define BEHEST_CLIPBOARD_FORMS_H

#include <stdbool.h>
#include <stddef.h>

enum { form_limit = 8, name_limit = 4 };

/* One form, and the names it is asked for by; the first is its media type. */
struct form {
  char type[64];
  const char *names[name_limit];
  size_t name_count;
  unsigned char *bytes;
  size_t length;
};

struct forms {
  struct form all[form_limit];
  size_t count;
};

/* Reads forms from a descriptor: for each "TYPE LENGTH\n" and that many bytes. False for anything
   else. */
bool forms_read(int descriptor, struct forms *forms);

/* The form asked for by a name; NULL for none. */
const struct form *forms_named(const struct forms *forms, const char *name);

#endif
