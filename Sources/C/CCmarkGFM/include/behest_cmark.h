/* cmark-gfm, found in the program or on the machine when it is first asked for, so that a program
   that parses no Markdown needs no library, neither for its build nor to run. */
#ifndef BEHEST_CMARK_H
#define BEHEST_CMARK_H

#include <stddef.h>
#include <stdint.h>

/* Whether the library is there. Not thread-safe, and the first call of a program. */
int behest_cmark_open(void);

/* What a parse takes and gives back all at once; see arena.h. */
typedef struct behest_store {
  unsigned char *start;
  unsigned char *end;
  struct behest_chunk *chunks;
  struct behest_large *large;
  struct behest_head *spare[65];
} behest_store;

/* Begins an empty arena; gives back the one before it, which may be in use by a caller. */
behest_store behest_begin(void);

/* Frees everything at once, and goes back to the arena before. */
void behest_end(behest_store outer);

/* What the library makes of a text beyond CommonMark. */
typedef enum behest_syntax {
  behest_syntax_table = 1 << 0,
  behest_syntax_strikethrough = 1 << 1,
  behest_syntax_autolink = 1 << 2,
  behest_syntax_tagfilter = 1 << 3,
  behest_syntax_tasklist = 1 << 4,
  behest_syntax_footnotes = 1 << 5,
  behest_syntax_smart = 1 << 6,
  behest_syntax_double_tilde = 1 << 7,
} behest_syntax;

/* A node of the tree, which is the arena's. */
typedef struct cmark_node *behest_node;

/* The root of a text's tree. One call at a time: the library changes a table that all parsers share. */
behest_node behest_parse(const char *text, size_t count, unsigned syntax);

/* The kinds of nodes; those of extensions are numbered by the library as they are registered. */
typedef enum behest_kind {
  behest_document,
  behest_block_quote,
  behest_list,
  behest_item,
  behest_task,
  behest_code_block,
  behest_html_block,
  behest_paragraph,
  behest_heading,
  behest_thematic_break,
  behest_footnote_definition,
  behest_table,
  behest_table_header,
  behest_table_row,
  behest_table_cell,
  behest_other_block,
  behest_text,
  behest_soft_break,
  behest_line_break,
  behest_code,
  behest_html_inline,
  behest_emphasis,
  behest_strong,
  behest_strikethrough,
  behest_link,
  behest_image,
  behest_footnote_reference,
  behest_other_inline,
} behest_kind;

behest_kind behest_kind_of(behest_node node);

behest_node behest_first_child(behest_node node);
behest_node behest_last_child(behest_node node);
behest_node behest_next(behest_node node);
behest_node behest_previous(behest_node node);
size_t behest_child_count(behest_node node);
void behest_unlink(behest_node node);

/* Where a block is: lines and columns counted from one, 0 where the library does not know. */
int behest_start_line(behest_node node);
int behest_start_column(behest_node node);
int behest_end_line(behest_node node);
int behest_end_column(behest_node node);

/* Text that belongs to the library. */
typedef struct behest_slice {
  const uint8_t *start;
  size_t count;
} behest_slice;

/* The text of a leaf; copied by the library unless its nodes can be seen. */
behest_slice behest_literal(behest_node node);
behest_slice behest_info(behest_node node);
behest_slice behest_url(behest_node node);
behest_slice behest_title(behest_node node);

int behest_heading_level(behest_node node);
int behest_is_ordered(behest_node list);
int behest_is_tight(behest_node list);
int behest_list_start(behest_node list);
int behest_is_checked(behest_node item);

/* The character of a code block's fence, or 0. */
char behest_fence(behest_node code_block);

unsigned behest_column_count(behest_node table);

/* One letter a column: l, c, r or 0. */
const uint8_t *behest_alignments(behest_node table);

#endif
