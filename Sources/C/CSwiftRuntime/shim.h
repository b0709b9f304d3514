/* The metadata sections of loaded programs and libraries, from Swift's runtime.
   https://github.com/swiftlang/swift/blob/main/stdlib/public/SwiftShims/swift/shims/MetadataSections.h */
#ifndef BEHEST_CSWIFTRUNTIME_SHIM_H
#define BEHEST_CSWIFTRUNTIME_SHIM_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/* The location of a section of metadata: its first byte, and its length in bytes. */
typedef struct {
  uintptr_t start;
  size_t length;
} behest_section_range;

/* The beginning of the runtime's record of an image's sections; the rest is not needed here. */
typedef struct {
  uintptr_t version;
  const void *base_address;
  void *unused0;
  void *unused1;
  behest_section_range protocols;
  behest_section_range protocol_conformances;
} behest_metadata_sections;

extern void swift_enumerateAllMetadataSections(
    bool (*body)(const behest_metadata_sections *sections, void *context), void *context);

/* The result of a metadata accessor: the type, and the state of its metadata. */
typedef struct {
  const void *type;
  size_t state;
} behest_metadata_response;

/* Returns the complete metadata of a type that is not generic. Swift's calling convention for one
   word in and two words out is the same as C's on x86-64 and on arm64. */
static inline const void *behest_metadata_of_accessor(const void *accessor) {
  return ((behest_metadata_response(*)(size_t))accessor)(0).type;
}

/* Returns the witness table of a conformance, by its record, for a type that is not generic. */
extern const void *swift_getWitnessTable(
    const void *conformance, const void *type, const void *const *arguments);

#endif
