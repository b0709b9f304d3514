/* cmark-gfm and its extensions. */
#ifndef BEHEST_CCMARKGFM_SHIM_H
#define BEHEST_CCMARKGFM_SHIM_H

#include <cmark-gfm.h>
#include <cmark-gfm-core-extensions.h>

#endif
