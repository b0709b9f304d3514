// Views that only contain other views: type-erased, empty, several.

/// A type-erased view.
public struct AnyView {
  let erased: any View

  /// Creates a type-erased view.
  public init<V>(_ view: V) where V: View { erased = view }

  /// Creates a type-erased view.
  public init<V>(erasing view: V) where V: View { erased = view }
}

extension AnyView: View {
  /// The body of the view: `Never`, as it is drawn directly.
  public typealias Body = Never

  /// Returns the elements of the view in a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(erased) }
}

/// A view without content.
public struct EmptyView: Sendable {
  /// Creates a view without content.
  public init() {}
}

extension EmptyView: View {
  /// The body of the view: `Never`, as it is drawn directly.
  public typealias Body = Never

  /// Returns the elements of the view in a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { [] }
}

/// Several views in order, as a view builder combines them.
public struct TupleView<T> {
  /// The views, as a tuple.
  public var value: T

  private let children: [any View]

  /// Creates a view from a tuple of views; omits an element that is no view.
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
  /// The body of the view: `Never`, as it is drawn directly.
  public typealias Body = Never

  /// Returns the elements of the view in a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    children.flatMap { context.lower($0) }
  }
}

/// Several views that modifiers treat as one, without a layout of its own.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// The body of the view: `Never`, as it is drawn directly.
  public typealias Body = Never

  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  /// Returns the elements of the view in a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { context.lower(content) }
}
