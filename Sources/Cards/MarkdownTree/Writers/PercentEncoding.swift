// Encodes link destinations in ASCII.

/// The percent-encoding of link destinations, as in cmark-gfm.
enum PercentEncoding {
  /// Whether a byte is literal in an encoded destination.
  static func isSafe(_ byte: UInt8) -> Bool {
    byte.isAlphanumeric || "-_.+!*'(),%#@?=;:/&$~".utf8.contains(byte)
  }

  /// Returns a destination in ASCII, with everything else percent-encoded.
  static func encoded(_ destination: String) -> String {
    guard !destination.utf8.allSatisfy(isSafe) else { return destination }
    var result = ""
    for byte in destination.utf8 {
      if isSafe(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += "%"
        let digits = String(byte, radix: 16, uppercase: true)
        result += digits.utf8.count == 1 ? "0" + digits : digits
      }
    }
    return result
  }
}
