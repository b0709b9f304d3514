// Screens that lead to others: a card shows the one at hand.

import BehestCards

/// A screen that leads to others; a card shows it alone.
public struct NavigationStack<Data, Root> where Root: View {
  let root: Root

  /// Makes a screen.
  public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }

  /// Makes a screen with the values that lead on from it; a card follows none.
  public init(path: Binding<Data>, @ViewBuilder root: () -> Root) { self.root = root() }
}

extension NavigationStack: View {
  /// A screen is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(root) }
}

/// A screen that leads to others; a card shows it alone.
public struct NavigationView<Content> where Content: View {
  let content: Content

  /// Makes a screen.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension NavigationView: View {
  /// A screen is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(content) }
}

/// The values that lead from a screen to the one at hand. Has no effect in a terminal card.
public struct NavigationPath: Sendable {
  private var values: [any Hashable & Sendable] = []

  /// Makes an empty path.
  public init() {}

  /// How many values there are.
  public var count: Int { values.count }

  /// Whether there is none.
  public var isEmpty: Bool { values.isEmpty }

  /// Adds a value.
  public mutating func append<V>(_ value: V) where V: Hashable & Sendable { values.append(value) }

  /// Removes values from the end; more than there are empties the path.
  public mutating func removeLast(_ k: Int = 1) { values.removeLast(min(max(k, 0), values.count)) }
}

/// A control that leads to another screen. Has no action in a terminal card: the destination is
/// never shown.
///
/// A card shows its label.
public struct NavigationLink<Label, Destination> where Label: View, Destination: View {
  let label: Label

  /// Makes a control with any label; its screen is never made.
  public init(
    @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Makes a control with any label.
  public init(destination: Destination, @ViewBuilder label: () -> Label) { self.label = label() }
}

extension NavigationLink where Label == Text {
  /// Makes a control with a localized label; its screen is never made.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    label = Text(titleKey)
  }

  /// Makes a control with a localized label.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) { label = Text(titleKey) }
}

extension NavigationLink where Destination == Never {
  /// Makes a control that leads on by a value, with any label.
  public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.label = label()
  }

  /// Makes a control that leads on by a value, with a localized label.
  public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
    label = Text(titleKey)
  }
}

extension NavigationLink: View {
  /// A control is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(label) }
}
