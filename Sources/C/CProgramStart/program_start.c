/* Runs Swift before a program's main, and answers for Foundation what it does not know on Linux: which
   locale is the current one, and what the Info.plist of the main bundle says.

   A program's symbol is preferred to that of a shared library, so that Foundation asks here too. In a
   program with Foundation inside, the weak symbols are weaker than its own: there the current locale is
   that of the process, and the main bundle is described when an app is opened. */
#define _GNU_SOURCE
#include <CProgramStart.h>
#include <dlfcn.h>
#include <errno.h>
#include <malloc.h>
#include <stddef.h>
#include <string.h>

/* Written in Swift. */
void behest_program_starts(void);

__attribute__((constructor)) static void program_starts(void) { behest_program_starts(); }

void behest_copy_contents(void *object, const void *other, const void *witnesses) {
  const size_t header = 2 * sizeof(void *);
  Dl_info place;
  if (object == other || !dladdr(witnesses, &place)) return;
  size_t size = malloc_usable_size(object), other_size = malloc_usable_size((void *)other);
  if (other_size < size) size = other_size;
  if (size > header) memcpy((char *)object + header, (const char *)other + header, size - header);
}

const char *behest_program_name(void) { return program_invocation_short_name; }

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

bool behest_description_begins(void) {
  bool begins = !describes;
  describes = true;
  return begins;
}

void behest_description_ends(void) { describes = false; }

__attribute__((weak)) void *CFBundleGetMainBundle(void) {
  static void *(*getter)(void);
  if (!getter) getter = (void *(*)(void))dlsym(RTLD_NEXT, "CFBundleGetMainBundle");
  void *bundle = getter();
  if (!describes) behest_main_bundle_is_used();
  return bundle;
}

void behest_set_main_bundle_info(const void *key, const void *value) {
  CFDictionarySetValue(CFBundleGetInfoDictionary(CFBundleGetMainBundle()), key, value);
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

SWIFT struct locale behest_foundation_current_locale(void) {
  static locale_getter *getter;
  if (!getter) getter = (locale_getter *)dlsym(RTLD_NEXT, CURRENT);
  return getter();
}

SWIFT struct locale behest_foundation_autoupdating_locale(void) {
  static locale_getter *getter;
  if (!getter) getter = (locale_getter *)dlsym(RTLD_NEXT, AUTOUPDATING);
  return getter();
}

__attribute__((weak)) SWIFT struct locale behest_current(void) __asm__(CURRENT);
SWIFT struct locale behest_current(void) { return behest_current_locale(); }

__attribute__((weak)) SWIFT struct locale behest_autoupdating(void) __asm__(AUTOUPDATING);
SWIFT struct locale behest_autoupdating(void) { return behest_autoupdating_locale(); }

__attribute__((weak)) SWIFT void *behest_languages(void) __asm__(LANGUAGES);
SWIFT void *behest_languages(void) { return behest_preferred_languages(); }
