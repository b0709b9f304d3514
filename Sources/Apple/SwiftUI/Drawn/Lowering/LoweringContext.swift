// Carries the environment down and the actions out while views become a card.

import BehestCards

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

extension EnvironmentModified: View where Content: View {
  typealias Body = Never

  func _lower(in context: LoweringContext) -> [Element] {
    context.with(change).lower(content)
  }
}

/// A view whose elements are changed after it has been lowered.
struct ElementsModified<Content> {
  let content: Content
  let change: ([Element]) -> [Element]
}

extension ElementsModified: View where Content: View {
  typealias Body = Never

  func _lower(in context: LoweringContext) -> [Element] {
    change(context.lower(content))
  }
}
