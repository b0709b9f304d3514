// Prepares expressions for a walk.

import PhraseMatching

extension Expression {
  /// The expression without its empty choice.
  ///
  /// Parts of a permutation that are not spoken are omitted together at the end: to omit them one
  /// by one would lead through every order of them.
  var said: Expression {
    guard case .alternatives(let choices) = self else { return self }
    return .alternatives(choices.map(\.said).filter { $0 != .alternatives([]) && $0 != .text("") })
  }
}
