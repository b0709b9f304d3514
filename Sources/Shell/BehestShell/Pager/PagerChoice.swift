// Whether long texts are paged, and by whom.

/// Who turns the pages of a text that is longer than the screen.
public enum PagerChoice: Hashable, Sendable {
  /// Nobody: the text is written as it is.
  case none
  /// `Pager`.
  case builtIn
  /// A command that is given the whole text, run by `/bin/sh`.
  case command(String)

  /// Finds out from the options and the environment.
  ///
  /// Nothing is paged that does not go to a terminal, or with `--no-pager`. `BEHEST_PAGER` beats
  /// `PAGER`; `cat` and an empty value mean nobody, `builtin` means `Pager`, and so does the lack
  /// of both. Whoever runs a command sets `LESS=FRX` where `LESS` is not set, as git does: then
  /// `less` draws colours, and leaves a text alone that fits on the screen.
  ///
  /// - Parameters:
  ///   - environment: Variables by name.
  ///   - isTerminal: Whether text and keys go to and come from a terminal that can move its cursor.
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
