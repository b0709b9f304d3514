/* Calls cmark-gfm by the addresses of its symbols, linked or loaded. The declarations are those of
   0.29.0.gfm; literal.c checks them where the headers are installed. */

#include "behest_cmark.h"

#include <dlfcn.h>
#include <string.h>

#include "arena.h"
#include "literal.h"

typedef struct cmark_parser cmark_parser;
typedef struct cmark_syntax_extension cmark_syntax_extension;

/* Every function in use: its result, its name and its parameters. */
#define SYMBOLS(X) \
  X(int, cmark_version, (void)) \
  X(void, cmark_gfm_core_extensions_ensure_registered, (void)) \
  X(cmark_syntax_extension *, cmark_find_syntax_extension, (const char *)) \
  X(cmark_parser *, cmark_parser_new_with_mem, (int, const behest_memory *)) \
  X(int, cmark_parser_attach_syntax_extension, (cmark_parser *, cmark_syntax_extension *)) \
  X(void, cmark_parser_feed, (cmark_parser *, const char *, size_t)) \
  X(behest_node, cmark_parser_finish, (cmark_parser *)) \
  X(int, cmark_node_get_type, (behest_node)) \
  X(const char *, cmark_node_get_type_string, (behest_node)) \
  X(behest_node, cmark_node_first_child, (behest_node)) \
  X(behest_node, cmark_node_last_child, (behest_node)) \
  X(behest_node, cmark_node_next, (behest_node)) \
  X(behest_node, cmark_node_previous, (behest_node)) \
  X(void, cmark_node_unlink, (behest_node)) \
  X(int, cmark_node_get_start_line, (behest_node)) \
  X(int, cmark_node_get_start_column, (behest_node)) \
  X(int, cmark_node_get_end_line, (behest_node)) \
  X(int, cmark_node_get_end_column, (behest_node)) \
  X(const char *, cmark_node_get_literal, (behest_node)) \
  X(const char *, cmark_node_get_fence_info, (behest_node)) \
  X(const char *, cmark_node_get_url, (behest_node)) \
  X(const char *, cmark_node_get_title, (behest_node)) \
  X(int, cmark_node_get_fenced, (behest_node, int *, int *, char *)) \
  X(int, cmark_node_get_heading_level, (behest_node)) \
  X(int, cmark_node_get_list_type, (behest_node)) \
  X(int, cmark_node_get_list_tight, (behest_node)) \
  X(int, cmark_node_get_list_start, (behest_node)) \
  X(_Bool, cmark_gfm_extensions_get_tasklist_item_checked, (behest_node)) \
  X(uint16_t, cmark_gfm_extensions_get_table_columns, (behest_node)) \
  X(uint8_t *, cmark_gfm_extensions_get_table_alignments, (behest_node))

/* Weak: null in a program that does not link the library. */
#define DECLARATION(result, name, parameters) extern __attribute__((weak)) result name parameters;
SYMBOLS(DECLARATION)

#define MEMBER(result, name, parameters) result(*name) parameters;
static struct { SYMBOLS(MEMBER) } library;

/* Whether the library matches the headers at compile time, so that nodes can be read directly. */
static int sees_nodes;

static void *open_library(void) {
  /* The name contains the version; the one without is installed only for development. */
  static const char *const names[] = {
      "libcmark-gfm-extensions.so.0.29.0.gfm.6", "libcmark-gfm-extensions.so.0.29.0.gfm.13",
      "libcmark-gfm-extensions.so.0.29.0.gfm.11", "libcmark-gfm-extensions.so"};
  for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
    void *opened = dlopen(names[i], RTLD_LAZY | RTLD_LOCAL);
    if (opened) return opened;
  }
  return NULL;
}

