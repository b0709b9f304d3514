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
  X(int (*)(void), rl_ding) \
  X(int (*)(int), rl_stuff_char) \
  X(int (*)(const char *, behest_line_command *, void *), rl_bind_keyseq_in_map) \
  X(int (*)(const char *), rl_insert_text) \
  X(int (*)(int, int), rl_delete_text) \
  X(int (*)(void), rl_begin_undo_group) \
  X(int (*)(void), rl_end_undo_group) \
  X(void *(*)(void), rl_get_keymap) \
  X(behest_line_command *, rl_newline) \
  X(behest_line_command *, rl_complete) \
  X(behest_line_command *, rl_reverse_search_history) \
  X(behest_line_command *, rl_vi_editing_mode) \
  X(void (*)(void), rl_redisplay) \
  X(void (**)(void), rl_redisplay_function) \
  X(int (**)(void), rl_startup_hook) \
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
  X(unsigned long *, rl_readline_state) \
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

static behest_line_drawer *draw_around;
static behest_key_handler *handle_key;

/* Every key that a command of ours sees before Readline's: a name, the bytes, the command. */
#define KEYS(X) \
  X(return, "\r", ENTER) X(newline, "\n", ENTER) \
  X(up, "\033[A", UP) X(up_application, "\033OA", UP) X(control_p, "\020", UP) \
  X(down, "\033[B", DOWN) X(down_application, "\033OB", DOWN) X(control_n, "\016", DOWN) \
  X(page_up, "\033[5~", PAGE_UP) X(page_down, "\033[6~", PAGE_DOWN) \
  X(left, "\033[D", LEFT) X(left_application, "\033OD", LEFT) \
  X(right, "\033[C", RIGHT) X(right_application, "\033OC", RIGHT) X(control_f, "\006", RIGHT) \
  X(meta_f, "\033f", WORD_RIGHT) X(control_right, "\033[1;5C", WORD_RIGHT) \
  X(meta_right, "\033[1;3C", WORD_RIGHT) \
  X(home, "\033[H", HOME) X(home_application, "\033OH", HOME) X(home_linux, "\033[1~", HOME) \
  X(end, "\033[F", END) X(end_application, "\033OF", END) X(end_linux, "\033[4~", END) \
  X(control_e, "\005", END) \
  X(tab, "\t", TAB) X(back_tab, "\033[Z", BACK_TAB) \
  X(control_r, "\022", HISTORY) X(control_g, "\007", ABORT) \
  X(control_x_e, "\030\005", EDIT) X(v, "v", EDIT)

#define INDEX(name, keys, command) INDEX_##name,
enum { KEYS(INDEX) KEY_COUNT };

enum { EMACS, VI_INSERT, VI_COMMAND, KEYMAP_COUNT };
static const char *const keymap_names[] = {"emacs", "vi-insert", "vi-command"};
static void *keymaps[KEYMAP_COUNT];
static behest_line_command *originals[KEYMAP_COUNT][KEY_COUNT];

/* Runs our command; the one that the person's inputrc has bound to the key if ours has nothing to do. */
static int run(int index, int command, int count, int key) {
  if (handle_key(command)) return 0;
  void *map = lines.rl_get_keymap();
  for (int i = 0; i < KEYMAP_COUNT; i++)
    if (keymaps[i] == map && originals[i][index]) return originals[i][index](count, key);
  return 0;
}

#define RUN(name, keys, command) \
  static int run_##name(int count, int key) { \
    return run(INDEX_##name, BEHEST_KEY_##command, count, key); \
  }
KEYS(RUN)

static int insert_newline(int count, int key) {
  return lines.rl_insert_text("\n"), 0;
}

/* Returns the command of a key; NULL where it has none, or a macro or further keys of the person's. */
static behest_line_command *bound(const char *keys, void *map, int *is_other) {
  behest_line_command *command = lines.rl_function_of_keyseq(keys, map, is_other);
  return *is_other ? NULL : command;
}

/* Returns whether a key may be ours: a person's own binding of one that does something by itself stays. */
static int may_take(int command, int map, const behest_line_command *original) {
  switch (command) {
  case BEHEST_KEY_ENTER: return original == lines.rl_newline;
  case BEHEST_KEY_TAB: return original == lines.rl_complete;
  case BEHEST_KEY_HISTORY: return original == lines.rl_reverse_search_history;
  case BEHEST_KEY_EDIT: return !original;
  default: return map != VI_COMMAND || original;
  }
}

