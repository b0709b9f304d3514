// A text that is localized and formatted only when it is shown, as in Foundation on iOS.

public import Foundation

/// A reference to localizable text: its key, its default value and its table.
///
/// Creating a resource looks nothing up and formats nothing; `String(localized:)` does both. A
/// resource made from a literal or an interpolation is its own default value.
public struct LocalizedStringResource: Hashable, Codable, Sendable {
  /// The key of the text: the literal itself, with a specifier such as `%@` for each interpolation.
  public let key: String

  /// The text used when no table has the key.
  public let defaultValue: String.LocalizationValue

  /// The table the key is looked up in; `nil` is the table named "Localizable".
  public let table: String?

  /// The bundle with the table.
  public let bundle: BundleDescription

  /// The locale given when the resource was created; `nil` follows the environment.
  private var ownLocale: Locale?

  /// The locale the text is looked up and formatted in.
  ///
  /// A resource created without one follows the current locale when it is read, so that a static
  /// title follows a locale chosen later.
  public var locale: Locale {
    get { ownLocale ?? LocalizationEnvironment.locale }
    set { ownLocale = newValue }
  }

  /// Creates a resource whose text is both its key and its default value.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text.
  ///   - table: The table to look in; `nil` is "Localizable".
  ///   - locale: The locale; `nil` follows the environment.
  ///   - bundle: The bundle with the table.
  ///   - comment: A comment for translators; not kept.
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

  /// Creates a resource with a key and a separate default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text used when no table has the key.
  ///   - table: The table to look in; `nil` is "Localizable".
  ///   - locale: The locale; `nil` follows the environment.
  ///   - bundle: The bundle with the table.
  ///   - comment: A comment for translators; not kept.
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
  /// Creates a resource from a string literal.
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(stringLiteral: value))
  }

  /// Creates a resource from an interpolated string literal.
  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

/// A type whose values have a localizable text.
public protocol CustomLocalizedStringResourceConvertible {
  /// The localizable text.
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  /// The resource itself.
  public var localizedStringResource: LocalizedStringResource { self }
}
