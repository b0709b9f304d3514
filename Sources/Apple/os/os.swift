// The module that apps import for logging and locks, with its re-exports.
//
// Packages that are built beside this one ask `#if canImport(os)` and take its presence for one of
// Apple's systems. They may be compiled before or after it exists, and are not linked with it: so
// functions here are emitted into their callers, and a lock is the C library's.

@_exported public import Glibc
