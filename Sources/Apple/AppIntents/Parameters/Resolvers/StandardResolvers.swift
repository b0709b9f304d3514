// The standard resolvers between texts, numbers, Booleans and URLs.

public import Foundation

/// A resolver whose result must lie in the parameter's range.
public protocol RangeCheckingResolver: Resolver {}

extension RangeCheckingResolver where Output == Int {
  func checked(_ value: Int, _ context: Context) -> Int? {
    guard let range = context.inclusiveRange else { return value }
    return range.lowerBound <= value && value <= range.upperBound ? value : nil
  }
}

extension RangeCheckingResolver where Output == Double {
  func checked(_ value: Double, _ context: Context) -> Double? {
    guard let range = context.inclusiveRange else { return value }
    return range.lowerBound <= value && value <= range.upperBound ? value : nil
  }
}

/// A resolver that accepts a whole number in the parameter's range.
public struct IntResolver: RangeCheckingResolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the number; `nil` when it is out of range.
  public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
    checked(input, context)
  }
}

/// A resolver that converts a text to a whole number.
public struct IntFromStringResolver: RangeCheckingResolver {
  /// The radix of the digits: 10 for decimal digits.
  public var radix: Int

  /// Creates the resolver.
  public init(radix: Int = 10) { self.radix = radix }

  /// Returns the number in the text; `nil` when there is none or it is out of range.
  public func resolve(
    from input: String, context: IntentParameterContext<Int>
  ) async throws -> Int? {
    guard (2...36).contains(radix) else { return nil }
    return Int(input.trimmingCharacters(in: .whitespaces), radix: radix)
      .flatMap { checked($0, context) }
  }
}

/// A resolver that rounds a number to a whole number.
public struct IntFromDoubleResolver: RangeCheckingResolver {
  /// The rule for rounding the number.
  public var roundingRule: FloatingPointRoundingRule

  /// Creates the resolver.
  public init(roundingRule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
    self.roundingRule = roundingRule
  }

  /// Returns the rounded number; `nil` when it overflows or is out of range.
  public func resolve(
    from input: Double, context: IntentParameterContext<Int>
  ) async throws -> Int? {
    Int(exactly: input.rounded(roundingRule)).flatMap { checked($0, context) }
  }
}

/// A resolver that accepts a number in the parameter's range.
public struct DoubleResolver: RangeCheckingResolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the number; `nil` when it is out of range.
  public func resolve(
    from input: Double, context: IntentParameterContext<Double>
  ) async throws -> Double? { checked(input, context) }
}

/// A resolver that converts a text to a number.
public struct DoubleFromStringResolver: RangeCheckingResolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the number in the text; `nil` when there is none or it is out of range.
  public func resolve(
    from input: String, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    Double(input.trimmingCharacters(in: .whitespaces)).flatMap { checked($0, context) }
  }
}

/// A resolver that converts a whole number to a floating-point number.
public struct DoubleFromIntResolver: RangeCheckingResolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the number; `nil` when it is out of range.
  public func resolve(
    from input: Int, context: IntentParameterContext<Double>
  ) async throws -> Double? { checked(Double(input), context) }
}

/// A resolver that converts a whole number to a text.
public struct StringFromIntResolver: Resolver {
  /// The radix of the digits: 10 for decimal digits.
  public var radix: Int

  /// Creates the resolver.
  public init(radix: Int = 10) { self.radix = radix }

  /// Returns the digits of the number; `nil` when the radix is not supported.
  public func resolve(
    from input: Int, context: IntentParameterContext<String>
  ) async throws -> String? { (2...36).contains(radix) ? String(input, radix: radix) : nil }
}

/// A resolver that converts a number to a text.
public struct StringFromDoubleResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the digits of the number.
  public func resolve(
    from input: Double, context: IntentParameterContext<String>
  ) async throws -> String? { String(input) }
}

/// A resolver that converts a string to an attributed string.
public struct AttributedStringFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the text without attributes.
  public func resolve(
    from input: String, context: IntentParameterContext<AttributedString>
  ) async throws -> AttributedString? { AttributedString(input) }
}

/// A resolver that converts a text to a Boolean value.
public struct BoolFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the value that the text names, by the parameter's display names or else `true` and
  /// `false`.
  public func resolve(
    from input: String, context: IntentParameterContext<Bool>
  ) async throws -> Bool? {
    let text = input.trimmingCharacters(in: .whitespaces).lowercased()
    if let names = context.displayName {
      if text == String(localized: names.true).lowercased() { return true }
      if text == String(localized: names.false).lowercased() { return false }
    }
    return Bool(text)
  }
}

/// A resolver that converts a text to a URL.
public struct URLFromStringResolver: Resolver {
  /// Creates the resolver.
  public init() {}

  /// Returns the URL; `nil` when the text is none.
  public func resolve(
    from input: String, context: IntentParameterContext<URL>
  ) async throws -> URL? { URL(string: input) }
}
