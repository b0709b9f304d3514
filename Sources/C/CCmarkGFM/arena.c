/* The arena; see arena.h. */

#include "arena.h"

#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "behest_cmark.h"

/*
 * The parser allocates some twenty pieces of memory for each line, and frees most at the end.
 * Pieces up to BEHEST_SMALL bytes are cut from chunks, and listed by size when they are freed;
 * larger ones are allocated by the system, and linked, so that ending the arena frees them too.
 */
enum {
  BEHEST_UNIT = 16,
  BEHEST_SMALL = 1024,
  BEHEST_FIRST_CHUNK = 60 * 1024,
  BEHEST_LAST_CHUNK = 960 * 1024,
};

/* The header of each piece. `next` is used while a small piece is free. */
typedef struct behest_head {
  size_t size;
  struct behest_head *next;
} behest_head;

/* The links of a large piece, before its header. */
typedef struct behest_large {
  struct behest_large *next;
  struct behest_large *previous;
} behest_large;

typedef struct behest_chunk {
  struct behest_chunk *next;
  size_t length;
} behest_chunk;

_Static_assert(
    sizeof(((behest_store *)0)->spare) / sizeof(behest_head *) == BEHEST_SMALL / BEHEST_UNIT + 1,
    "a list for each size");

static _Thread_local behest_store arena;

static void *alloc_large(size_t size) {
  behest_large *large =
      (behest_large *)calloc(1, sizeof(behest_large) + sizeof(behest_head) + size);
  if (!large) abort();
  large->next = arena.large;
  if (large->next) large->next->previous = large;
  arena.large = large;
  behest_head *head = (behest_head *)(large + 1);
  head->size = size;
  return head + 1;
}

static behest_head *cut(size_t size) {
  size_t whole = size + sizeof(behest_head);
  if ((size_t)(arena.end - arena.start) < whole) {
    size_t length = arena.chunks ? arena.chunks->length * 2 : BEHEST_FIRST_CHUNK;
    if (length > BEHEST_LAST_CHUNK) length = BEHEST_LAST_CHUNK;
    behest_chunk *chunk = (behest_chunk *)malloc(length);
    if (!chunk) abort();
    chunk->next = arena.chunks;
    chunk->length = length;
    arena.chunks = chunk;
    arena.start = (unsigned char *)(chunk + 1);
    arena.end = (unsigned char *)chunk + length;
  }
  behest_head *head = (behest_head *)arena.start;
  arena.start += whole;
  head->size = size;
  return head;
}

static void *behest_calloc(size_t count, size_t each) {
  size_t size;
  if (__builtin_mul_overflow(count, each, &size) || size > SIZE_MAX / 2) abort();
  size = size ? (size + BEHEST_UNIT - 1) & ~(size_t)(BEHEST_UNIT - 1) : BEHEST_UNIT;
  if (size > BEHEST_SMALL) return alloc_large(size);
  behest_head *head = arena.spare[size / BEHEST_UNIT];
  if (head)
    arena.spare[size / BEHEST_UNIT] = head->next;
  else
    head = cut(size);
  return memset(head + 1, 0, size);
}

static void behest_free(void *memory) {
  if (!memory) return;
  behest_head *head = (behest_head *)memory - 1;
  if (head->size <= BEHEST_SMALL) {
    head->next = arena.spare[head->size / BEHEST_UNIT];
    arena.spare[head->size / BEHEST_UNIT] = head;
    return;
  }
  behest_large *large = (behest_large *)head - 1;
  if (large->next) large->next->previous = large->previous;
  if (large->previous)
    large->previous->next = large->next;
  else
    arena.large = large->next;
  free(large);
}

static void *behest_realloc(void *memory, size_t size) {
  if (!memory) return behest_calloc(1, size);
  behest_head *head = (behest_head *)memory - 1;
  if (size <= head->size) return memory;
  void *grown = behest_calloc(1, size);
  memcpy(grown, memory, head->size);
  behest_free(memory);
  return grown;
}

const behest_memory behest_arena_memory = {behest_calloc, behest_realloc, behest_free};

behest_store behest_begin(void) {
  behest_store outer = arena;
  memset(&arena, 0, sizeof arena);
  return outer;
}

void behest_end(behest_store outer) {
  while (arena.chunks) {
    behest_chunk *chunk = arena.chunks;
    arena.chunks = chunk->next;
    free(chunk);
  }
  while (arena.large) {
    behest_large *large = arena.large;
    arena.large = large->next;
    free(large);
  }
  arena = outer;
}
