// The protocol of all views, and how one is lowered to the elements of a card.

import BehestCards

/// A piece of a card's content, described by other views.
///
/// A view that this module draws itself is a `DrawnView`.
@MainActor @preconcurrency public protocol View {
  /// The type of the view's content.
  associatedtype Body: View

  /// The content of the view.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }

  /// Returns the elements of the view in a card; those of its body if it has one.
  ///
  /// A requirement, because testing a value at run time for a conformance to another protocol
  /// searches every conformance of the program, once for each type of view.
  @MainActor @preconcurrency func _lower(in context: _LoweringContext) -> [_Element]
}

extension View {
  /// Returns the elements of the view's body; none for an app's view whose body is `Never`.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    guard Body.self != Never.self else { return [] }
    return context.lower(context.environment.around { body })
  }
}

/// A view without a body, which this module draws itself.
@MainActor protocol DrawnView: View where Body == Never {
  /// Returns the elements of the view in a card.
  func elements(in context: LoweringContext) -> [Element]
}

extension DrawnView {
  /// Returns the elements of the view in a card.
  public func _lower(in context: _LoweringContext) -> [_Element] { elements(in: context) }
}

extension Never: View {
  /// The type of the body: `Never`.
  public typealias Body = Never

  /// The body. Never called: there is no value of this type.
  public var body: Never { self }
}

extension View where Body == Never {
  /// The body. Never called: a view without a body is drawn directly.
  public var body: Never { fatalError("\(Self.self) has no body.") }
}

/// The context of lowering a view to a card: its environment, and the list that collects actions.
@MainActor public struct _LoweringContext {
  /// The environment of the view.
  var environment: EnvironmentValues

  private let collected: CollectedActions

  /// Creates a context with no actions yet.
  init(environment: EnvironmentValues) {
    self.environment = environment
    collected = CollectedActions()
  }

  /// The actions collected so far; a control's `action` is an index into them.
  var actions: [any Sendable] { collected.actions }

  /// Adds an action and returns its index.
  func collect(_ action: any Sendable) -> Int {
    collected.actions.append(action)
    return collected.actions.count - 1
  }

  /// Returns the elements of a view: its own, or those of its body.
  func lower<V: View>(_ view: V) -> [Element] {
    view._lower(in: self)
  }

  /// Returns a context with a changed environment.
  func with(_ change: (inout EnvironmentValues) -> Void) -> LoweringContext {
    var context = self
    change(&context.environment)
    return context
  }
}

/// The name of the type within this module.
typealias LoweringContext = _LoweringContext

/// The actions of one card, in the order of their controls.
@MainActor private final class CollectedActions {
  var actions: [any Sendable] = []
}

/// A view that is lowered with a change to its environment.
struct EnvironmentModified<Content> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension EnvironmentModified: View, DrawnView where Content: View {
  func elements(in context: LoweringContext) -> [Element] {
    context.with(change).lower(content)
  }
}

/// A view whose elements are changed after it has been lowered.
struct ElementsModified<Content> {
  let content: Content
  let change: ([Element], EnvironmentValues) -> [Element]
}

extension ElementsModified: View, DrawnView where Content: View {
  func elements(in context: LoweringContext) -> [Element] {
    change(context.lower(content), context.environment)
  }
}
