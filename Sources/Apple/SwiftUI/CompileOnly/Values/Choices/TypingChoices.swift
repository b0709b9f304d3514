// Values of modifiers of text input that have no effect in a card.

/// The type of keyboard. Has no effect in a terminal card.
public enum UIKeyboardType: Hashable, CaseIterable, Sendable {
  /// The `default` keyboard type.
  case `default`
  /// The `asciiCapable` keyboard type.
  case asciiCapable
  /// The `numbersAndPunctuation` keyboard type.
  case numbersAndPunctuation
  /// The `URL` keyboard type.
  case URL
  /// The `numberPad` keyboard type.
  case numberPad
  /// The `phonePad` keyboard type.
  case phonePad
  /// The `namePhonePad` keyboard type.
  case namePhonePad
  /// The `emailAddress` keyboard type.
  case emailAddress
  /// The `decimalPad` keyboard type.
  case decimalPad
  /// The `twitter` keyboard type.
  case twitter
  /// The `webSearch` keyboard type.
  case webSearch
  /// The `asciiCapableNumberPad` keyboard type.
  case asciiCapableNumberPad
}

/// The automatic capitalization of text. Has no effect in a terminal card.
public enum UITextAutocapitalizationType: Hashable, CaseIterable, Sendable {
  /// The `none` autocapitalization type.
  case none
  /// The `words` autocapitalization type.
  case words
  /// The `sentences` autocapitalization type.
  case sentences
  /// The `allCharacters` autocapitalization type.
  case allCharacters
}

/// The appearance of text editors.
public protocol TextEditorStyle: Sendable {}

/// The default text editor style. Has no effect in a terminal card.
public struct AutomaticTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

/// The plain text editor style. Has no effect in a terminal card.
public struct PlainTextEditorStyle: TextEditorStyle {
  /// Creates the style.
  public init() {}
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
  /// The default text editor style. Has no effect in a terminal card.
  public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
  /// The plain text editor style. Has no effect in a terminal card.
  public static var plain: PlainTextEditorStyle { .init() }
}

/// A key press. Never happens in a card.
public struct KeyPress: Sendable {
  /// The result of handling a key press.
  public enum Result: Sendable {
    /// The key press was handled.
    case handled
    /// The key press was ignored.
    case ignored
  }

  /// The key.
  public let key: KeyEquivalent
  /// The modifier keys.
  public let modifiers: EventModifiers
}

/// The direction in which the focus moves. Has no effect in a terminal card.
public enum MoveCommandDirection: Hashable, CaseIterable, Sendable {
  /// The `up` move command direction.
  case up
  /// The `down` move command direction.
  case down
  /// The `left` move command direction.
  case left
  /// The `right` move command direction.
  case right
}
