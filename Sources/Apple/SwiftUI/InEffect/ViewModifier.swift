// Custom view modifiers, and the views they are applied to.

/// A modifier that is applied to a view and returns another.
@MainActor @preconcurrency public protocol ViewModifier {
  /// The type of the modified view.
  associatedtype Body: View

  /// The view that is modified.
  typealias Content = _ViewModifier_Content<Self>

  /// Returns the modified view.
  @ViewBuilder @MainActor @preconcurrency func body(content: Self.Content) -> Self.Body
}

extension ViewModifier where Body == Never {
  /// Returns the modified view. Never called: a modifier without a body leaves the view as it is.
  public func body(content: Content) -> Never { fatalError("\(Self.self) has no body.") }
}

extension ViewModifier {
  /// Returns a modifier that applies this one, then another.
  nonisolated public func concat<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    .init(content: self, modifier: modifier)
  }
}

/// The view that a modifier is applied to.
public struct _ViewModifier_Content<Modifier> where Modifier: ViewModifier {
  let view: AnyView
}

extension _ViewModifier_Content: DrawnView {
  func elements(in context: LoweringContext) -> [Element] { context.lower(view) }
}

/// A view, or a modifier, with a modifier applied to it.
public struct ModifiedContent<Content, Modifier> {
  /// The content that is modified.
  public var content: Content
  /// The modifier.
  public var modifier: Modifier

  /// Creates modified content from content and a modifier.
  public init(content: Content, modifier: Modifier) {
    self.content = content
    self.modifier = modifier
  }
}

extension ModifiedContent: View, DrawnView where Content: View, Modifier: ViewModifier {
  func elements(in context: LoweringContext) -> [Element] {
    context.lower(AnyView(content), modifiedBy: modifier)
  }
}

extension ModifiedContent: ViewModifier where Content: ViewModifier, Modifier: ViewModifier {
  /// Returns the content with both modifiers applied, in order.
  public func body(content: _ViewModifier_Content<Self>) -> some View {
    content.modifier(self.content).modifier(modifier)
  }
}

extension ModifiedContent: Equatable where Content: Equatable, Modifier: Equatable {}
extension ModifiedContent: Sendable where Content: Sendable, Modifier: Sendable {}

extension LoweringContext {
  fileprivate func lower<Modifier: ViewModifier>(
    _ view: AnyView, modifiedBy modifier: Modifier
  ) -> [Element] {
    guard Modifier.Body.self != Never.self else { return lower(view) }
    let content = _ViewModifier_Content<Modifier>(view: view)
    return lower(environment.around { modifier.body(content: content) })
  }
}

/// A modifier that changes nothing.
public struct EmptyModifier: ViewModifier, Sendable {
  /// The body of the modifier: `Never`.
  public typealias Body = Never

  /// A modifier that changes nothing.
  nonisolated public static let identity = EmptyModifier()

  /// Creates a modifier that changes nothing.
  nonisolated public init() {}
}

extension View {
  /// Returns the view with a modifier applied to it.
  nonisolated public func modifier<T>(_ modifier: T) -> ModifiedContent<Self, T> {
    .init(content: self, modifier: modifier)
  }
}
