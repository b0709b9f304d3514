/* GNU Readline and its history, as calls: Swift sees no shared C state, and a build no headers. */
#ifndef BEHEST_READLINE_H
#define BEHEST_READLINE_H

#include <stddef.h>
#include <stdio.h>

/* What a key reader returns when there will be no more keys; READERR of readline's own source. */
#define BEHEST_NO_MORE_KEYS (-2)

typedef int behest_key_reader(FILE *);
typedef char **behest_completer(const char *text, int start, int end);
typedef void behest_completion_lister(char **matches, int count, int longest);
typedef int behest_line_command(int count, int key);

/* Finds a function or a variable of readline by its name; NULL for none. */
typedef void *behest_symbol_finder(const char *name);

/* Has readline found by `find`, which a program that is linked with it has; NULL opens the system's
   library. Returns whether all that is used is there; nothing else may be called before. */
int behest_readline_open(behest_symbol_finder *find);

/* Names the application for `$if` in inputrc, and leaves signals, the environment and the prompt's
   stream to the caller: prompts go to standard error, results to standard output. */
void behest_readline_set_up(
    const char *name, behest_key_reader *read_key, behest_completer *complete,
    behest_completion_lister *show_completions);

/* Binds Enter and Alt-Enter, where the person's inputrc has left them alone. */
void behest_readline_bind(behest_line_command *accept, behest_line_command *newline);

char *behest_readline(const char *prompt);

const char *behest_readline_buffer(void);
int behest_readline_point(void);
void behest_readline_insert(const char *text);
void behest_readline_move_to_end(void);
int behest_readline_accept(int count, int key);
void behest_readline_redisplay(void);
void behest_readline_resized(void);
void behest_readline_leave_terminal(void);
void behest_readline_return_to_terminal(void);

/* After a list of completions was printed below the line: draws prompt and line anew. */
void behest_readline_draw_anew(void);

/* Whether readline turns bracketed paste on while it reads a line. */
int behest_readline_pastes(void);

/* Keeps readline from trying file names when there are no completions of ours. */
void behest_readline_completion_is_over(void);

/* Strings that readline will free; `texts` holds `count` of them. */
char **behest_readline_make_matches(const char *const *texts, size_t count);

void behest_history_clear(void);
void behest_history_add(const char *line);

#endif
