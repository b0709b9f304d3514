// What the declaration of a parameter says, apart from its type.

package import FoundationGaps

package struct ParameterDeclaration: Sendable {
  package var title: LocalizedStringResource?
  package var explanation: LocalizedStringResource?
  package var fallback: (any Sendable)?
  package var options: ParameterOptions

  package init(
    title: LocalizedStringResource? = nil,
    explanation: LocalizedStringResource? = nil,
    fallback: (any Sendable)? = nil,
    options: ParameterOptions = ParameterOptions()
  ) {
    self.title = title
    self.explanation = explanation
    self.fallback = fallback
    self.options = options
  }
}
