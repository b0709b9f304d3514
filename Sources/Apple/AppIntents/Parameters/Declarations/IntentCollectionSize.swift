// How many values an array may hold, in general and by family of widget.

/// How many values an array may hold.
public struct IntentCollectionSize: Hashable, Sendable, ExpressibleByIntegerLiteral {
  /// The fewest and the most values.
  package let range: ClosedRange<Int>

  /// Exactly so many.
  public init(exactly value: Int) { range = value...value }

  /// Exactly so many.
  public init(integerLiteral value: Int) { self.init(exactly: value) }

  /// At least so many and at most so many.
  public init(min: Int, max: Int) { range = Swift.min(min, max)...Swift.max(min, max) }
}

/// The size and shape of a widget, as parameters and summaries name it.
public enum IntentWidgetFamily: Hashable, Sendable {
  /// The size named.
  case systemSmall, systemMedium, systemLarge, systemExtraLarge
  /// The place on a watch or a locked screen named.
  case accessoryCorner, accessoryCircular, accessoryRectangular, accessoryInline
}

extension ParameterOptions {
  /// Sets the sizes of the families, and what holds for a conversation: the largest of them.
  mutating func setSizes(_ sizes: [IntentWidgetFamily: IntentCollectionSize]) {
    self.sizes = sizes.mapValues(\.range)
    size = self.sizes.values.max { $0.upperBound < $1.upperBound }
  }
}
