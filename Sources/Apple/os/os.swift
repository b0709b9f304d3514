// The module that apps import for logging and locks, with its re-exports.

@_exported public import Glibc
