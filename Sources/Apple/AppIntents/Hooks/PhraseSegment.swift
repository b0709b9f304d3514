// Phrases and their surroundings as the engine sees them.

import Synchronization

/// A part of a phrase.
package enum PhraseSegment: Hashable, Sendable {
  /// Text that is said as it stands.
  case literal(String)
  /// The place where the app's name is said.
  case applicationName
  /// The place where a value is said, by the name of the parameter's property.
  case parameter(name: String)
}

/// How a shortcut presents its parameter.
package struct ParameterPresentationField: Sendable {
  /// The parameter's property; `nil` when the intent has no such parameter.
  package let name: String?
  /// The sentence in its parts.
  package let summary: [SummaryPiece]
  /// The lists of options.
  package let collections: [any AppShortcutOptionsCollectionProtocol]
}

/// Where an app says that the values of its phrases' parameters have changed.
package enum ShortcutUpdates {
  private struct Observers: Sendable {
    var next = 0
    var observers: [Int: @Sendable (any AppShortcutsProvider.Type) -> Void] = [:]
  }

  private static let state = Mutex(Observers())

  /// Calls `observer` whenever an app posts, until the token is given back to `stop(_:)`.
  package static func observe(
    _ observer: @escaping @Sendable (any AppShortcutsProvider.Type) -> Void
  ) -> Int {
    state.withLock { state in
      state.next += 1
      state.observers[state.next] = observer
      return state.next
    }
  }

  /// Calls an observer no more.
  package static func stop(_ token: Int) {
    state.withLock { $0.observers[token] = nil }
  }

  static func post(_ provider: any AppShortcutsProvider.Type) {
    let observers = state.withLock { $0.observers.sorted { $0.key < $1.key }.map(\.value) }
    for observer in observers { observer(provider) }
  }
}
