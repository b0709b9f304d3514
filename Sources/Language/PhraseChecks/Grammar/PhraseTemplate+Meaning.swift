// Parses phrases of every notation into expressions, and prepares these for a walk.

import PhraseMatching

extension PhraseTemplate {
  /// Returns the expression of the phrase, whatever its notation.
  ///
  /// - Throws: `TemplateError` for a malformed App Shortcut phrase.
  func meaning(requiresApplicationName: Bool = true) throws(TemplateError) -> Expression {
    if let expression { return expression }
    let elements = try TemplateParser.elements(
      of: self, requiresApplicationName: requiresApplicationName)
    return .sequence(
      elements.map { element in
        switch element {
        case .literal(let text): .text(text)
        case .applicationName: .applicationName
        case .slot(let name): .slot(Expression.Slot(list: name))
        }
      })
  }
}

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
