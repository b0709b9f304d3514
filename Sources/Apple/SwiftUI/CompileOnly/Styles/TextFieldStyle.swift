// The appearance of text fields: accepted, for a front end decides how a card's controls look.

/// A way a field of text looks; a card keeps the field as it is.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of what is shown.
  associatedtype _Body: View

  /// The label of the field.
  typealias _Label = _TextFieldStyleLabel

  /// Makes what is shown of a field.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> _Body
}

extension TextFieldStyle where _Body == Never {
  /// Never called: a front end decides how this style looks.
  public func _body(configuration: TextField<Self._Label>) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}
