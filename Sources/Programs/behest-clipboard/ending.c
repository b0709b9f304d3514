/* Takes the signals that ask for the end. */

#define _GNU_SOURCE
#include "ending.h"

#include <signal.h>
#include <string.h>

static volatile sig_atomic_t ending = 0;

static void end(int number) {
  (void)number;
  ending = 1;
}

void end_on_signals(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = end;
  sigaction(SIGTERM, &action, NULL);
  sigaction(SIGINT, &action, NULL);
  sigaction(SIGHUP, &action, NULL);
  action.sa_handler = SIG_IGN;
  sigaction(SIGPIPE, &action, NULL);
}

bool is_ending(void) { return ending != 0; }
