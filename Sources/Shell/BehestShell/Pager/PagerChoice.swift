// The choice of whether long texts are paged, and by which pager.

/// A choice of pager for texts that are longer than the screen.
public enum PagerChoice: Hashable, Sendable {
  /// No pager: the text is written as it is.
  case none
  /// The built-in pager, `Pager`.
  case builtIn
  /// A command for `/bin/sh` that receives the whole text.
  case command(String)

  /// Creates a choice from the options and the environment.
  ///
  /// Text is not paged if it is not written to a terminal, or with `--no-pager`. `BEHEST_PAGER`
  /// takes precedence over `PAGER`; `cat` and an empty value mean no pager, `builtin` means
  /// `Pager`, as does the lack of both. For a command, `LESS=FRX` is set if `LESS` is not set, as
  /// git does: then `less` draws colours, and exits at once for a text that fits on the screen.
  ///
  /// - Parameters:
  ///   - environment: Variables by name.
  ///   - isTerminal: Whether text is written to, and keys are read from, a terminal with a movable
  ///     cursor.
  ///   - isWanted: `false` for `--no-pager`.
  public init(environment: [String: String], isTerminal: Bool, isWanted: Bool = true) {
    guard isTerminal, isWanted else {
      self = .none
      return
    }
    switch (environment["BEHEST_PAGER"] ?? environment["PAGER"])?.trimmingSpaces {
    case nil, "builtin": self = .builtIn
    case "", "cat": self = .none
    case let command?: self = .command(command)
    }
  }
}
