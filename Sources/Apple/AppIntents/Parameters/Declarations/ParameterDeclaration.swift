// The contents of a parameter's declaration, apart from its type.

package import FoundationGaps

/// The contents of a parameter's declaration, apart from its type.
package struct ParameterDeclaration: Sendable {
  /// The title; `nil` for none.
  package var title: LocalizedStringResource?
  /// The description; `nil` for none.
  package var explanation: LocalizedStringResource?
  /// The default value; `nil` for none.
  package var fallback: (any Sendable)?
  /// The contents that depend on the kind of value.
  package var options = ParameterOptions()

  /// Creates a declaration without contents.
  package init() {}
}
