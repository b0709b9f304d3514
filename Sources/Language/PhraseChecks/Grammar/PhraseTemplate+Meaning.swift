// What every kind of phrase means, in the one form that the checks work on.

import PhraseMatching

extension PhraseTemplate {
  /// What the phrase can be said as, whichever notation it is written in.
  ///
  /// - Throws: `TemplateError` for an App Shortcut phrase that is broken.
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
