// Where a link leads, made safe to be written.

import OutputPolicies

/// The target of a link: printable ASCII, and whether a terminal may be told of it.
struct LinkTarget: Hashable, Sendable {
  /// The most bytes of a target written as OSC 8; terminals drop longer ones.
  static let hyperlinkLimit = 2_000
  /// The most bytes of an address shown behind its words.
  static let shownLimit = 2_000

  /// The target, with everything outside printable ASCII percent-encoded.
  let text: String
  /// Whether terminals may be told of its scheme and take its length.
  let isAllowed: Bool

  /// Makes the target of a destination as the source has it.
  init(_ destination: String) {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(destination.utf8.count)
    for byte in destination.utf8 {
      if byte > 0x20, byte < 0x7F {
        bytes.append(byte)
      } else {
        bytes.append(UInt8(ascii: "%"))
        bytes.append(Self.digits[Int(byte >> 4)])
        bytes.append(Self.digits[Int(byte & 15)])
      }
    }
    text = String(decoding: bytes, as: UTF8.self)
    isAllowed = bytes.count <= Self.hyperlinkLimit && LinkPolicy.terminal.carries(text)
  }

  private static let digits = [UInt8]("0123456789ABCDEF".utf8)

  /// The address to be shown behind the words of a link; `nil` where it would add nothing.
  ///
  /// - Parameters:
  ///   - words: What the link's words say.
  ///   - destination: The destination as the source has it.
  func shown(behind words: String, destination: String) -> String? {
    guard !destination.isEmpty, !destination.hasPrefix("#"), words != destination, words != text,
      destination != "mailto:" + words, destination != "http://" + words
    else { return nil }
    return text.utf8.count <= Self.shownLimit ? text : String(text.prefix(60)) + "..."
  }
}
