// A text that is localized and formatted only when it is shown, as in Foundation on iOS.

public import Foundation

/// A reference to localizable text: its key, its default value and its table.
///
/// Creating a resource looks nothing up and formats nothing; `String(localized:)` does both. A
/// resource made from a literal or an interpolation is its own default value.
public struct LocalizedStringResource: Sendable {
  private struct Contents: Hashable, Codable {
    var key: String
    var defaultValue: String.LocalizationValue
    var table: String?
    var bundle: BundleDescription
    /// The locale given when the resource was created; `nil` follows the environment.
    var ownLocale: Locale?
  }

  /// The contents behind one reference: dialogs, titles and options have several resources each, and
  /// copying one costs one retain instead of one for each field.
  private final class Storage: Sendable {
    let contents: Contents

    init(_ contents: Contents) { self.contents = contents }
  }

  private var storage: Storage

  /// The key of the text: the literal itself, with a specifier such as `%@` for each interpolation.
  public var key: String { storage.contents.key }

  /// The text used when no table has the key.
  public var defaultValue: String.LocalizationValue { storage.contents.defaultValue }

  /// The table the key is looked up in; `nil` is the table named "Localizable".
  public var table: String? { storage.contents.table }

  /// The bundle with the table.
  public var bundle: BundleDescription { storage.contents.bundle }

  /// The locale the text is looked up and formatted in.
  ///
  /// A resource created without one follows the current locale when it is read, so that a static
  /// title follows a locale chosen later.
  public var locale: Locale {
    get { storage.contents.ownLocale ?? LocalizationEnvironment.locale }
    set {
      var contents = storage.contents
      contents.ownLocale = newValue
      storage = Storage(contents)
    }
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
    storage = Storage(
      Contents(
        key: keyAndValue.key, defaultValue: keyAndValue, table: table, bundle: bundle,
        ownLocale: locale))
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
    storage = Storage(
      Contents(
        key: key.description, defaultValue: defaultValue, table: table, bundle: bundle,
        ownLocale: locale))
  }
}

extension LocalizedStringResource: Hashable, Codable {
  /// Whether two resources have the same contents.
  public static func == (left: LocalizedStringResource, right: LocalizedStringResource) -> Bool {
    left.storage === right.storage || left.storage.contents == right.storage.contents
  }

  /// Hashes the contents of the resource.
  public func hash(into hasher: inout Hasher) { hasher.combine(storage.contents) }

  /// Creates a resource by decoding its contents.
  public init(from decoder: any Decoder) throws {
    storage = Storage(try Contents(from: decoder))
  }

  /// Encodes the contents of the resource.
  public func encode(to encoder: any Encoder) throws { try storage.contents.encode(to: encoder) }
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
