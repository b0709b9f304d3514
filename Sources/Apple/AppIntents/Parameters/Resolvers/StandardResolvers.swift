// The resolvers between texts, numbers, yes and no, and addresses.

public import Foundation

/// A resolver that keeps to the range of the parameter.
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

/// Lets a whole number through when it is in range.
public struct IntResolver: RangeCheckingResolver {
  /// Makes the resolver.
  public init() {}

  /// The number; `nil` when it is out of range.
  public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
    checked(input, context)
  }
}

/// Makes a whole number of a text.
public struct IntFromStringResolver: RangeCheckingResolver {
  /// The base of the number's digits: 10 for decimal ones.
  public var radix: Int

  /// Makes the resolver.
  public init(radix: Int = 10) { self.radix = radix }

  /// The number in the text; `nil` when there is none, or it is out of range.
  public func resolve(
    from input: String, context: IntentParameterContext<Int>
  ) async throws -> Int? {
    guard (2...36).contains(radix) else { return nil }
    return Int(input.trimmingCharacters(in: .whitespaces), radix: radix)
      .flatMap { checked($0, context) }
  }
}

/// Makes a whole number of a number.
public struct IntFromDoubleResolver: RangeCheckingResolver {
  /// How a number with a fraction is rounded.
  public var roundingRule: FloatingPointRoundingRule

  /// Makes the resolver.
  public init(roundingRule: FloatingPointRoundingRule = .toNearestOrAwayFromZero) {
    self.roundingRule = roundingRule
  }

  /// The number, rounded; `nil` when it is too great, or out of range.
  public func resolve(
    from input: Double, context: IntentParameterContext<Int>
  ) async throws -> Int? {
    Int(exactly: input.rounded(roundingRule)).flatMap { checked($0, context) }
  }
}

/// Lets a number through when it is in range.
public struct DoubleResolver: RangeCheckingResolver {
  /// Makes the resolver.
  public init() {}

  /// The number; `nil` when it is out of range.
  public func resolve(
    from input: Double, context: IntentParameterContext<Double>
  ) async throws -> Double? { checked(input, context) }
}

/// Makes a number of a text.
public struct DoubleFromStringResolver: RangeCheckingResolver {
  /// Makes the resolver.
  public init() {}

  /// The number in the text; `nil` when there is none, or it is out of range.
  public func resolve(
    from input: String, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    Double(input.trimmingCharacters(in: .whitespaces)).flatMap { checked($0, context) }
  }
}

/// Makes a number of a whole number.
public struct DoubleFromIntResolver: RangeCheckingResolver {
  /// Makes the resolver.
  public init() {}

  /// The number; `nil` when it is out of range.
  public func resolve(
    from input: Int, context: IntentParameterContext<Double>
  ) async throws -> Double? { checked(Double(input), context) }
}

/// Makes a text of a whole number.
public struct StringFromIntResolver: Resolver {
  /// The base of the number's digits: 10 for decimal ones.
  public var radix: Int

  /// Makes the resolver.
  public init(radix: Int = 10) { self.radix = radix }

  /// The number in digits; `nil` when there are no digits for the base.
  public func resolve(
    from input: Int, context: IntentParameterContext<String>
  ) async throws -> String? { (2...36).contains(radix) ? String(input, radix: radix) : nil }
}

/// Makes a text of a number.
public struct StringFromDoubleResolver: Resolver {
  /// Makes the resolver.
  public init() {}

  /// The number in digits.
  public func resolve(
    from input: Double, context: IntentParameterContext<String>
  ) async throws -> String? { String(input) }
}

/// Makes a styled text of a text.
public struct AttributedStringFromStringResolver: Resolver {
  /// Makes the resolver.
  public init() {}

  /// The text without style.
  public func resolve(
    from input: String, context: IntentParameterContext<AttributedString>
  ) async throws -> AttributedString? { AttributedString(input) }
}

/// Makes yes or no of a text.
public struct BoolFromStringResolver: Resolver {
  /// Makes the resolver.
  public init() {}

  /// Yes or no, by the names the parameter has for them, or else `true` and `false`.
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

/// Makes an address of a text.
public struct URLFromStringResolver: Resolver {
  /// Makes the resolver.
  public init() {}

  /// The address; `nil` when the text is none.
  public func resolve(
    from input: String, context: IntentParameterContext<URL>
  ) async throws -> URL? { URL(string: input) }
}
