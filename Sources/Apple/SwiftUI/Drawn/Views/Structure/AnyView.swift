// Views that only contain other views: type-erased, empty, several, conditional.

/// A type-erased view.
public struct AnyView {
  let erased: any View

  /// Creates a type-erased view.
  public init<V>(_ view: V) where V: View { erased = view }

  /// Creates a type-erased view.
  public init<V>(erasing view: V) where V: View { erased = view }
}

extension AnyView: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { context.lower(erased) }
}

/// A view without content.
public struct EmptyView: Sendable {
  /// Creates a view without content.
  public init() {}
}

extension EmptyView: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { [] }
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

extension TupleView: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    children.flatMap { context.lower($0) }
  }
}

/// Several views that modifiers treat as one, without a layout of its own.
public struct Group<Content> {
  let content: Content
}

extension Group: View, DrawnView where Content: View {
  /// Creates a group of views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }

  func elements(in context: LoweringContext) -> [Element] { context.lower(content) }
}

/// One of two views, chosen by a condition.
public struct _ConditionalContent<TrueContent, FalseContent> {
  enum Storage {
    case trueContent(TrueContent)
    case falseContent(FalseContent)
  }

  let storage: Storage
}

extension _ConditionalContent: View, DrawnView where TrueContent: View, FalseContent: View {
  func elements(in context: LoweringContext) -> [Element] {
    switch storage {
    case .trueContent(let view): context.lower(view)
    case .falseContent(let view): context.lower(view)
    }
  }
}

extension Optional: View, DrawnView where Wrapped: View {
  func elements(in context: LoweringContext) -> [Element] {
    map { context.lower($0) } ?? []
  }
}
