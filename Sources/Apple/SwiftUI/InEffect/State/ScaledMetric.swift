// A number that grows with the size of letters, of which a card has one.

/// A number that grows with the letters; they have one size in a card.
@propertyWrapper public struct ScaledMetric<Value>: DynamicProperty
where Value: BinaryFloatingPoint {
  /// The number.
  public let wrappedValue: Value

  /// Makes a number that grows with a style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }

  /// Makes a number that grows.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
