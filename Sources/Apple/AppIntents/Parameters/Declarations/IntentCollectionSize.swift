// The allowed number of values in an array, in general and by widget family.

/// The allowed number of values in an array.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The minimum and the maximum number of values.
  package let range: ClosedRange<Int>

  /// Creates a size of exactly the given number.
  public init(exactly value: Int) { range = value...value }

  /// Creates a size of exactly the given number.
  public init(integerLiteral value: Int) { self.init(exactly: value) }

  /// Creates a size between a minimum and a maximum.
  public init(min: Int, max: Int) { range = Swift.min(min, max)...Swift.max(min, max) }
}

/// The size and shape of a widget.
public enum IntentWidgetFamily: Hashable, Sendable {
  /// A size on the Home Screen.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// A place on a watch or the Lock Screen.
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

extension ParameterOptions {
  /// Sets the sizes by family; the largest range of them applies in a conversation.
  mutating func setSizes(_ sizes: [IntentWidgetFamily: IntentCollectionSize]) {
    self.sizes = sizes.mapValues(\.range)
    size = self.sizes.values.max { $0.upperBound < $1.upperBound }
  }
}
