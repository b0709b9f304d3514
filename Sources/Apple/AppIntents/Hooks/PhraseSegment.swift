// The phrases of shortcuts, and the options beside them, for the engine.

import Synchronization

/// A part of a phrase.
package enum PhraseSegment: Hashable, Sendable {
  /// The literal text of a phrase.
  case literal(String)
  /// The place of the app's name.
  case applicationName
  /// The place of a parameter's value, with the name of the parameter's property.
  case parameter(name: String)
}

/// The presentation of a shortcut's parameter.
package struct ParameterPresentationField: Sendable {
  /// The parameter's property; `nil` when the intent has no such parameter.
  package let name: String?
  /// The sentence in its parts.
  package let summary: [SummaryPiece]
  /// The lists of options.
  package let collections: [any AppShortcutOptionsCollectionProtocol]
}

/// The observers of changes of the values in an app's phrases.
package enum ShortcutUpdates {
  private struct Observers: Sendable {
    var next = 0
    var observers: [Int: @Sendable (any AppShortcutsProvider.Type) -> Void] = [:]
  }

  private static let state = Mutex(Observers())

  /// Calls a closure whenever an app posts a change, until its token is passed to `stop(_:)`.
  package static func observe(
    _ observer: @escaping @Sendable (any AppShortcutsProvider.Type) -> Void
  ) -> Int {
    state.withLock { state in
      state.next += 1
      state.observers[state.next] = observer
      return state.next
    }
  }

  /// Removes an observer.
  package static func stop(_ token: Int) {
    state.withLock { $0.observers[token] = nil }
  }

  static func post(_ provider: any AppShortcutsProvider.Type) {
    let observers = state.withLock { $0.observers.sorted { $0.key < $1.key }.map(\.value) }
    for observer in observers { observer(provider) }
  }
}