int behest_cmark_open(void) {
  if (cmark_gfm_core_extensions_ensure_registered && cmark_parser_new_with_mem) {
#define LINKED(result, name, parameters) library.name = name;
    SYMBOLS(LINKED)
  } else {
    void *opened = open_library();
    if (!opened) return 0;
#define FOUND(result, name, parameters) \
  library.name = (__typeof__(library.name))dlsym(opened, #name); \
  if (!library.name) return 0;
    SYMBOLS(FOUND)
  }
  sees_nodes = library.cmark_version() == behest_header_version;
  library.cmark_gfm_core_extensions_ensure_registered();
  return 1;
}

behest_node behest_parse(const char *text, size_t count, unsigned syntax) {
  static const struct { unsigned syntax; int flag; } options[] = {
      {behest_syntax_smart, 1 << 10},
      {behest_syntax_footnotes, 1 << 13},
      {behest_syntax_double_tilde, 1 << 14}};
  static const struct { unsigned syntax; const char *name; } extensions[] = {
      {behest_syntax_table, "table"},
      {behest_syntax_strikethrough, "strikethrough"},
      {behest_syntax_autolink, "autolink"},
      {behest_syntax_tagfilter, "tagfilter"},
      {behest_syntax_tasklist, "tasklist"}};
  int flags = 0;
  for (size_t i = 0; i < sizeof options / sizeof *options; i++)
    if (syntax & options[i].syntax) flags |= options[i].flag;
  cmark_parser *parser = library.cmark_parser_new_with_mem(flags, &behest_arena_memory);
  for (size_t i = 0; i < sizeof extensions / sizeof *extensions; i++) {
    if (!(syntax & extensions[i].syntax)) continue;
    cmark_syntax_extension *found = library.cmark_find_syntax_extension(extensions[i].name);
    if (found) library.cmark_parser_attach_syntax_extension(parser, found);
  }
  if (text) library.cmark_parser_feed(parser, text, count);
  return library.cmark_parser_finish(parser);
}

static behest_kind extension_kind(behest_node node, int is_block) {
  const char *name = library.cmark_node_get_type_string(node);
  if (!strcmp(name, "table")) return behest_table;
  if (!strcmp(name, "table_header")) return behest_table_header;
  if (!strcmp(name, "table_row")) return behest_table_row;
  if (!strcmp(name, "table_cell")) return behest_table_cell;
  if (!strcmp(name, "strikethrough")) return behest_strikethrough;
  return is_block ? behest_other_block : behest_other_inline;
}

behest_kind behest_kind_of(behest_node node) {
  int type = library.cmark_node_get_type(node);
  switch (type) {
  case node_document: return behest_document;
  case node_block_quote: return behest_block_quote;
  case node_list: return behest_list;
  case node_item:
    return strcmp(library.cmark_node_get_type_string(node), "tasklist") ? behest_item
                                                                        : behest_task;
  case node_code_block: return behest_code_block;
  case node_html_block: return behest_html_block;
  case node_paragraph: return behest_paragraph;
  case node_heading: return behest_heading;
  case node_thematic_break: return behest_thematic_break;
  case node_footnote_definition: return behest_footnote_definition;
  case node_text: return behest_text;
  case node_soft_break: return behest_soft_break;
  case node_line_break: return behest_line_break;
  case node_code: return behest_code;
  case node_html_inline: return behest_html_inline;
  case node_emphasis: return behest_emphasis;
  case node_strong: return behest_strong;
  case node_link: return behest_link;
  case node_image: return behest_image;
  case node_footnote_reference: return behest_footnote_reference;
  default: return extension_kind(node, !(type & 0x4000));
  }
}

behest_node behest_first_child(behest_node node) { return library.cmark_node_first_child(node); }
behest_node behest_last_child(behest_node node) { return library.cmark_node_last_child(node); }
behest_node behest_next(behest_node node) { return library.cmark_node_next(node); }
behest_node behest_previous(behest_node node) { return library.cmark_node_previous(node); }
void behest_unlink(behest_node node) { library.cmark_node_unlink(node); }

size_t behest_child_count(behest_node node) {
  size_t count = 0;
  for (behest_node child = behest_first_child(node); child; child = behest_next(child)) count++;
  return count;
}

int behest_start_line(behest_node node) { return library.cmark_node_get_start_line(node); }
int behest_start_column(behest_node node) { return library.cmark_node_get_start_column(node); }
int behest_end_line(behest_node node) { return library.cmark_node_get_end_line(node); }
int behest_end_column(behest_node node) { return library.cmark_node_get_end_column(node); }

static behest_slice slice_of(const char *text) {
  behest_slice slice = {(const uint8_t *)text, text ? strlen(text) : 0};
  return slice;
}

behest_slice behest_literal(behest_node node) {
  behest_slice slice;
  if (sees_nodes && behest_see_literal(node, &slice)) return slice;
  return slice_of(library.cmark_node_get_literal(node));
}

behest_slice behest_info(behest_node node) {
  return slice_of(library.cmark_node_get_fence_info(node));
}

behest_slice behest_url(behest_node node) { return slice_of(library.cmark_node_get_url(node)); }

behest_slice behest_title(behest_node node) {
  return slice_of(library.cmark_node_get_title(node));
}

int behest_heading_level(behest_node node) { return library.cmark_node_get_heading_level(node); }
int behest_is_ordered(behest_node list) { return library.cmark_node_get_list_type(list) == 2; }
int behest_is_tight(behest_node list) { return library.cmark_node_get_list_tight(list); }
int behest_list_start(behest_node list) { return library.cmark_node_get_list_start(list); }

int behest_is_checked(behest_node item) {
  return library.cmark_gfm_extensions_get_tasklist_item_checked(item);
}

char behest_fence(behest_node code_block) {
  int length = 0, offset = 0;
  char mark = 0;
  return library.cmark_node_get_fenced(code_block, &length, &offset, &mark) ? mark : 0;
}

unsigned behest_column_count(behest_node table) {
  return library.cmark_gfm_extensions_get_table_columns(table);
}

const uint8_t *behest_alignments(behest_node table) {
  return library.cmark_gfm_extensions_get_table_alignments(table);
}
