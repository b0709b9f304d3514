/* Calls GNU Readline by the addresses of its symbols, linked or loaded. The declarations are
   those of version 8; their names and types have been stable for longer. */

#define _GNU_SOURCE
#include "behest_readline.h"

#include <dlfcn.h>
#include <stdlib.h>
#include <string.h>

/* Every function and variable in use: the type, and the name. */
#define SYMBOLS(X) \
  X(char *(*)(const char *), readline) \
  X(int (*)(void), rl_initialize) \
  X(int (*)(const char *, const char *), rl_variable_bind) \
  X(char *(*)(const char *), rl_variable_value) \
  X(int (*)(const char *, behest_line_command *, int), rl_add_defun) \
  X(void *(*)(const char *), rl_get_keymap_by_name) \
  X(behest_line_command *(*)(const char *, void *, int *), rl_function_of_keyseq) \
  X(int (*)(int, behest_line_command *, void *), rl_bind_key_in_map) \
  X(int (*)(const char *, behest_line_command *, void *), rl_bind_keyseq_in_map) \
  X(int (*)(const char *), rl_insert_text) \
  X(behest_line_command *, rl_newline) \
  X(behest_line_command *, rl_vi_editing_mode) \
  X(void (*)(void), rl_redisplay) \
  X(void (**)(void), rl_redisplay_function) \
  X(void (*)(void), rl_resize_terminal) \
  X(void (*)(void), rl_reset_screen_size) \
  X(void (*)(int *, int *), rl_get_screen_size) \
  X(void (*)(int, int), rl_set_screen_size) \
  X(void (*)(void), rl_deprep_terminal) \
  X(void (*)(int), rl_prep_terminal) \
  X(int (*)(void), rl_on_new_line) \
  X(int (*)(void), rl_forced_update_display) \
  X(void (*)(void), clear_history) \
  X(void (*)(const char *), add_history) \
  X(const char **, rl_readline_name) \
  X(FILE **, rl_outstream) \
  X(int *, rl_catch_signals) \
  X(int *, rl_catch_sigwinch) \
  X(int *, rl_change_environment) \
  X(behest_key_reader **, rl_getc_function) \
  X(behest_completer **, rl_attempted_completion_function) \
  X(behest_completion_lister **, rl_completion_display_matches_hook) \
  X(const char **, rl_completer_word_break_characters) \
  X(const char **, rl_completer_quote_characters) \
  X(int *, rl_completion_append_character) \
  X(char **, rl_line_buffer) \
  X(int *, rl_point) \
  X(int *, rl_end) \
  X(int *, rl_attempted_completion_over)

#define MEMBER(type, name) __typeof__(type) name;
static struct { SYMBOLS(MEMBER) } lines;

static void *opened;

static void *find_in_opened(const char *name) { return dlsym(opened, name); }

