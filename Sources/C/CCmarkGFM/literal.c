/* Reads nodes directly if the library's internal headers are installed, as Debian does beside the
   public ones, and checks that the declarations beside this file match the library's. */

#include "literal.h"

#if __has_include(<cmark-gfm/node.h>)
#include <cmark-gfm.h>
#include <cmark-gfm/node.h>

#include "arena.h"

_Static_assert((int)node_document == (int)CMARK_NODE_DOCUMENT, "kinds of blocks");
_Static_assert((int)node_html_block == (int)CMARK_NODE_HTML_BLOCK, "kinds of blocks");
_Static_assert((int)node_footnote_definition == (int)CMARK_NODE_FOOTNOTE_DEFINITION, "kinds of blocks");
_Static_assert((int)node_text == (int)CMARK_NODE_TEXT, "kinds of inlines");
_Static_assert((int)node_html_inline == (int)CMARK_NODE_HTML_INLINE, "kinds of inlines");
_Static_assert((int)node_footnote_reference == (int)CMARK_NODE_FOOTNOTE_REFERENCE, "kinds of inlines");
_Static_assert(CMARK_OPT_SMART == 1 << 10 && CMARK_OPT_FOOTNOTES == 1 << 13, "options");
_Static_assert(CMARK_OPT_STRIKETHROUGH_DOUBLE_TILDE == 1 << 14, "options");
_Static_assert(CMARK_ORDERED_LIST == 2, "kinds of lists");
_Static_assert(sizeof(behest_memory) == sizeof(cmark_mem), "allocators");

const int behest_header_version = CMARK_GFM_VERSION;

int behest_see_literal(behest_node node, behest_slice *slice) {
  switch (node->type) {
  case CMARK_NODE_TEXT:
  case CMARK_NODE_CODE:
  case CMARK_NODE_HTML_INLINE:
  case CMARK_NODE_HTML_BLOCK:
  case CMARK_NODE_FOOTNOTE_REFERENCE:
    slice->start = node->as.literal.data;
    slice->count = (size_t)node->as.literal.len;
    return 1;
  case CMARK_NODE_CODE_BLOCK:
    slice->start = node->as.code.literal.data;
    slice->count = (size_t)node->as.code.literal.len;
    return 1;
  default: return 0;
  }
}

#else

const int behest_header_version = 0;

int behest_see_literal(behest_node node, behest_slice *slice) {
  (void)node;
  (void)slice;
  return 0;
}

#endif
