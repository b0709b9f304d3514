// Carries the environment down and the actions out while views become a card.

import BehestCards

/// What a view is lowered in: the values around it, and the list that collects actions.
@MainActor public struct _LoweringContext {
  /// The values around the view.
  var environment: EnvironmentValues

  private let collected: CollectedActions

  /// Makes a context with no actions yet.
  init(environment: EnvironmentValues = EnvironmentValues()) {
    self.environment = environment
    collected = CollectedActions()
  }

  /// The actions collected so far; a control's `action` is an index into them.
  var actions: [any Sendable] { collected.actions }

  /// Keeps an action and returns its index.
  func collect(_ action: any Sendable) -> Int {
    collected.actions.append(action)
    return collected.actions.count - 1
  }

  /// The elements of a view: its own, or those of its body.
  func lower<V: View>(_ view: V) -> [Element] {
    view._lower(in: self)
  }

  /// A context in which one of the values around is different.
  func with(_ change: (inout EnvironmentValues) -> Void) -> LoweringContext {
    var context = self
    change(&context.environment)
    return context
  }
}

/// The name inside this module.
typealias LoweringContext = _LoweringContext

/// The actions of one card, in the order the controls were met.
@MainActor private final class CollectedActions {
  var actions: [any Sendable] = []
}