int behest_readline_open(behest_symbol_finder *find) {
  if (!find) {
    if (!opened) opened = dlopen("libreadline.so.8", RTLD_NOW | RTLD_LOCAL);
    if (!opened) return 0;
    find = find_in_opened;
  }
#define LOOK_UP(type, name) \
  lines.name = (__typeof__(type))find(#name); \
  if (!lines.name) return 0;
  SYMBOLS(LOOK_UP)
  return 1;
}

void behest_readline_set_up(
    const char *name, behest_key_reader *read_key, behest_completer *complete,
    behest_completion_lister *show_completions) {
  *lines.rl_readline_name = name;
  *lines.rl_outstream = stderr;
  *lines.rl_catch_signals = 0;
  *lines.rl_catch_sigwinch = 0;
  *lines.rl_change_environment = 0;
  *lines.rl_getc_function = read_key;
  *lines.rl_attempted_completion_function = complete;
  *lines.rl_completion_display_matches_hook = show_completions;
  *lines.rl_completer_word_break_characters = "";
  *lines.rl_completer_quote_characters = "";
  *lines.rl_completion_append_character = '\0';
  /* A default; inputrc, which is read next, may override it. */
  lines.rl_variable_bind("show-all-if-ambiguous", "on");
  lines.rl_initialize();
}

static behest_line_command *bound(const char *keys, void *map) {
  return lines.rl_function_of_keyseq(keys, map, NULL);
}

void behest_readline_bind(behest_line_command *accept, behest_line_command *newline) {
  static const char *const keymaps[] = {"emacs", "vi-insert", "vi-command"};
  lines.rl_add_defun("behest-accept-line", accept, -1);
  lines.rl_add_defun("behest-insert-newline", newline, -1);
  for (size_t i = 0; i < sizeof keymaps / sizeof *keymaps; i++) {
    void *map = lines.rl_get_keymap_by_name(keymaps[i]);
    if (!map) continue;
    if (bound("\r", map) == lines.rl_newline) lines.rl_bind_key_in_map('\r', accept, map);
    if (bound("\n", map) == lines.rl_newline) lines.rl_bind_key_in_map('\n', accept, map);
  }
  void *emacs = lines.rl_get_keymap_by_name("emacs");
  if (bound("\033\r", emacs) == lines.rl_vi_editing_mode)
    lines.rl_bind_keyseq_in_map("\033\r", newline, emacs);
  if (bound("\033\n", emacs) == lines.rl_vi_editing_mode)
    lines.rl_bind_keyseq_in_map("\033\n", newline, emacs);
}

/* Makes readline treat a window that is too narrow as a wider one: it divides by the columns that
   the prompt leaves, which may be none. Returns whether the window was too narrow. */
static int keep_wide_enough(void) {
  enum { least_columns = 8 };
  int rows, columns;
  lines.rl_reset_screen_size();
  lines.rl_get_screen_size(&rows, &columns);
  if (columns >= least_columns) return 0;
  lines.rl_set_screen_size(rows, least_columns);
  return 1;
}

/* Draws the line as asterisks; readline's place in the line is that of its bytes. */
static void redisplay_secret(void) {
  size_t length = (size_t)*lines.rl_end;
  char *line = *lines.rl_line_buffer, *kept = malloc(length + 1);
  if (!kept) return;
  memcpy(kept, line, length);
  memset(line, '*', length);
  lines.rl_redisplay();
  memcpy(line, kept, length);
  explicit_bzero(kept, length);
  free(kept);
}

char *behest_readline(const char *prompt, int is_secret) {
  /* The history is replaced for each line, so nothing in it has to be reverted; readline would
     use undo lists that it has freed. */
  lines.rl_variable_bind("revert-all-at-newline", "off");
  keep_wide_enough();
  *lines.rl_redisplay_function = is_secret ? redisplay_secret : lines.rl_redisplay;
  return lines.readline(prompt);
}

const char *behest_readline_buffer(void) {
  return *lines.rl_line_buffer ? *lines.rl_line_buffer : "";
}

int behest_readline_point(void) { return *lines.rl_point; }

void behest_readline_insert(const char *text) { lines.rl_insert_text(text); }

void behest_readline_move_to_end(void) { *lines.rl_point = *lines.rl_end; }

int behest_readline_accept(int count, int key) { return lines.rl_newline(count, key); }

void behest_readline_redisplay(void) { (*lines.rl_redisplay_function)(); }

void behest_readline_resized(void) {
  if (keep_wide_enough()) lines.rl_forced_update_display();
  else lines.rl_resize_terminal();
}

void behest_readline_leave_terminal(void) { lines.rl_deprep_terminal(); }

void behest_readline_return_to_terminal(void) {
  lines.rl_prep_terminal(1);
  behest_readline_resized();
  lines.rl_on_new_line();
  behest_readline_redisplay();
}

void behest_readline_draw_anew(void) {
  lines.rl_on_new_line();
  lines.rl_forced_update_display();
}

int behest_readline_pastes(void) {
  const char *value = lines.rl_variable_value("enable-bracketed-paste");
  return value && strcmp(value, "on") == 0;
}

void behest_readline_completion_is_over(void) { *lines.rl_attempted_completion_over = 1; }

char **behest_readline_make_matches(const char *const *texts, size_t count) {
  char **matches = calloc(count + 1, sizeof *matches);
  if (!matches) return NULL;
  for (size_t i = 0; i < count; i++) matches[i] = strdup(texts[i]);
  return matches;
}

/* Not rl_clear_history: an incremental search can still find the entries that it frees, and it
   frees undo lists that other lines may share. */
void behest_history_clear(void) { lines.clear_history(); }

void behest_history_add(const char *line) { lines.add_history(line); }
