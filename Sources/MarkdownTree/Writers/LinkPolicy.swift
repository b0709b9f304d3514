// Decides which link targets may leave with a document, and spells them.

/// What a link in written output may point to.
enum LinkPolicy {
  private static let schemes: Set<String> = [
    "ftp", "http", "https", "irc", "mailto", "sftp", "sms", "tel", "xmpp",
  ]

  /// Whether a target is relative or has a scheme that runs and reveals nothing.
  ///
  /// Browsers skip spaces and control characters inside a scheme, so these are skipped here too.
  static func isSafe(_ destination: String) -> Bool {
    guard let scheme = scheme(of: destination) else { return true }
    return schemes.contains(scheme)
  }

  /// Whether the target of an image may be written: as for links, or a picture in the text itself.
  static func isSafeImage(_ destination: String) -> Bool {
    if isSafe(destination) { return true }
    let start = destination.prefix(32).lowercased()
    return ["data:image/png", "data:image/gif", "data:image/jpeg", "data:image/webp"]
      .contains { start.hasPrefix($0) }
  }

  private static func scheme(of destination: String) -> String? {
    var scheme = ""
    for scalar in destination.unicodeScalars where scalar.value > 0x20 && scalar.value != 0x7F {
      switch scalar {
      case ":": return scheme.lowercased()
      case "/", "?", "#": return nil
      default: scheme.unicodeScalars.append(scalar)
      }
    }
    return nil
  }

  /// Whether a byte stands for itself in an encoded target.
  static func isPercentSafe(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: "-_.+!*'(),%#@?=;:/&$~".utf8.contains(byte)
    }
  }

  /// A target in ASCII, everything else percent-encoded.
  static func encoded(_ destination: String) -> String {
    guard !destination.utf8.allSatisfy(isPercentSafe) else { return destination }
    var result = ""
    for byte in destination.utf8 {
      if isPercentSafe(byte) {
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
