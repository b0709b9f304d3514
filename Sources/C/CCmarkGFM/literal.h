/* Access to a node's text without a copy, and the library's numbers of the kinds of nodes. */
#ifndef BEHEST_LITERAL_H
#define BEHEST_LITERAL_H

#include "behest_cmark.h"

enum {
  node_document = 0x8001,
  node_block_quote,
  node_list,
  node_item,
  node_code_block,
  node_html_block,
  node_paragraph = 0x8008,
  node_heading,
  node_thematic_break,
  node_footnote_definition,
  node_text = 0xc001,
  node_soft_break,
  node_line_break,
  node_code,
  node_html_inline,
  node_emphasis = 0xc007,
  node_strong,
  node_link,
  node_image,
  node_footnote_reference,
};

/* The version of the library's headers at compile time; 0 without them. */
extern const int behest_header_version;

/* Reads the text in place; returns whether it could. Only for a library of that version. */
int behest_see_literal(behest_node node, behest_slice *slice);

#endif
