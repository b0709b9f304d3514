// The styles of text fields. The front end decides the appearance of a card's controls.

/// The appearance of text fields. Has no effect in a terminal card.
@MainActor @preconcurrency public protocol TextFieldStyle {
  /// The type of the styled view.
  associatedtype _Body: View

  /// The label of the field.
  typealias _Label = _TextFieldStyleLabel

  /// Returns the view of a text field in this style.
  @ViewBuilder @MainActor @preconcurrency
  func _body(configuration: TextField<Self._Label>) -> _Body
}

extension TextFieldStyle where _Body == Never {
  /// Returns the view of a text field. Never called: the front end decides its appearance.
  public func _body(configuration: TextField<Self._Label>) -> Never {
    fatalError("\(Self.self) has no body.")
  }
}
