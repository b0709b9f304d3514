/* How the program is told to end. */

#ifndef BEHEST_CLIPBOARD_ENDING_H
#define BEHEST_CLIPBOARD_ENDING_H

#include <stdbool.h>

/* From here on signals ask for the end, and a reader that goes away is only a failed write. */
void end_on_signals(void);

/* Whether a signal asked for the end. */
bool is_ending(void);

#endif
