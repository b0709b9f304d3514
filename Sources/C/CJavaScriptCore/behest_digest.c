/* Loads GLib, and makes digests by it. */

#include "behest_javascript.h"

#include <dlfcn.h>

size_t behest_digest(
    int type, const void *key, size_t key_size, const void *data, size_t size,
    unsigned char *digest) {
  /* Opening it again only counts. */
  void *library = dlopen("libglib-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  void *(*make)(int);
  void *(*make_keyed)(int, const void *, size_t);
  void (*update)(void *, const void *, ptrdiff_t);
  void (*get)(void *, unsigned char *, size_t *);
  void (*end)(void *);
#define LOAD(function, name) \
  if (!(*(void **)&function = dlsym(library, name))) return 0
  LOAD(make, "g_checksum_new");
  LOAD(make_keyed, "g_hmac_new");
  LOAD(update, key ? "g_hmac_update" : "g_checksum_update");
  LOAD(get, key ? "g_hmac_get_digest" : "g_checksum_get_digest");
  LOAD(end, key ? "g_hmac_unref" : "g_checksum_free");
#undef LOAD
  void *state = key ? make_keyed(type, key, key_size) : make(type);
  if (!state) return 0;
  size_t length = behest_digest_size;
  if (size) update(state, data, (ptrdiff_t)size);
  get(state, digest, &length);
  end(state);
  return length;
}
