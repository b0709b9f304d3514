/* JavaScriptCore, loaded when first needed: it is not required to build or to start a program.

   The declarations are those of its C interface, which has not changed since 2009; those of the time
   limit and of unhandled rejections are in JSContextRefPrivate.h. */
#ifndef BEHEST_JAVASCRIPT_H
#define BEHEST_JAVASCRIPT_H

#include <stdbool.h>
#include <stddef.h>

typedef const struct behest_js_group *behest_js_group;
typedef const struct behest_js_context *behest_js_context;
typedef const struct behest_js_string *behest_js_string;
typedef const struct behest_js_value *behest_js_value;

typedef behest_js_value (*behest_js_function)(
    behest_js_context, behest_js_value function, behest_js_value this_object, size_t count,
    const behest_js_value arguments[], behest_js_value *exception);

/* The functions of the library. */
struct behest_js {
  behest_js_group (*JSContextGroupCreate)(void);
  void (*JSContextGroupRelease)(behest_js_group);
  behest_js_context (*JSGlobalContextCreateInGroup)(behest_js_group, const void *);
  void (*JSGlobalContextRelease)(behest_js_context);
  void (*JSContextGroupSetExecutionTimeLimit)(
      behest_js_group, double, bool (*)(behest_js_context, void *), void *);
  void (*JSContextGroupClearExecutionTimeLimit)(behest_js_group);
  behest_js_value (*JSEvaluateScript)(
      behest_js_context, behest_js_string, behest_js_value, behest_js_string, int,
      behest_js_value *);
  void (*JSGlobalContextSetUnhandledRejectionCallback)(
      behest_js_context, behest_js_value function, behest_js_value *);
  behest_js_string (*JSStringCreateWithUTF8CString)(const char *);
  void (*JSStringRelease)(behest_js_string);
  size_t (*JSStringGetMaximumUTF8CStringSize)(behest_js_string);
  size_t (*JSStringGetUTF8CString)(behest_js_string, char *, size_t);
  behest_js_value (*JSValueMakeString)(behest_js_context, behest_js_string);
  behest_js_value (*JSValueMakeUndefined)(behest_js_context);
  behest_js_string (*JSValueToStringCopy)(behest_js_context, behest_js_value, behest_js_value *);
  bool (*JSValueIsString)(behest_js_context, behest_js_value);
  bool (*JSValueIsObject)(behest_js_context, behest_js_value);
  void (*JSValueProtect)(behest_js_context, behest_js_value);
  void (*JSValueUnprotect)(behest_js_context, behest_js_value);
  behest_js_value (*JSContextGetGlobalObject)(behest_js_context);
  behest_js_value (*JSObjectMakeFunctionWithCallback)(
      behest_js_context, behest_js_string, behest_js_function);
  behest_js_value (*JSObjectCallAsFunction)(
      behest_js_context, behest_js_value, behest_js_value, size_t, const behest_js_value[],
      behest_js_value *);
  void (*JSObjectSetProperty)(
      behest_js_context, behest_js_value, behest_js_string, behest_js_value, unsigned,
      behest_js_value *);
  behest_js_value (*JSObjectGetProperty)(
      behest_js_context, behest_js_value, behest_js_string, behest_js_value *);
  behest_js_value (*JSObjectMakeDeferredPromise)(
      behest_js_context, behest_js_value *, behest_js_value *, behest_js_value *);
  behest_js_context (*JSContextGetGlobalContext)(behest_js_context);
  behest_js_value (*JSObjectMakeError)(
      behest_js_context, size_t, const behest_js_value[], behest_js_value *);
  bool (*JSObjectDeleteProperty)(
      behest_js_context, behest_js_value, behest_js_string, behest_js_value *);
};

/* Returns the functions of the library; NULL when it is not installed. */
const struct behest_js *behest_js_load(void);

enum { behest_digest_size = 64 };

/* Writes the digest of data, or with a key its HMAC, to a buffer of behest_digest_size bytes, by GLib,
   which the library needs anyway.

   The type is a GChecksumType: 0 for MD5, 1 for SHA-1, 2 for SHA-256, 3 for SHA-512, 4 for SHA-384.
   The key is NULL for none. Returns the size of the digest; 0 when GLib is not installed. */
size_t behest_digest(
    int type, const void *key, size_t key_size, const void *data, size_t size,
    unsigned char *digest);

#endif
