// A piece of text that is looked up and formatted only when it is shown, as Foundation has it on iOS.

public import Foundation

/// A reference to localizable text: its key, its default words and where to look it up.
///
/// Making one looks nothing up and formats nothing; `String(localized:)` does both. A resource made
/// from a literal or an interpolation is its own default value.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
  /// The key of the text: the literal itself, with a specifier such as `%@` for each interpolation.
  public let key: String

  /// The words used when no table has the key.
  public let defaultValue: String.LocalizationValue

  /// The table the key is looked up in; `nil` is the table named "Localizable".
  public let table: String?

  /// Where the table is.
  public let bundle: BundleDescription

  /// The locale asked for when the resource was made; `nil` follows the environment.
  private var ownLocale: Locale?

  /// The locale the text is looked up and formatted in.
  ///
  /// A resource made without one follows the locale in force when it is read, so that a static
  /// title still answers to a locale chosen later.
  public var locale: Locale {
    get { ownLocale ?? LocalizationEnvironment.locale }
    set { ownLocale = newValue }
  }

  /// Makes a resource whose text is both its key and its default value.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text.
  ///   - table: The table to look in; `nil` is "Localizable".
  ///   - locale: The locale; `nil` follows the environment.
  ///   - bundle: Where the table is.
  ///   - comment: A note for translators; not kept.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale? = nil,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = keyAndValue.key
    self.defaultValue = keyAndValue
    self.table = table
    self.ownLocale = locale
    self.bundle = bundle
  }

  /// Makes a resource with a key of its own.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The words used when no table has the key.
  ///   - table: The table to look in; `nil` is "Localizable".
  ///   - locale: The locale; `nil` follows the environment.
  ///   - bundle: Where the table is.
  ///   - comment: A note for translators; not kept.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale? = nil, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.key = key.description
    self.defaultValue = defaultValue
    self.table = table
    self.ownLocale = locale
    self.bundle = bundle
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  /// Makes a resource of a plain literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  /// Makes a resource of a literal with values in it.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// A type that has localizable words for people.
public protocol CustomLocalizedStringResourceConvertible {
  /// The words.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}
