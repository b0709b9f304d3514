// Numbers that scale with the size of text, of which a card has one.

/// A property wrapper for a number that scales with the size of text. A card has one size.
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty
where Value: BinaryFloatingPoint {
  /// The number.
  public let wrappedValue: Value

  /// Creates a number that scales with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }

  /// Creates a number that scales.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
