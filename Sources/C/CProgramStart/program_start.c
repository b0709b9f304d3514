/* Runs Swift before a program's main, and answers for Foundation what it does not know on Linux: which
   locale is the current one, and what the Info.plist of the main bundle says.

   A program's symbol is preferred to that of a shared library, so that Foundation asks here too. In a
   program with Foundation inside, the weak symbols are weaker than its own: there the linker has to wrap
   the getters of the locale (`--wrap`, see the Makefile), and the main bundle is described when an app is
   opened. */
#define _GNU_SOURCE
#include <CProgramStart.h>
#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <stdatomic.h>
#include <stddef.h>
#include <string.h>

void behest_copy_contents(void *object, const void *other, const void *witnesses) {
  const size_t header = 2 * sizeof(void *);
  Dl_info place;
  if (object == other || !dladdr(witnesses, &place)) return;
  /* What is inside of an image was not allocated. */
  if (dladdr(object, &place) || dladdr(other, &place)) return;
  size_t size = malloc_usable_size(object), other_size = malloc_usable_size((void *)other);
  if (other_size < size) size = other_size;
  if (size > header) memcpy((char *)object + header, (const char *)other + header, size - header);
}

const char *behest_program_name(void) { return program_invocation_short_name; }

/* Foundation's own functions, which those below replace. Their addresses are found before the program's
   first line, and on demand for a library that starts earlier: every thread would find the same ones. */
static void *found(_Atomic(void *) *address, const char *name) {
  void *value = atomic_load(address);
  if (!value) {
    value = dlsym(RTLD_NEXT, name);
    atomic_store(address, value);
  }
  return value;
}

static _Atomic(void *) foundation_main_bundle, foundation_current, foundation_autoupdating;

/* The main bundle. */

/* Of CoreFoundation, which is a part of Foundation and has no headers here. */
void *CFBundleGetInfoDictionary(void *bundle);
void CFDictionarySetValue(void *dictionary, const void *key, const void *value);

/* Defined beside the getter of the main bundle: whoever links it in links Foundation's own getter. */
void *_CFBundleCopyMainBundleExecutableURL(bool *looks_like_bundle);
const void *const behest_link_main_bundle = (const void *)&_CFBundleCopyMainBundleExecutableURL;

/* Written in Swift. */
void behest_main_bundle_is_used(void);

static _Thread_local bool describes;

/* Whether a description has ended, so that asking for the bundle costs no more than in Foundation. */
static atomic_bool described;

bool behest_description_begins(void) {
  bool begins = !describes;
  describes = true;
  return begins;
}

void behest_description_ends(void) {
  describes = false;
  atomic_store(&described, true);
}

__attribute__((weak)) void *CFBundleGetMainBundle(void) {
  void *(*getter)(void) = (void *(*)(void))found(&foundation_main_bundle, "CFBundleGetMainBundle");
  void *bundle = getter ? getter() : NULL;
  if (bundle && !describes && !atomic_load(&described)) behest_main_bundle_is_used();
  return bundle;
}

void behest_set_main_bundle_info(const void *key, const void *value) {
  void *bundle = CFBundleGetMainBundle();
  void *info = bundle ? CFBundleGetInfoDictionary(bundle) : NULL;
  if (info) CFDictionarySetValue(info, key, value);
}

/* `Locale.current`, `Locale.autoupdatingCurrent` and `Locale.preferredLanguages`. */

#define SWIFT __attribute__((swiftcall))

#define CURRENT "$s20FoundationEssentials6LocaleV7currentACvgZ"
#define AUTOUPDATING "$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ"
#define LANGUAGES "$s20FoundationEssentials6LocaleV18preferredLanguagesSaySSGvgZ"

/* A Swift existential of a protocol of classes. */
struct locale { void *object, *witnesses; };

typedef SWIFT struct locale locale_getter(void);

/* Written in Swift. */
SWIFT struct locale behest_current_locale(void);
SWIFT struct locale behest_autoupdating_locale(void);
SWIFT void *behest_preferred_languages(void);
SWIFT struct locale behest_unspecified_locale(void);

/* Foundation's own getters where the linker wraps them, else nothing. */
__attribute__((weak)) extern locale_getter real_current __asm__("__real_" CURRENT);
__attribute__((weak)) extern locale_getter real_autoupdating __asm__("__real_" AUTOUPDATING);

SWIFT struct locale behest_foundation_current_locale(void) {
  if (real_current) return real_current();
  locale_getter *getter = (locale_getter *)found(&foundation_current, CURRENT);
  return getter ? getter() : behest_unspecified_locale();
}

SWIFT struct locale behest_foundation_autoupdating_locale(void) {
  if (real_autoupdating) return real_autoupdating();
  locale_getter *getter = (locale_getter *)found(&foundation_autoupdating, AUTOUPDATING);
  return getter ? getter() : behest_unspecified_locale();
}

#define REPLACES(name, symbol, type, answer) \
  __attribute__((weak)) SWIFT type name(void) __asm__(symbol); \
  SWIFT type name(void) { return answer(); } \
  SWIFT type name##_wrapped(void) __asm__("__wrap_" symbol); \
  SWIFT type name##_wrapped(void) { return answer(); }

REPLACES(behest_current, CURRENT, struct locale, behest_current_locale)
REPLACES(behest_autoupdating, AUTOUPDATING, struct locale, behest_autoupdating_locale)
REPLACES(behest_languages, LANGUAGES, void *, behest_preferred_languages)

/* The start of the program. */

/* Written in Swift. */
void behest_program_starts(void);

__attribute__((constructor)) static void program_starts(void) {
  /* With Foundation inside, the Swift runtime is inside too, and may not have started: what is hashed
     now would have another hash afterwards. There the start waits until an app is opened. */
  if (!found(&foundation_current, CURRENT)) return;
  found(&foundation_main_bundle, "CFBundleGetMainBundle");
  found(&foundation_autoupdating, AUTOUPDATING);
  behest_program_starts();
}
