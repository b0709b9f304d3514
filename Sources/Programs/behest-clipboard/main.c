/* Owns the clipboard of a display with every form of what was copied, until it is replaced.

   usage: behest-clipboard x11|wayland < FORMS

   FORMS is, for each form, "TYPE LENGTH\n" and that many bytes. The program ends with 0 when the
   clipboard is its own and a child of its goes on serving; with 1 when it cannot be had, with 2
   for wrong arguments or forms. The child holds nothing of who started it: no terminal, no pipe,
   no folder. Its memory cannot be dumped, and is gone when something else is copied or the display
   ends. */

#define _GNU_SOURCE
#include "ending.h"
#include "forms.h"
#include "owners.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <unistd.h>

/* Ends the process that was started, and goes on as its child. */
static void detach(void) {
  pid_t child = fork();
  if (child < 0) _exit(1);
  if (child > 0) _exit(0);
  setsid();
  int nothing = open("/dev/null", O_RDWR);
  if (nothing >= 0) {
    for (int descriptor = 0; descriptor < 3; descriptor++) dup2(nothing, descriptor);
    if (nothing > 2) close(nothing);
  }
  if (chdir("/")) {
    /* The root is always there; where it is not, any folder will do. */
  }
}

int main(int count, char **words) {
  close_range(3, ~0U, 0);
  struct rlimit none = {0, 0};
  setrlimit(RLIMIT_CORE, &none);
  prctl(PR_SET_DUMPABLE, 0);
  end_on_signals();

  static struct forms forms;
  if (count != 2 || !forms_read(0, &forms)) return 2;
  if (!strcmp(words[1], "x11")) return x11_own(&forms, detach);
  if (!strcmp(words[1], "wayland")) return wayland_own(&forms, detach);
  return 2;
}
