/* What a program on Apple's systems has before its first line runs: a locale and an Info.plist. */
#ifndef BEHEST_CPROGRAM_START_H
#define BEHEST_CPROGRAM_START_H

#include <stdbool.h>

/* Sets a value of the main bundle's info dictionary, which all of Foundation reads it from.

   Both are Foundation objects, such as an NSString; the dictionary retains them. */
void behest_set_main_bundle_info(const void *key, const void *value);

/* Begins to describe the main bundle; false if this thread does so already. */
bool behest_description_begins(void);

/* Ends what has begun. */
void behest_description_ends(void);

/* Gives an object the contents of another one of its class: the bytes after the header.

   Does nothing unless `witnesses`, of both, is a constant of the program or of a library, and neither
   object is. */
void behest_copy_contents(void *object, const void *other, const void *witnesses);

/* The name of the program's file. */
const char *behest_program_name(void);

#endif
