// A part of a permutation as it is when something is said of it.

import PhraseMatching

extension Expression {
  /// The expression without the choice to say nothing of it.
  ///
  /// Parts of a permutation that are not said are left out at the end, all at once: to leave them
  /// out one by one would lead through every order of them.
  var said: Expression {
    guard case .alternatives(let choices) = self else { return self }
    return .alternatives(choices.map(\.said).filter { $0 != .alternatives([]) && $0 != .text("") })
  }
}
