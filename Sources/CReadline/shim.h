/* GNU Readline and its history, as calls: Swift sees no shared C state. */
#ifndef BEHEST_CREADLINE_SHIM_H
#define BEHEST_CREADLINE_SHIM_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <readline/history.h>
#include <readline/readline.h>

/* What a key reader returns when there will be no more keys; READERR of readline's own source. */
#define BEHEST_NO_MORE_KEYS (-2)

static inline const char *behest_readline_version(void) { return rl_library_version; }

/* Names the application for `$if` in inputrc, and leaves signals, the environment and the prompt's
   stream to the caller: prompts go to standard error, results to standard output. */
static inline void behest_readline_set_up(
    const char *name, rl_getc_func_t *read_key, rl_completion_func_t *complete,
    rl_compdisp_func_t *show_completions) {
  rl_readline_name = name;
  rl_outstream = stderr;
  rl_catch_signals = 0;
  rl_catch_sigwinch = 0;
  rl_change_environment = 0;
  rl_getc_function = read_key;
  rl_attempted_completion_function = complete;
  rl_completion_display_matches_hook = show_completions;
  rl_completer_word_break_characters = "";
  rl_completer_quote_characters = "";
  rl_completion_append_character = '\0';
  /* A default; inputrc, which is read next, may say otherwise. */
  rl_variable_bind("show-all-if-ambiguous", "on");
  rl_initialize();
}

/* Binds Enter and Alt-Enter, where the person's inputrc has left them alone. */
static inline void behest_readline_bind(rl_command_func_t *accept, rl_command_func_t *newline) {
  static const char *const keymaps[] = {"emacs", "vi-insert", "vi-command"};
  rl_add_defun("behest-accept-line", accept, -1);
  rl_add_defun("behest-insert-newline", newline, -1);
  for (size_t i = 0; i < sizeof keymaps / sizeof *keymaps; i++) {
    Keymap map = rl_get_keymap_by_name(keymaps[i]);
    if (!map) continue;
    if (rl_function_of_keyseq("\r", map, NULL) == rl_newline) rl_bind_key_in_map('\r', accept, map);
    if (rl_function_of_keyseq("\n", map, NULL) == rl_newline) rl_bind_key_in_map('\n', accept, map);
  }
  Keymap emacs = rl_get_keymap_by_name("emacs");
  if (rl_function_of_keyseq("\033\r", emacs, NULL) == rl_vi_editing_mode)
    rl_bind_keyseq_in_map("\033\r", newline, emacs);
  if (rl_function_of_keyseq("\033\n", emacs, NULL) == rl_vi_editing_mode)
    rl_bind_keyseq_in_map("\033\n", newline, emacs);
}

static inline char *behest_readline(const char *prompt) { return readline(prompt); }

static inline const char *behest_readline_buffer(void) {
  return rl_line_buffer ? rl_line_buffer : "";
}

static inline int behest_readline_point(void) { return rl_point; }

static inline void behest_readline_insert(const char *text) { rl_insert_text(text); }

static inline void behest_readline_move_to_end(void) { rl_point = rl_end; }

static inline int behest_readline_accept(int count, int key) { return rl_newline(count, key); }

static inline void behest_readline_redisplay(void) { rl_redisplay(); }

static inline void behest_readline_resized(void) { rl_resize_terminal(); }

static inline void behest_readline_leave_terminal(void) { rl_deprep_terminal(); }

static inline void behest_readline_return_to_terminal(void) {
  rl_prep_terminal(1);
  rl_resize_terminal();
  rl_on_new_line();
  rl_redisplay();
}

/* After a list of completions was printed below the line: draws prompt and line anew. */
static inline void behest_readline_draw_anew(void) {
  rl_on_new_line();
  rl_forced_update_display();
}

/* Whether readline itself ends the screen's line when a line is cut short: it does where it has
   turned bracketed paste on. */
static inline int behest_readline_ends_line(void) {
  const char *value = rl_variable_value("enable-bracketed-paste");
  return value && strcmp(value, "on") == 0;
}

/* Keeps readline from trying file names when there are no completions of ours. */
static inline void behest_readline_completion_is_over(void) { rl_attempted_completion_over = 1; }

/* Strings that readline will free; `texts` holds `count` of them. */
static inline char **behest_readline_make_matches(const char *const *texts, size_t count) {
  char **matches = calloc(count + 1, sizeof *matches);
  if (!matches) return NULL;
  for (size_t i = 0; i < count; i++) matches[i] = strdup(texts[i]);
  return matches;
}

static inline void behest_history_clear(void) { rl_clear_history(); }

static inline void behest_history_add(const char *line) { add_history(line); }

#endif