static void bind(int index, const char *keys, int command, behest_line_command *function) {
  for (int i = 0; i < KEYMAP_COUNT; i++) {
    /* In vi's modes Ctrl-X is no prefix, and a `v` that is typed is a letter. */
    if (command == BEHEST_KEY_EDIT && i != (keys[0] == 'v' ? VI_COMMAND : EMACS)) continue;
    int is_other = 0;
    behest_line_command *original = keymaps[i] ? bound(keys, keymaps[i], &is_other) : NULL;
    if (!keymaps[i] || is_other || !may_take(command, i, original)) continue;
    originals[i][index] = original;
    lines.rl_bind_keyseq_in_map(keys, function, keymaps[i]);
  }
}

void behest_readline_set_up(
    const char *name, behest_key_reader *read_key, behest_completer *complete,
    behest_completion_lister *show_completions, behest_key_handler *handler,
    behest_line_drawer *drawer) {
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
  handle_key = handler;
  draw_around = drawer;
  /* Names for inputrc, which is read next. */
  lines.rl_add_defun("behest-accept-line", run_return, -1);
  lines.rl_add_defun("behest-insert-newline", insert_newline, -1);
  lines.rl_add_defun("behest-history", run_control_r, -1);
  lines.rl_add_defun("behest-edit-line", run_control_x_e, -1);
  /* A default; inputrc may override it. */
  lines.rl_variable_bind("show-all-if-ambiguous", "on");
  lines.rl_initialize();
  for (int i = 0; i < KEYMAP_COUNT; i++) keymaps[i] = lines.rl_get_keymap_by_name(keymap_names[i]);
#define BIND(name, keys, command) \
  bind(INDEX_##name, keys, BEHEST_KEY_##command, run_##name);
  KEYS(BIND)
  for (int i = 0; i < KEYMAP_COUNT; i++)
    if (!originals[i][INDEX_return]) originals[i][INDEX_return] = lines.rl_newline;
  const char *const newlines[] = {"\033\r", "\033\n"};
  for (int i = 0; i < 2; i++) {
    int is_other = 0;
    if (bound(newlines[i], keymaps[EMACS], &is_other) == lines.rl_vi_editing_mode)
      lines.rl_bind_keyseq_in_map(newlines[i], insert_newline, keymaps[EMACS]);
  }
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

/* Draws the line, and what is around it. */
static void redisplay_live(void) {
  draw_around(0);
  lines.rl_redisplay();
  draw_around(1);
}

static const char *line_start;

static int insert_start(void) { return lines.rl_insert_text(line_start); }

char *behest_readline(const char *prompt, const char *start, int is_secret, int is_live) {
  /* The history is replaced for each line, so nothing in it has to be reverted; readline would
     use undo lists that it has freed. */
  lines.rl_variable_bind("revert-all-at-newline", "off");
  keep_wide_enough();
  *lines.rl_redisplay_function = is_secret ? redisplay_secret : is_live ? redisplay_live : lines.rl_redisplay;
  line_start = start;
  *lines.rl_startup_hook = insert_start;
  return lines.readline(prompt);
}

const char *behest_readline_buffer(void) {
  return *lines.rl_line_buffer ? *lines.rl_line_buffer : "";
}

int behest_readline_point(void) { return *lines.rl_point; }

void behest_readline_insert(const char *text) { lines.rl_insert_text(text); }

void behest_readline_move(int offset) { *lines.rl_point = offset; }

void behest_readline_replace(const char *text) {
  lines.rl_begin_undo_group();
  lines.rl_delete_text(0, *lines.rl_end);
  *lines.rl_point = 0;
  lines.rl_insert_text(text);
  lines.rl_end_undo_group();
}

static int is_on(const char *variable) {
  const char *value = lines.rl_variable_value(variable);
  return value && strcmp(value, "on") == 0;
}

int behest_readline_is_usual(void) {
  /* RL_STATE_ISEARCH, NSEARCH, SEARCH and NUMERICARG, each with a prompt of its own. */
  static const unsigned long special = 0x80 | 0x100 | 0x200 | 0x400;
  return !is_on("horizontal-scroll-mode") && !(*lines.rl_readline_state & special);
}

const char *behest_readline_mode(void) {
  if (!is_on("show-mode-in-prompt")) return "";
  static const char *const strings[] = {"emacs-mode-string", "vi-ins-mode-string", "vi-cmd-mode-string"};
  for (int i = 0; i < KEYMAP_COUNT; i++)
    if (keymaps[i] == lines.rl_get_keymap()) {
      const char *value = lines.rl_variable_value(strings[i]);
      return value ? value : "";
    }
  return "";
}

void behest_readline_push(int key) { lines.rl_stuff_char(key); }

void behest_readline_ring(void) { lines.rl_ding(); }

int behest_cells(wchar_t character) { return wcwidth(character); }

int behest_readline_is_vi(void) { return lines.rl_get_keymap() != keymaps[EMACS]; }

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
  keep_wide_enough();
  lines.rl_on_new_line();
  lines.rl_forced_update_display();
}

int behest_readline_pastes(void) {
  return is_on("enable-bracketed-paste");
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
