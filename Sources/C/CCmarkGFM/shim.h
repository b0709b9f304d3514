/* cmark-gfm and its extensions, with what a walk over its tree needs at every node. */
#ifndef BEHEST_CCMARKGFM_SHIM_H
#define BEHEST_CCMARKGFM_SHIM_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

/* Debian installs the library's own headers beside the public ones. */
#if __has_include(<cmark-gfm/node.h>)
#include <cmark-gfm/node.h>
#define BEHEST_SEES_NODES 1
#endif

#include "arena.h"

/* A node; opaque to Swift or not, as the headers are. */
typedef cmark_node *behest_node;

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

static inline behest_kind behest_extension_kind(cmark_node *node, int is_block) {
  const char *name = cmark_node_get_type_string(node);
  if (!strcmp(name, "table")) return behest_table;
  if (!strcmp(name, "table_header")) return behest_table_header;
  if (!strcmp(name, "table_row")) return behest_table_row;
  if (!strcmp(name, "table_cell")) return behest_table_cell;
  if (!strcmp(name, "strikethrough")) return behest_strikethrough;
  return is_block ? behest_other_block : behest_other_inline;
}

static inline behest_kind behest_kind_of(cmark_node *node) {
  cmark_node_type type = cmark_node_get_type(node);
  switch (type) {
  case CMARK_NODE_DOCUMENT: return behest_document;
  case CMARK_NODE_BLOCK_QUOTE: return behest_block_quote;
  case CMARK_NODE_LIST: return behest_list;
  case CMARK_NODE_ITEM:
    return strcmp(cmark_node_get_type_string(node), "tasklist") ? behest_item : behest_task;
  case CMARK_NODE_CODE_BLOCK: return behest_code_block;
  case CMARK_NODE_HTML_BLOCK: return behest_html_block;
  case CMARK_NODE_PARAGRAPH: return behest_paragraph;
  case CMARK_NODE_HEADING: return behest_heading;
  case CMARK_NODE_THEMATIC_BREAK: return behest_thematic_break;
  case CMARK_NODE_FOOTNOTE_DEFINITION: return behest_footnote_definition;
  case CMARK_NODE_TEXT: return behest_text;
  case CMARK_NODE_SOFTBREAK: return behest_soft_break;
  case CMARK_NODE_LINEBREAK: return behest_line_break;
  case CMARK_NODE_CODE: return behest_code;
  case CMARK_NODE_HTML_INLINE: return behest_html_inline;
  case CMARK_NODE_EMPH: return behest_emphasis;
  case CMARK_NODE_STRONG: return behest_strong;
  case CMARK_NODE_LINK: return behest_link;
  case CMARK_NODE_IMAGE: return behest_image;
  case CMARK_NODE_FOOTNOTE_REFERENCE: return behest_footnote_reference;
  default:
    return behest_extension_kind(node, (type & CMARK_NODE_TYPE_MASK) == CMARK_NODE_TYPE_BLOCK);
  }
}

/* Text that belongs to the library. */
typedef struct behest_slice {
  const uint8_t *start;
  size_t count;
} behest_slice;

static inline behest_slice behest_slice_of(const char *text) {
  behest_slice slice = {(const uint8_t *)text, text ? strlen(text) : 0};
  return slice;
}

/* The text of a leaf; copied by the library unless its nodes can be seen. */
static inline behest_slice behest_literal(cmark_node *node) {
#ifdef BEHEST_SEES_NODES
  switch (node->type) {
  case CMARK_NODE_TEXT:
  case CMARK_NODE_CODE:
  case CMARK_NODE_HTML_INLINE:
  case CMARK_NODE_HTML_BLOCK:
  case CMARK_NODE_FOOTNOTE_REFERENCE: {
    behest_slice slice = {node->as.literal.data, (size_t)node->as.literal.len};
    return slice;
  }
  case CMARK_NODE_CODE_BLOCK: {
    behest_slice slice = {node->as.code.literal.data, (size_t)node->as.code.literal.len};
    return slice;
  }
  default: break;
  }
#endif
  return behest_slice_of(cmark_node_get_literal(node));
}

static inline behest_slice behest_info(cmark_node *node) {
  return behest_slice_of(cmark_node_get_fence_info(node));
}

static inline behest_slice behest_url(cmark_node *node) {
  return behest_slice_of(cmark_node_get_url(node));
}

static inline behest_slice behest_title(cmark_node *node) {
  return behest_slice_of(cmark_node_get_title(node));
}

static inline size_t behest_child_count(cmark_node *node) {
  size_t count = 0;
  for (cmark_node *child = cmark_node_first_child(node); child; child = cmark_node_next(child))
    count++;
  return count;
}

#endif
