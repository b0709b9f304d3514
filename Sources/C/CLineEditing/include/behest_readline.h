/* GNU Readline and its history as functions: Swift sees no global C state, and no headers of
   Readline are needed to build. */
#ifndef BEHEST_READLINE_H
#define BEHEST_READLINE_H

#include <stddef.h>
#include <stdio.h>

/* The value that a key reader returns at the end of input; READERR in readline's source. */
#define BEHEST_NO_MORE_KEYS (-2)

typedef int behest_key_reader(FILE *);
typedef char **behest_completer(const char *text, int start, int end);
typedef void behest_completion_lister(char **matches, int count, int longest);
typedef int behest_line_command(int count, int key);

/* Finds a function or a variable of readline by its name; NULL for none. */
typedef void *behest_symbol_finder(const char *name);

/* Looks up readline's symbols with `find`, in a program that is linked with readline; NULL loads
   the system's library. Returns whether all symbols were found; must be called before the rest. */
int behest_readline_open(behest_symbol_finder *find);

/* Sets the name for `$if` in inputrc, and leaves signals, the environment and the prompt's stream
   to the caller: prompts go to standard error, results to standard output. */
void behest_readline_set_up(
    const char *name, behest_key_reader *read_key, behest_completer *complete,
    behest_completion_lister *show_completions);

/* Binds Enter and Alt-Enter, unless the person's inputrc has bound them. */
void behest_readline_bind(behest_line_command *accept, behest_line_command *newline);

/* Reads a line; a secret one is drawn as asterisks. */
char *behest_readline(const char *prompt, int is_secret);

const char *behest_readline_buffer(void);
int behest_readline_point(void);
void behest_readline_insert(const char *text);
void behest_readline_move_to_end(void);
int behest_readline_accept(int count, int key);
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
