// Sets the clipboard of the terminal, which works over any number of remote logins.

import CardTerminal
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
    // BEL ends it, which is a byte less than ST and known to as many terminals.
    let sequence = EscapeSequence.command + "52;c;\(payload)\u{7}"
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

/// A terminal multiplexer, which handles escape sequences itself unless they are wrapped.
enum Multiplexer: Hashable, Sendable {
  case tmux
  case screen

  /// Detects the multiplexer by the variables that each sets; `nil` when there is none.
  init?(environment: [String: String]) {
    let name = environment["TERM"] ?? ""
    if environment["TMUX"]?.isEmpty == false || name.hasPrefix("tmux") {
      self = .tmux
    } else if environment["STY"]?.isEmpty == false || name.hasPrefix("screen") {
      self = .screen
    } else {
      return nil
    }
  }

  /// Returns the text that makes the sequence reach the outer terminal.
  func passing(_ sequence: String) -> String {
    let escape = String(UnicodeScalar(EscapeSequence.escape))
    switch self {
    case .tmux:
      // The options `set-clipboard` and `allow-passthrough` decide which of the two tmux passes on;
      // it drops the other.
      let doubled = sequence.replacing(escape, with: escape + escape)
      return sequence + escape + "Ptmux;" + doubled + EscapeSequence.terminator
    case .screen:
      // screen cuts a string longer than 768 bytes, so it is sent in pieces.
      var wrapped = ""
      var rest = sequence[...]
      while !rest.isEmpty {
        wrapped += escape + "P" + rest.prefix(254) + EscapeSequence.terminator
        rest = rest.dropFirst(254)
      }
      return wrapped
    }
  }
}
