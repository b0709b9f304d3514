// Digests of bytes, by the library that JavaScriptCore brings along.

import CJavaScriptCore
package import Foundation

/// An algorithm for digests.
package enum Digest: String, CaseIterable, Sendable {
  /// MD5.
  case md5
  /// SHA-1.
  case sha1
  /// SHA-2 of 256 bits.
  case sha256
  /// SHA-2 of 512 bits.
  case sha512
  /// SHA-2 of 384 bits.
  case sha384

  /// Returns the digest of data, or with a key its HMAC; `nil` when the library is not installed.
  package func callAsFunction(_ data: Data, key: Data? = nil) -> Data? {
    let number = Int32(Self.allCases.firstIndex(of: self) ?? 0)
    var digest = [UInt8](repeating: 0, count: behest_digest_size)
    let count = data.withUnsafeBytes { data in
      guard let key else {
        return behest_digest(number, nil, 0, data.baseAddress, data.count, &digest)
      }
      // An empty key has no address, but is one all the same.
      return (key + [0]).withUnsafeBytes { bytes in
        behest_digest(
          number, bytes.baseAddress, key.count, data.baseAddress, data.count, &digest)
      }
    }
    return count == 0 ? nil : Data(digest.prefix(count))
  }
}
