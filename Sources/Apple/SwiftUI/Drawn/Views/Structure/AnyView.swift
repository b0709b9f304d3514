// Views that only hold other views: erased, empty, many.

/// A view whose type is erased.
public struct AnyView {
  let erased: any View

  /// Erases the type of a view.
  public init<V>(_ view: V) where V: View { erased = view }

  /// Erases the type of a view.
  public init<V>(erasing view: V) where V: View { erased = view }
}

extension AnyView: View {
  /// An erased view is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(erased) }
}

/// A view without content.
public struct EmptyView: Sendable {
  /// Makes a view without content.
  public init() {}
}

extension EmptyView: View {
  /// An empty view is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { [] }
}

/// Several views, in order, as a view builder gathers them.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  private let children: [any View]

  /// Makes a view of a tuple of views; an element that is no view is left out.
  public init(_ value: T) {
    let elements = Mirror(reflecting: value).children.compactMap { $0.value as? any View }
    self.init(value, children: elements)
  }

  init(_ value: T, children: [any View]) {
    self.value = value
    self.children = children
  }
}

extension TupleView: View {
  /// A tuple of views is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    children.flatMap { context.lower($0) }
  }
}

/// Several views treated as one by modifiers, without a layout of its own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// A group is lowered directly.
  public typealias Body = Never

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(content) }
}
