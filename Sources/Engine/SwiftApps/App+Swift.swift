// Creates apps from Swift types of this process.

public import AppIntents
import Foundation
import FoundationGaps
public import IntentEngine

extension IntentEngine.App {
  /// Creates an app from the types that it declares.
  ///
  /// - Parameters:
  ///   - name: The display name, which phrases also call the app by.
  ///   - synonyms: Alternative names of the app.
  ///   - intents: The app's intents, hidden ones included.
  ///   - shortcuts: The provider of its shortcuts; `nil` when it declares none.
  ///   - phrases: The source of the phrases in phrase files; `nil` when only declared phrases
  ///     count.
  ///   - launch: A function that registers the app's dependencies; called once, before the first
  ///     intent.
  public init(
    name: String, synonyms: [String] = [], intents: [any AppIntent.Type],
    shortcuts: (any AppShortcutsProvider.Type)? = nil, phrases: PhraseSource? = nil,
    launch: @escaping @Sendable () async -> Void = {}
  ) {
    self.init(
      name: name, synonyms: synonyms, intents: intents.map { SwiftIntent($0) }, phrases: phrases,
      host: SwiftHost(shortcutsType: shortcuts, launching: launch))
  }

  /// Adds intents to the app.
  package mutating func add(_ types: (any AppIntent.Type)...) {
    intents += types.map { SwiftIntent($0) }
  }
}

/// A host that runs a Swift app in this process.
private struct SwiftHost: AppHost {
  let shortcutsType: (any AppShortcutsProvider.Type)?
  let launching: @Sendable () async -> Void

  var shortcuts: [Shortcut] {
    (shortcutsType?.appShortcuts ?? []).map { shortcut in
      Shortcut(
        intent: SwiftIntent(type(of: shortcut.intent)), title: shortcut.shortTitle?.text,
        symbol: shortcut.systemImageName, phrases: shortcut.phrases.map(\.spelled))
    }
  }

  var negativePhrases: [String] {
    shortcutsType?.negativePhrases.phrases.map(\.segments.spelled) ?? []
  }

  func launch() async { await launching() }

  func observeValues(_ changed: @escaping @Sendable () -> Void) -> any Sendable {
    Observation(ShortcutUpdates.observe { _ in changed() })
  }

  func makeUndoStack() -> any UndoStack { SwiftUndoStack(undoing: IntentUndoing(UndoManager())) }

  func failure(for error: any Error, of app: String) -> Failure? {
    if let missing = error as? MissingDependencyError {
      return Failure(
        .appNotReady,
        "\(app) is not ready: \(missing.owner) needs \(missing.typeName), "
          + "which nothing registered.", detail: missing.description)
    }
    let words = (error as? any CustomLocalizedStringResourceConvertible)?.localizedStringResource
    return words?.text.nonEmpty.map {
      Failure(.intentFailed, $0, detail: String(describing: error))
    }
  }
}

/// An observation of `updateAppShortcutParameters()` that ends when it is released.
private final class Observation: Sendable {
  private let token: Int

  init(_ token: Int) { self.token = token }

  deinit { ShortcutUpdates.stop(token) }
}

/// An undo stack backed by the undo manager that Swift intents register with.
struct SwiftUndoStack: UndoStack {
  let undoing: IntentUndoing

  var canUndo: Bool { undoing.manager.canUndo }

  func undo() async -> String {
    let name = undoing.manager.undoActionName
    // Apps register undo actions on the main actor, as their user interfaces do.
    await MainActor.run { undoing.manager.undo() }
    return name
  }
}

extension [PhraseSegment] {
  /// The phrase as phrase files spell it: "Order ${soup} in ${applicationName}".
  fileprivate var spelled: String {
    map { segment in
      switch segment {
      case .literal(let text): text
      case .applicationName: "${applicationName}"
      case .parameter(let name): "${\(name)}"
      }
    }.joined()
  }
}
