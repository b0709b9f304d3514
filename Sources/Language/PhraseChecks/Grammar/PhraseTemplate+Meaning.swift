// Parses phrases of every notation into expressions.

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
