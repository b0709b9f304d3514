// Takes an escape sequence through tmux or screen to the terminal outside.

/// A program between us and the terminal that keeps sequences for itself unless they are wrapped.
enum Multiplexer: Hashable, Sendable {
  case tmux
  case screen

  /// Tells by the variables that each sets; `nil` when there is none.
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

  /// Returns what to write so that the sequence reaches the terminal outside.
  func passing(_ sequence: String) -> String {
    switch self {
    case .tmux:
      // Which of the two tmux honours depends on its options `set-clipboard` and
      // `allow-passthrough`; the other is dropped.
      let doubled = sequence.replacing("\u{1B}", with: "\u{1B}\u{1B}")
      return sequence + "\u{1B}Ptmux;\(doubled)\u{1B}\\"
    case .screen:
      // A string longer than 768 bytes is cut by screen, so it goes in pieces.
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
