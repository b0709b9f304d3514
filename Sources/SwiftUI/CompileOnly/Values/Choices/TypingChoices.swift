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

/// What a text is about. Has no effect in a terminal card.
public struct UITextContentType: Hashable, Sendable {
  /// The value `name`.
  public static let name = UITextContentType(name: "name")
  /// The value `namePrefix`.
  public static let namePrefix = UITextContentType(name: "namePrefix")
  /// The value `givenName`.
  public static let givenName = UITextContentType(name: "givenName")
  /// The value `middleName`.
  public static let middleName = UITextContentType(name: "middleName")
  /// The value `familyName`.
  public static let familyName = UITextContentType(name: "familyName")
  /// The value `nameSuffix`.
  public static let nameSuffix = UITextContentType(name: "nameSuffix")
  /// The value `nickname`.
  public static let nickname = UITextContentType(name: "nickname")
  /// The value `jobTitle`.
  public static let jobTitle = UITextContentType(name: "jobTitle")
  /// The value `organizationName`.
  public static let organizationName = UITextContentType(name: "organizationName")
  /// The value `location`.
  public static let location = UITextContentType(name: "location")
  /// The value `fullStreetAddress`.
  public static let fullStreetAddress = UITextContentType(name: "fullStreetAddress")
  /// The value `streetAddressLine1`.
  public static let streetAddressLine1 = UITextContentType(name: "streetAddressLine1")
  /// The value `streetAddressLine2`.
  public static let streetAddressLine2 = UITextContentType(name: "streetAddressLine2")
  /// The value `addressCity`.
  public static let addressCity = UITextContentType(name: "addressCity")
  /// The value `addressState`.
  public static let addressState = UITextContentType(name: "addressState")
  /// The value `addressCityAndState`.
  public static let addressCityAndState = UITextContentType(name: "addressCityAndState")
  /// The value `sublocality`.
  public static let sublocality = UITextContentType(name: "sublocality")
  /// The value `countryName`.
  public static let countryName = UITextContentType(name: "countryName")
  /// The value `postalCode`.
  public static let postalCode = UITextContentType(name: "postalCode")
  /// The value `telephoneNumber`.
  public static let telephoneNumber = UITextContentType(name: "telephoneNumber")
  /// The value `emailAddress`.
  public static let emailAddress = UITextContentType(name: "emailAddress")
  /// The value `URL`.
  public static let URL = UITextContentType(name: "URL")
  /// The value `creditCardNumber`.
  public static let creditCardNumber = UITextContentType(name: "creditCardNumber")
  /// The value `username`.
  public static let username = UITextContentType(name: "username")
  /// The value `password`.
  public static let password = UITextContentType(name: "password")
  /// The value `newPassword`.
  public static let newPassword = UITextContentType(name: "newPassword")
  /// The value `oneTimeCode`.
  public static let oneTimeCode = UITextContentType(name: "oneTimeCode")
  /// The value `shipmentTrackingNumber`.
  public static let shipmentTrackingNumber = UITextContentType(name: "shipmentTrackingNumber")
  /// The value `flightNumber`.
  public static let flightNumber = UITextContentType(name: "flightNumber")
  /// The value `dateTime`.
  public static let dateTime = UITextContentType(name: "dateTime")
  /// The value `birthdate`.
  public static let birthdate = UITextContentType(name: "birthdate")

  private let name: String
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

/// How much help with writing is offered. Has no effect in a terminal card.
public struct WritingToolsBehavior: Hashable, Sendable {
  /// The value `automatic`.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// The value `complete`.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// The value `limited`.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// The value `disabled`.
  public static let disabled = WritingToolsBehavior(name: "disabled")

  private let name: String
}
