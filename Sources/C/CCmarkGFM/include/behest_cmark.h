/* cmark-gfm, linked with the program or loaded when first needed, so that a program that parses no
   Markdown needs no library, neither to build nor to run. */
#ifndef BEHEST_CMARK_H
#define BEHEST_CMARK_H

#include <stddef.h>
#include <stdint.h>

/* Finds the library and returns whether it was found. Not thread-safe; must be the first call. */
int behest_cmark_open(void);

/* An arena: the memory of one parse, freed all at once; see arena.h. */
typedef struct behest_store {
  unsigned char *start;
  unsigned char *end;
  struct behest_chunk *chunks;
  struct behest_large *large;
  struct behest_head *spare[65];
} behest_store;

/* Begins an empty arena; returns the previous one, which a caller may be using. */
behest_store behest_begin(void);

/* Frees the current arena and restores the previous one. */
void behest_end(behest_store outer);

/* The library's extensions of CommonMark. */
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

/* A node of the tree, whose memory is in the arena. */
typedef struct cmark_node *behest_node;

/* Parses a text and returns the root of its tree. Not thread-safe: all parsers share a table. */
behest_node behest_parse(const char *text, size_t count, unsigned syntax);

/* The kinds of nodes; the library itself numbers those of extensions at registration. */
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

/* The location of a block: lines and columns counted from one; 0 if the library has none. */
int behest_start_line(behest_node node);
int behest_start_column(behest_node node);
int behest_end_line(behest_node node);
int behest_end_column(behest_node node);

/* Text in memory of the library. */
typedef struct behest_slice {
  const uint8_t *start;
  size_t count;
} behest_slice;

/* The text of a leaf; the library copies it unless its headers were found (see literal.h). */
behest_slice behest_literal(behest_node node);
behest_slice behest_info(behest_node node);
behest_slice behest_url(behest_node node);
behest_slice behest_title(behest_node node);

int behest_heading_level(behest_node node);
int behest_is_ordered(behest_node list);
int behest_is_tight(behest_node list);
int behest_list_start(behest_node list);
int behest_is_checked(behest_node item);

/* The character of a code block's fence; 0 for an indented block. */
char behest_fence(behest_node code_block);

unsigned behest_column_count(behest_node table);

/* The alignment of each column as a letter: l, c, r, or 0 for none. */
const uint8_t *behest_alignments(behest_node table);

#endif
