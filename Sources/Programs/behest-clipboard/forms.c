/* Reads the forms of what was copied. */

#define _GNU_SOURCE
#include "forms.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

/* What programs ask for each media type by. */
static const char *const names[][name_limit] = {
    {"text/plain;charset=utf-8", "text/plain", "UTF8_STRING", "TEXT"},
    {"text/html", NULL, NULL, NULL},
    {"text/rtf", "application/rtf", "text/richtext", "Rich Text Format"},
};

static const size_t byte_limit = (size_t)1 << 30;

static bool read_fully(int descriptor, unsigned char *bytes, size_t length) {
  while (length > 0) {
    ssize_t count = read(descriptor, bytes, length);
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    bytes += count;
    length -= (size_t)count;
  }
  return true;
}

/* Reads up to a line feed, which is left out; false at the end or when there is no room. */
static bool read_line(int descriptor, char *line, size_t size) {
  for (size_t index = 0; index + 1 < size; index++) {
    unsigned char byte;
    if (!read_fully(descriptor, &byte, 1)) return false;
    if (byte == '\n') {
      line[index] = 0;
      return true;
    }
    line[index] = (char)byte;
  }
  return false;
}

static bool read_form(int descriptor, const char *line, struct form *form) {
  const char *space = strrchr(line, ' ');
  if (!space || (size_t)(space - line) >= sizeof form->type) return false;
  memcpy(form->type, line, (size_t)(space - line));
  form->type[space - line] = 0;
  char *end;
  errno = 0;
  unsigned long long length = strtoull(space + 1, &end, 10);
  if (errno || end == space + 1 || *end || length > byte_limit) return false;
  form->length = (size_t)length;
  form->bytes = malloc(form->length ? form->length : 1);
  if (!form->bytes || !read_fully(descriptor, form->bytes, form->length)) return false;
  form->name_count = 0;
  for (size_t kind = 0; kind < sizeof names / sizeof *names; kind++) {
    if (strncmp(names[kind][0], form->type, strlen(form->type))) continue;
    for (size_t name = 0; name < name_limit && names[kind][name]; name++)
      form->names[form->name_count++] = names[kind][name];
    return true;
  }
  form->names[form->name_count++] = form->type;
  return true;
}

bool forms_read(int descriptor, struct forms *forms) {
  char line[128];
  forms->count = 0;
  while (forms->count < form_limit && read_line(descriptor, line, sizeof line)) {
    if (!read_form(descriptor, line, &forms->all[forms->count])) return false;
    forms->count++;
  }
  return forms->count > 0;
}

const struct form *forms_named(const struct forms *forms, const char *name) {
  for (size_t form = 0; form < forms->count; form++)
    for (size_t index = 0; index < forms->all[form].name_count; index++)
      if (!strcmp(forms->all[form].names[index], name)) return &forms->all[form];
  return NULL;
}
