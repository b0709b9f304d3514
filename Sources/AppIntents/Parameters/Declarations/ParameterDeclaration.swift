// What the declaration of a parameter says, apart from its type.

package import FoundationGaps

/// What the declaration of a parameter says, apart from its type.
package struct ParameterDeclaration: Sendable {
  /// The title; `nil` for none.
  package var title: LocalizedStringResource?
  /// The description; `nil` for none.
  package var explanation: LocalizedStringResource?
  /// The value before anybody gives one; `nil` for none.
  package var fallback: (any Sendable)?
  /// What else is said, by kind of value.
  package var options: ParameterOptions

  /// Makes a declaration; what is left out was not said.
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
