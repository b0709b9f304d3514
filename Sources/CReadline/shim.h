/* GNU Readline and its history, as calls: Swift sees no shared C state. */
#ifndef BEHEST_CREADLINE_SHIM_H
#define BEHEST_CREADLINE_SHIM_H

#include <stdio.h>
#include <readline/history.h>
#include <readline/readline.h>

static inline const char *behest_readline_version(void) { return rl_library_version; }

#endif
