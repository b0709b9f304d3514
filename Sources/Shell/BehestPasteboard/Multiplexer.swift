// Passes an escape sequence through tmux or screen to the outer terminal.

/// A terminal multiplexer, which handles escape sequences itself unless they are wrapped.
enum Multiplexer: Hashable, Sendable {
  case tmux
  case screen

  /// Detects the multiplexer by the variables that each sets; `nil` when there is none.
  init?(environment: [String: String]) {
    let name = environment["TERM"] ?? ""
    if !(environment["TMUX"] ?? "").isEmpty || name.hasPrefix("tmux") {
      self = .tmux
    } else if !(environment["STY"] ?? "").isEmpty || name.hasPrefix("screen") {
      self = .screen
    } else {
      return nil
    }
  }

  /// Returns the text that makes the sequence reach the outer terminal.
  func passing(_ sequence: String) -> String {
    switch self {
    case .tmux:
      // The options `set-clipboard` and `allow-passthrough` decide which of the two tmux passes on;
      // it drops the other.
      let doubled = sequence.replacing("\u{1B}", with: "\u{1B}\u{1B}")
      return sequence + "\u{1B}Ptmux;\(doubled)\u{1B}\\"
    case .screen:
      // screen cuts a string longer than 768 bytes, so it is sent in pieces.
      var wrapped = ""
      var rest = sequence[...]
      while !rest.isEmpty {
        wrapped += "\u{1B}P\(rest.prefix(254))\u{1B}\\"
        rest = rest.dropFirst(254)
      }
      return wrapped
    }
  }
}
