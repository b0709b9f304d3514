// Gauges, which show a value within a range.

import BehestCards

/// A view that shows a value within a range.
public struct Gauge<Label, CurrentValueLabel, BoundsLabel, MarkedValueLabels>
where Label: View, CurrentValueLabel: View, BoundsLabel: View, MarkedValueLabels: View {
  let share: Double
  let label: Label
  let currentValueLabel: CurrentValueLabel

  private static func share<V: BinaryFloatingPoint>(_ value: V, in bounds: ClosedRange<V>) -> Double
  {
    let length = bounds.upperBound - bounds.lowerBound
    guard length > 0, value.isFinite, length.isFinite else { return 0 }
    return min(max(Double((value - bounds.lowerBound) / length), 0), 1)
  }
}

extension Gauge: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    context.lower(
      ProgressView(share: share, label: label, currentValueLabel: currentValueLabel))
  }
}

extension Gauge where BoundsLabel == EmptyView, MarkedValueLabels == EmptyView {
  /// Creates a gauge with a label.
  public init<V>(value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label)
  where CurrentValueLabel == EmptyView, V: BinaryFloatingPoint {
    self.init(
      share: Self.share(value, in: bounds), label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a gauge with a label and a label of the value.
  public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      share: Self.share(value, in: bounds), label: label(),
      currentValueLabel: currentValueLabel())
  }
}

extension Gauge where MarkedValueLabels == EmptyView {
  /// Creates a gauge with labels of the value and the bounds. A card does not show the bounds.
  public init<V>(
    value: V, in bounds: ClosedRange<V> = 0...1, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel,
    @ViewBuilder minimumValueLabel: () -> BoundsLabel,
    @ViewBuilder maximumValueLabel: () -> BoundsLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      share: Self.share(value, in: bounds), label: label(),
      currentValueLabel: currentValueLabel())
  }
}
