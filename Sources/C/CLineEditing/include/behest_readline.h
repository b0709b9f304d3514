/* GNU Readline and its history as functions: Swift sees no global C state, and no headers of
   Readline are needed to build. */
#ifndef BEHEST_READLINE_H
#define BEHEST_READLINE_H

#include <stddef.h>
#include <stdio.h>
#include <wchar.h>

/* The value that a key reader returns at the end of input; READERR in readline's source. */
#define BEHEST_NO_MORE_KEYS (-2)

typedef int behest_key_reader(FILE *);
typedef char **behest_completer(const char *text, int start, int end);
typedef void behest_completion_lister(char **matches, int count, int longest);
typedef int behest_line_command(int count, int key);

/* A key that is ours if we have something to do with it. */
enum behest_key {
  BEHEST_KEY_ENTER, BEHEST_KEY_UP, BEHEST_KEY_DOWN, BEHEST_KEY_PAGE_UP, BEHEST_KEY_PAGE_DOWN,
  BEHEST_KEY_LEFT, BEHEST_KEY_RIGHT, BEHEST_KEY_WORD_RIGHT, BEHEST_KEY_HOME, BEHEST_KEY_END,
  BEHEST_KEY_TAB,
  BEHEST_KEY_BACK_TAB, BEHEST_KEY_HISTORY, BEHEST_KEY_ABORT, BEHEST_KEY_EDIT
};

/* Acts on a key; returns whether that was all, so that Readline's own command is not run. */
typedef int behest_key_handler(int key);

/* Draws around the line, before (0) and after (1) Readline updates it on the screen. */
typedef void behest_line_drawer(int is_after);

/* Finds a function or a variable of readline by its name; NULL for none. */
typedef void *behest_symbol_finder(const char *name);

/* Looks up readline's symbols with `find`, in a program that is linked with readline; NULL loads
   the system's library. Returns whether all symbols were found; must be called before the rest. */
int behest_readline_open(behest_symbol_finder *find);

/* Sets the name for `$if` in inputrc, and leaves signals, the environment and the prompt's stream
   to the caller: prompts go to standard error, results to standard output. The keys above are ours
   unless the person's inputrc has bound them to something else. */
void behest_readline_set_up(
    const char *name, behest_key_reader *read_key, behest_completer *complete,
    behest_completion_lister *show_completions, behest_key_handler *handler,
    behest_line_drawer *drawer);

/* Reads a line that begins with a text; a secret one is drawn as asterisks, and around a live one the
   drawer draws. */
char *behest_readline(const char *prompt, const char *start, int is_secret, int is_live);

const char *behest_readline_buffer(void);
int behest_readline_point(void);
void behest_readline_insert(const char *text);
void behest_readline_move(int offset);

/* Replaces the whole line, which can be undone. */
void behest_readline_replace(const char *text);

/* Returns whether the prompt and the line are on the screen as they are, with no search or count. */
int behest_readline_is_usual(void);

/* Returns the text with which the prompt tells the mode of the keys, with marks around what takes no room;
   empty where the person wants none. */
const char *behest_readline_mode(void);

/* Lets readline read a key next, behind those that were pushed before. */
void behest_readline_push(int key);

/* Rings the terminal's bell, as the person's inputrc has it. */
void behest_readline_ring(void);

/* Returns whether the keys are those of vi. */
int behest_readline_is_vi(void);

/* Returns the cells of a code point on the screen; -1 for one that is not drawn as itself. */
int behest_cells(wchar_t character);
void behest_readline_redisplay(void);
void behest_readline_resized(void);
void behest_readline_leave_terminal(void);
void behest_readline_return_to_terminal(void);

/* Draws the prompt and the line again, after a list of completions was printed below them. */
void behest_readline_draw_anew(void);

/* Returns whether readline turns on bracketed paste while it reads a line. */
int behest_readline_pastes(void);

/* Keeps readline from completing file names when the completer returns nothing. */
void behest_readline_completion_is_over(void);

/* Copies `count` strings into a list that readline will free. */
char **behest_readline_make_matches(const char *const *texts, size_t count);

void behest_history_clear(void);
void behest_history_add(const char *line);

#endif
