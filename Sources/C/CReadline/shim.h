/* The addresses of GNU Readline's symbols in a program that is linked with it, by name. */
#ifndef BEHEST_CREADLINE_SHIM_H
#define BEHEST_CREADLINE_SHIM_H

#include <stdio.h>
#include <string.h>
#include <readline/history.h>
#include <readline/readline.h>

/* Returns the address of a symbol of readline; NULL for one that the line editor does not use. */
static inline void *behest_linked_readline(const char *name) {
  static const struct { const char *name; void *address; } symbols[] = {
#define SYMBOL(name) {#name, (void *)&name}
      SYMBOL(readline), SYMBOL(rl_initialize), SYMBOL(rl_variable_bind), SYMBOL(rl_variable_value),
      SYMBOL(rl_add_defun), SYMBOL(rl_get_keymap_by_name), SYMBOL(rl_function_of_keyseq),
      SYMBOL(rl_ding), SYMBOL(rl_stuff_char), SYMBOL(rl_bind_keyseq_in_map), SYMBOL(rl_insert_text),
      SYMBOL(rl_newline), SYMBOL(rl_vi_editing_mode), SYMBOL(rl_redisplay),
      SYMBOL(rl_redisplay_function), SYMBOL(rl_resize_terminal), SYMBOL(rl_deprep_terminal), SYMBOL(rl_prep_terminal),
      SYMBOL(rl_on_new_line), SYMBOL(rl_forced_update_display), SYMBOL(clear_history),
      SYMBOL(add_history), SYMBOL(rl_readline_name), SYMBOL(rl_outstream),
      SYMBOL(rl_catch_signals), SYMBOL(rl_catch_sigwinch), SYMBOL(rl_change_environment),
      SYMBOL(rl_getc_function), SYMBOL(rl_attempted_completion_function),
      SYMBOL(rl_completion_display_matches_hook), SYMBOL(rl_completer_word_break_characters),
      SYMBOL(rl_completer_quote_characters), SYMBOL(rl_completion_append_character),
      SYMBOL(rl_line_buffer), SYMBOL(rl_point), SYMBOL(rl_end),
      SYMBOL(rl_attempted_completion_over), SYMBOL(rl_reset_screen_size),
      SYMBOL(rl_get_screen_size), SYMBOL(rl_set_screen_size), SYMBOL(rl_delete_text),
      SYMBOL(rl_begin_undo_group), SYMBOL(rl_end_undo_group), SYMBOL(rl_get_keymap),
      SYMBOL(rl_complete), SYMBOL(rl_reverse_search_history), SYMBOL(rl_readline_state),
      SYMBOL(rl_startup_hook),
#undef SYMBOL
  };
  for (size_t i = 0; i < sizeof symbols / sizeof *symbols; i++)
    if (strcmp(symbols[i].name, name) == 0) return symbols[i].address;
  return NULL;
}

#endif
