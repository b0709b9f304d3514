// Looks localized text up and formats it.

public import Foundation

extension String {
  /// Creates a string from a resource, in the resource's locale.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(localized: resource, fallback: resource.locale)
  }

  /// Creates a localized string from a literal that is both key and default value.
  ///
  /// - Parameters:
  ///   - keyAndValue: The text.
  ///   - table: The table to look in; `nil` is "Localizable".
  ///   - bundle: The bundle with the table; `nil` is the program's own.
  ///   - locale: The locale; `nil` follows the environment.
  ///   - comment: A comment for translators; not kept.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let place = LocalizedStringResource.BundleDescription(bundle)
    self.init(
      localized: LocalizedStringResource(keyAndValue, table: table, locale: locale, bundle: place))
  }

  /// Creates a localized string from a key and a default value.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - defaultValue: The text used when no table has the key.
  ///   - table: The table to look in; `nil` is "Localizable".
  ///   - bundle: The bundle with the table; `nil` is the program's own.
  ///   - locale: The locale; `nil` follows the environment.
  ///   - comment: A comment for translators; not kept.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale? = nil, comment: StaticString? = nil
  ) {
    let place = LocalizedStringResource.BundleDescription(bundle)
    self.init(
      localized: LocalizedStringResource(
        key, defaultValue: defaultValue, table: table, locale: locale, bundle: place))
  }

  /// Creates a string from a resource that is part of another one.
  init(localized resource: LocalizedStringResource, fallback locale: Locale) {
    let value = resource.defaultValue
    let found = LocalizationEnvironment.taskTables?.format(
      forKey: resource.key, table: resource.table, bundle: resource.bundle, locale: locale,
      quantities: value.quantities)
    let format = found ?? value.key
    // Without values the text is not a format: a `%` in it is just a percent sign.
    self =
      value.arguments.isEmpty
      ? format : LocalizationFormat.filled(format, with: value.arguments, in: locale)
  }
}

extension String.LocalizationValue {
  /// The numbers among the values, by position.
  fileprivate var quantities: [Int: Double] {
    var quantities: [Int: Double] = [:]
    for (position, argument) in arguments.enumerated() {
      switch argument {
      case .integer(let value): quantities[position] = Double(value)
      case .unsigned(let value): quantities[position] = Double(value)
      case .real(let value): quantities[position] = value
      case .text, .date, .resource, .placeholder: break
      }
    }
    return quantities
  }
}

extension LocalizedStringResource.BundleDescription {
  fileprivate init(_ bundle: Bundle?) {
    guard let bundle, bundle != .main else {
      self = .main
      return
    }
    self = .atURL(bundle.bundleURL)
  }
}
