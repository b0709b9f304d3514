/* Memory for one parse at a time on each thread, freed all at once. */
#ifndef BEHEST_ARENA_H
#define BEHEST_ARENA_H

#include <stddef.h>

/* The library's allocator: its memory belongs to the thread until the thread ends the arena. */
typedef struct behest_memory {
  void *(*calloc)(size_t, size_t);
  void *(*realloc)(void *, size_t);
  void (*free)(void *);
} behest_memory;

extern const behest_memory behest_arena_memory;

#endif
