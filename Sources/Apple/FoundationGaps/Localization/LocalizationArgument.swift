// An argument of a localized text, reduced to what can be compared, stored and formatted later.

import Foundation

/// A value interpolated into a localized text.
enum LocalizationArgument: Hashable, Codable, Sendable {
  case text(String)
  case integer(Int64)
  case unsigned(UInt64)
  case real(Double)
  case date(Date)
  case resource(LocalizedStringResource)
  case placeholder(String.LocalizationValue.Placeholder)

  /// Creates an argument from any value; a type without better words is shown by its description.
  init(_ value: some Any) {
    switch value {
    case let value as String: self = .text(value)
    case let value as LocalizedStringResource: self = .resource(value)
    case let value as String.LocalizationValue: self = .resource(LocalizedStringResource(value))
    case let value as any CustomLocalizedStringResourceConvertible:
      self = .resource(value.localizedStringResource)
    case let value as any BinaryInteger: self.init(integer: value)
    case let value as any BinaryFloatingPoint: self = .real(value.asDouble)
    case let value as Date: self = .date(value)
    case let value as AttributedString: self = .text(String(value.characters))
    case let value as any Unwrappable:
      self = value.unwrapped.map { LocalizationArgument($0) } ?? .text("nil")
    default: self = .text(String(describing: value))
    }
  }

  private init<Value: BinaryInteger>(integer value: Value) {
    if Value.isSigned, let signed = Int64(exactly: value) {
      self = .integer(signed)
    } else if !Value.isSigned, let unsigned = UInt64(exactly: value) {
      self = .unsigned(unsigned)
    } else {
      self = .text(String(value))
    }
  }

  /// The format specifier of the value in a key.
  var specifier: String {
    switch self {
    case .text, .resource, .date: "%@"
    case .integer: "%lld"
    case .unsigned: "%llu"
    case .real: "%lf"
    case .placeholder(let placeholder): placeholder.specifier
    }
  }

  /// Returns the specifier that Foundation on iOS gives to a value of this type, so that keys are
  /// equal.
  func specifier(of value: some Any) -> String {
    switch value {
    case is Int8, is Int16, is Int32: "%d"
    case is UInt8, is UInt16, is UInt32: "%u"
    case is Float: "%f"
    default: specifier
    }
  }

  /// Returns the value as text in the conventions of a locale.
  func words(in locale: Locale) -> String {
    switch self {
    case .text(let text): text
    case .integer(let value): NumberWords.words(for: value, in: locale)
    case .unsigned(let value): NumberWords.words(for: value, in: locale)
    case .real(let value): NumberWords.words(for: value, in: locale)
    case .date(let date):
      date.formatted(Date.FormatStyle(date: .numeric, time: .shortened, locale: locale))
    case .resource(let resource): String(localized: resource, fallback: locale)
    case .placeholder(let placeholder): placeholder.specifier
    }
  }
}

/// A protocol that reveals the wrapped value of any optional type.
private protocol Unwrappable {
  var unwrapped: Any? { get }
}

extension Optional: Unwrappable {
  fileprivate var unwrapped: Any? { map { $0 as Any } }
}

extension BinaryFloatingPoint {
  fileprivate var asDouble: Double { Double(self) }
}
