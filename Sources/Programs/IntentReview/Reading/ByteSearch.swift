// Finds words in bytes, so that irrelevant files are not parsed.

import Foundation

/// A search for words in bytes.
enum ByteSearch {
  /// Whether any of the words occurs in the bytes.
  ///
  /// - Complexity: One pass for each word; most of it at the speed of `memchr`.
  static func contains(anyOf words: [[UInt8]], in bytes: UnsafeRawBufferPointer) -> Bool {
    words.contains { contains($0, in: bytes) }
  }

  private static func contains(_ word: [UInt8], in bytes: UnsafeRawBufferPointer) -> Bool {
    guard let first = word.first, var place = bytes.baseAddress else { return false }
    let end = place + bytes.count
    while let found = memchr(place, Int32(first), end - place) {
      let start = UnsafeRawPointer(found)
      guard end - start >= word.count else { return false }
      if memcmp(start, word, word.count) == 0 { return true }
      place = start + 1
    }
    return false
  }
}
