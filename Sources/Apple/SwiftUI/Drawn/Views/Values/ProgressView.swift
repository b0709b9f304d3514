// Progress views, which show the completed fraction of a task.

import BehestCards
public import Foundation

/// A view that shows the progress of a task: its label and the completed fraction.
public struct ProgressView<Label, CurrentValueLabel> where Label: View, CurrentValueLabel: View {
  let share: Double?
  let label: Label
  let currentValueLabel: CurrentValueLabel

  init(share: Double?, label: Label, currentValueLabel: CurrentValueLabel) {
    self.share = share
    self.label = label
    self.currentValueLabel = currentValueLabel
  }

  private static func share<V: BinaryFloatingPoint>(_ value: V?, of total: V) -> Double? {
    guard let value, total > 0, value.isFinite, total.isFinite else { return nil }
    return min(max(Double(value / total), 0), 1)
  }
}

extension ProgressView: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let label = context.lower(label)
    var value = context.lower(currentValueLabel)
    guard let share else {
      if label.isEmpty, value.isEmpty { value = context.lower(Text(verbatim: "…")) }
      guard !label.isEmpty, !value.isEmpty else { return label + value }
      let row = label + [Element(.spacer)] + value
      return Element.row(row, spacing: nil, alignment: .center)
    }
    // The fraction is also text, so that it is read aloud and is shown where no bar can be drawn.
    if value.isEmpty {
      value = context.lower(Text(verbatim: context.environment.percentage(share)))
    }
    var tint: Tint?
    if case .tint(let named)? = context.environment.tint?.role { tint = named }
    let bar = Element(
      .progress(Block.Progress(share: share, label: value.labelInlines, tint: tint)))
    guard !label.isEmpty else { return [bar] }
    return Element.column(label + [bar], spacing: 0, alignment: .leading)
  }
}

extension EnvironmentValues {
  /// Returns a fraction in percent: "40%".
  func percentage(_ share: Double) -> String {
    share.formatted(.percent.precision(.fractionLength(0)).locale(locale))
  }
}

extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a view of indeterminate progress.
  public init() where Label == EmptyView {
    self.init(share: nil, label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a view of indeterminate progress with a label.
  public init(@ViewBuilder label: () -> Label) {
    self.init(share: nil, label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a view of indeterminate progress with a localized label.
  public init(_ titleKey: LocalizedStringKey) where Label == Text {
    self.init(share: nil, label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Creates a view of indeterminate progress with a label.
  @_disfavoredOverload
  public init<S>(_ title: S) where Label == Text, S: StringProtocol {
    self.init(share: nil, label: Text(title), currentValueLabel: EmptyView())
  }

  /// Creates a view of progress from 0 to a total.
  public init<V>(value: V?, total: V = 1.0) where Label == EmptyView, V: BinaryFloatingPoint {
    self.init(
      share: Self.share(value, of: total), label: EmptyView(), currentValueLabel: EmptyView())
  }

  /// Creates a view of progress from 0 to a total, with a label.
  public init<V>(value: V?, total: V = 1.0, @ViewBuilder label: () -> Label)
  where V: BinaryFloatingPoint {
    self.init(
      share: Self.share(value, of: total), label: label(), currentValueLabel: EmptyView())
  }

  /// Creates a view of progress from 0 to a total, with a localized label.
  public init<V>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0)
  where Label == Text, V: BinaryFloatingPoint {
    self.init(
      share: Self.share(value, of: total), label: Text(titleKey), currentValueLabel: EmptyView())
  }

  /// Creates a view of progress from 0 to a total, with a label.
  @_disfavoredOverload
  public init<S, V>(_ title: S, value: V?, total: V = 1.0)
  where Label == Text, S: StringProtocol, V: BinaryFloatingPoint {
    self.init(
      share: Self.share(value, of: total), label: Text(title), currentValueLabel: EmptyView())
  }
}

extension ProgressView {
  /// Creates a view of progress from 0 to a total, with a label and a label of the value.
  public init<V>(
    value: V?, total: V = 1.0, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) where V: BinaryFloatingPoint {
    self.init(
      share: Self.share(value, of: total), label: label(), currentValueLabel: currentValueLabel())
  }

  /// Creates a view of the progress that an object reports, as it is now.
  public init(_ progress: Progress) where Label == EmptyView, CurrentValueLabel == EmptyView {
    self.init(
      share: progress.isIndeterminate ? nil : progress.fractionCompleted, label: EmptyView(),
      currentValueLabel: EmptyView())
  }
}

/// The default label of the time that remains of an interval.
public struct DefaultDateProgressLabel: View {
  let interval: ClosedRange<Date>
  let countsDown: Bool

  /// The remaining time as a timer.
  public var body: some View { Text(timerInterval: interval, countsDown: countsDown) }
}

extension ProgressView {
  /// Creates a view of the progress of an interval now, with a label and a label of the value.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> CurrentValueLabel
  ) {
    self.init(
      share: Self.share(of: timerInterval, countsDown), label: label(),
      currentValueLabel: currentValueLabel())
  }

  /// Creates a view of the progress of an interval now, with a label.
  public init(
    timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label
  ) where CurrentValueLabel == DefaultDateProgressLabel {
    self.init(
      share: Self.share(of: timerInterval, countsDown), label: label(),
      currentValueLabel: DefaultDateProgressLabel(
        interval: timerInterval, countsDown: countsDown))
  }

  /// Creates a view of the progress of an interval now.
  public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
  where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel {
    self.init(timerInterval: timerInterval, countsDown: countsDown) { EmptyView() }
  }

  private static func share(of interval: ClosedRange<Date>, _ countsDown: Bool) -> Double? {
    let length = interval.upperBound.timeIntervalSince(interval.lowerBound)
    let passed = Date().timeIntervalSince(interval.lowerBound)
    guard let share = share(passed, of: length) else { return nil }
    return countsDown ? 1 - share : share
  }
}
