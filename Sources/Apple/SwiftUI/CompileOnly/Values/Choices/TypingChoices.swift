// Values that modifiers of typing take, and that a card does not keep.

/// Which keys a keyboard shows. Has no effect in a terminal card.
public enum UIKeyboardType: Hashable, CaseIterable, Sendable {
  /// The value `default`.
  case `default`
  /// The value `asciiCapable`.
  case asciiCapable
  /// The value `numbersAndPunctuation`.
  case numbersAndPunctuation
  /// The value `URL`.
  case URL
  /// The value `numberPad`.
  case numberPad
  /// The value `phonePad`.
  case phonePad
  /// The value `namePhonePad`.
  case namePhonePad
  /// The value `emailAddress`.
  case emailAddress
  /// The value `decimalPad`.
  case decimalPad
  /// The value `twitter`.
  case twitter
  /// The value `webSearch`.
  case webSearch
  /// The value `asciiCapableNumberPad`.
  case asciiCapableNumberPad
}

/// Which letters become capitals. Has no effect in a terminal card.
public enum UITextAutocapitalizationType: Hashable, CaseIterable, Sendable {
  /// The value `none`.
  case none
  /// The value `words`.
  case words
  /// The value `sentences`.
  case sentences
  /// The value `allCharacters`.
  case allCharacters
}

/// A way a field of many lines looks.
public protocol TextEditorStyle: Sendable {}

/// The usual style. Has no effect in a terminal card.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public init() {}
}

/// The style `plain`. Has no effect in a terminal card.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Makes the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The usual style. Has no effect in a terminal card.
  public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The style `plain`. Has no effect in a terminal card.
  public static var plain: PlainTextEditorStyle { .init() }
}

/// A key that is pressed; none is, in a card.
public struct KeyPress: Sendable {
  /// What became of a key.
  public enum Result: Sendable {
    /// It was used.
    case handled
    /// It was not.
    case ignored
  }

  /// The key.
  public let key: KeyEquivalent
  /// The keys held down with it.
  public let modifiers: EventModifiers
}

/// Where the focus is moved. Has no effect in a terminal card.
public enum MoveCommandDirection: Hashable, CaseIterable, Sendable {
  /// The value `up`.
  case up
  /// The value `down`.
  case down
  /// The value `left`.
  case left
  /// The value `right`.
  case right
}
