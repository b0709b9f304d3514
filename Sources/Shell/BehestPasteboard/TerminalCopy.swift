// Sets the clipboard of the terminal, which works over any number of remote logins.

import Foundation

/// A terminal whose clipboard is set by OSC 52, as in xterm's "Control Sequences".
struct TerminalCopy: Hashable, Sendable {
  /// The maximum number of base64 bytes that terminals accept; the limit of hterm and xterm's
  /// parser.
  static let maximumBytes = 74_994

  let device: String
  let multiplexer: Multiplexer?

  /// Writes the sequence to the device, with as much of the text as terminals accept.
  ///
  /// - Returns: The number of bytes of the text that were sent, a whole number of characters.
  /// - Throws: `.nowhere` when the device does not exist, `.timedOut` when it accepts nothing, as
  ///   after Ctrl-S.
  func copy(_ text: String, patience: Duration) async throws -> Int {
    let kept = Self.start(of: text, bytes: Self.maximumBytes / 4 * 3)
    let payload = Data(kept.utf8).base64EncodedString()
    let sequence = "\u{1B}]52;c;\(payload)\u{7}"
    try await write(Array((multiplexer?.passing(sequence) ?? sequence).utf8), patience: patience)
    return kept.utf8.count
  }

  /// Returns the longest beginning of a text with at most this many bytes, in whole characters.
  private static func start(of text: String, bytes: Int) -> Substring {
    guard text.utf8.count > bytes else { return text[...] }
    // Rounds down to where a character begins.
    let end = text.rangeOfComposedCharacterSequence(
      at: text.utf8.index(text.startIndex, offsetBy: bytes)
    ).lowerBound
    return text[..<end]
  }

  private func write(_ bytes: [UInt8], patience: Duration) async throws {
    let descriptor = open(device, O_WRONLY | O_NOCTTY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw PasteboardError(.nowhere) }
    defer { close(descriptor) }
    let deadline = ContinuousClock.now + patience
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
        continue
      }
      guard errno == EAGAIN || errno == EINTR else {
        throw PasteboardError(
          .unwritable, subject: device, detail: String(cString: strerror(errno)))
      }
      guard ContinuousClock.now < deadline else {
        throw PasteboardError(.timedOut, subject: device)
      }
      try await Task.sleep(for: .milliseconds(2))
    }
  }
}
