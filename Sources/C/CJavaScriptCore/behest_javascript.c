/* Loads JavaScriptCore. */

#include "behest_javascript.h"

#include <dlfcn.h>

static struct behest_js functions;

const struct behest_js *behest_js_load(void) {
  static const char *const names[] = {
      "libjavascriptcoregtk-4.1.so.0", "libjavascriptcoregtk-6.0.so.1",
      "libjavascriptcoregtk-4.0.so.18"};
  void *library = NULL;
  for (size_t i = 0; !library && i < sizeof names / sizeof *names; i++) {
    library = dlopen(names[i], RTLD_NOW | RTLD_LOCAL);
  }
  if (!library) return NULL;
#define LOAD(name) \
  if (!(*(void **)&functions.name = dlsym(library, #name))) return NULL
  LOAD(JSContextGroupCreate);
  LOAD(JSContextGroupRelease);
  LOAD(JSGlobalContextCreateInGroup);
  LOAD(JSGlobalContextRelease);
  LOAD(JSContextGroupSetExecutionTimeLimit);
  LOAD(JSContextGroupClearExecutionTimeLimit);
  LOAD(JSGlobalContextSetUnhandledRejectionCallback);
  LOAD(JSEvaluateScript);
  LOAD(JSStringCreateWithUTF8CString);
  LOAD(JSStringRelease);
  LOAD(JSStringGetMaximumUTF8CStringSize);
  LOAD(JSStringGetUTF8CString);
  LOAD(JSValueMakeString);
  LOAD(JSValueMakeUndefined);
  LOAD(JSValueToStringCopy);
  LOAD(JSValueIsString);
  LOAD(JSValueIsObject);
  LOAD(JSValueProtect);
  LOAD(JSValueUnprotect);
  LOAD(JSContextGetGlobalObject);
  LOAD(JSObjectMakeFunctionWithCallback);
  LOAD(JSObjectCallAsFunction);
  LOAD(JSObjectSetProperty);
  LOAD(JSObjectGetProperty);
  LOAD(JSObjectMakeDeferredPromise);
  LOAD(JSObjectMakeError);
  LOAD(JSContextGetGlobalContext);
  LOAD(JSObjectDeleteProperty);
#undef LOAD
  return &functions;
}
