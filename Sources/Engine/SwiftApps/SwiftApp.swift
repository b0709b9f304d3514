// Describes apps, and their intents, by Swift types of this process.

public import AppIntents
import Foundation
import FoundationGaps
public import IntentEngine
package import PhraseCatalog
import PhraseMatching

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

  /// Adds the phrases of phrase files to the app.
  ///
  /// - Parameter locale: The person's locale; `nil` when it is not known.
  package mutating func add(_ files: AppPhrases, locale: String?) {
    phrases = { declared, app, intent, slots in
      files.templates(
        declared: declared, app: app, intent: intent, slots: slots, locale: locale)
    }
    guard !files.packs.isEmpty else { return }
    packs = { app, intents, parameters in
      try files.packs(app: app, locale: locale, intents: intents, parameters: parameters)
        .map { pack in
          PhraseInventory(
            templates: pack.templates,
            applications: [
              ApplicationNames(
                app: app, names: [], synonyms: pack.synonyms,
                acceptsParts: pack.acceptsParts)
            ], values: pack.values, skipWords: pack.skipWords)
        }
    }
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
        symbol: shortcut.systemImageName, phrases: shortcut.phrases.map(\.segments.spelled),
        places: shortcut.phrases.map { SourcePlace(file: $0.line.file, line: $0.line.number) })
    }
  }

  var negativePhrases: [String] {
    shortcutsType?.negativePhrases.phrases.map(\.segments.spelled) ?? []
  }

  func launch() async { await launching() }

  var valueChanges: Int { shortcutsType.map { ShortcutUpdates.count(of: $0) } ?? 0 }

  func makeUndoStack() -> any UndoStack { SwiftUndoStack(manager: UndoManager()) }

  func failure(for error: any Error, of app: String) -> Failure? {
    if let missing = error as? MissingDependencyError {
      return Failure(
        .appNotReady,
        Sentence.notRegistered(app: app, owner: missing.owner, type: missing.typeName),
        detail: missing.description)
    }
    let detail = String(describing: error)
    return error.words.map { Failure(.intentFailed, $0, detail: detail == $0 ? nil : detail) }
  }
}

extension Error {
  /// The error's own words for people, as sentences; `nil` when it has none.
  fileprivate var words: String? {
    if let error = self as? any CustomLocalizedStringResourceConvertible,
      let words = error.localizedStringResource.text.nonEmpty
    {
      // Apps have no texts for the errors that App Intents predefines.
      let predefined = self is AppIntentError ? Sentence(rawValue: words) : nil
      return predefined?() ?? words
    }
    let error = self as? any LocalizedError
    let parts = [error?.errorDescription, error?.failureReason, error?.recoverySuggestion]
      .compactMap { $0?.nonEmpty }
    return parts.reduce(nil as String?) { words, part in
      guard let words else { return part }
      if words.contains(part) { return words }
      return words + (words.last?.isPunctuation == true ? " " : ". ") + part
    }
  }
}

/// An intent given by its Swift type.
package struct SwiftIntent: IntentSource {
  /// The intent's type.
  package let type: any AppIntent.Type

  /// Creates an intent from its type.
  package init(_ type: any AppIntent.Type) { self.type = type }

  /// The fully qualified name of the type.
  package var id: String { qualifiedNameOfType(type) }

  /// The name of the type.
  package var typeName: String { nameOfType(type) }

  /// Returns whether the intent has a special characteristic, as its type declares it.
  package func has(_ trait: IntentTrait) -> Bool {
    switch trait {
    case .isDiscoverable: type.isDiscoverable
    case .isListed: type.isListed
    case .opensApp: type.openAppWhenRun
    case .startsInForeground:
      type.supportedModes.contains(.foreground(.immediate))
        && !type.supportedModes.contains(.background)
    case .endsInForeground:
      !type.supportedModes.isDisjoint(with: [.foreground(.immediate), .foreground(.deferred)])
    case .showsCard: type.showsSnippet
    case .opens: type is any OpenIntent.Type
    case .deletes: type is any DeleteIntent.Type
    case .controls: type is any ControlConfigurationIntent.Type || type is any SetValueIntent.Type
    case .configuresWidget: type is any WidgetConfigurationIntent.Type
    case .isPredictable: type is any PredictableIntent.Type
    case .isSnippet: type is any SnippetIntent.Type
    case .isUndoable: type is any UndoableIntent.Type
    case .isLongRunning: type is any LongRunningIntent.Type
    case .hasAddress: type is any URLRepresentableIntent.Type
    }
  }

  /// The title of the intent, in the current language.
  package var title: String { type.title.text }

  /// The description of the intent's action, in the current language.
  package var explanation: String? { type.erasedDescription?.descriptionText.text.nonEmpty }

  /// The authentication that running the intent requires.
  package var authentication: AuthenticationPolicy {
    AuthenticationPolicy(type.authenticationPolicy)
  }

  /// The schema of the intent with its domain.
  package var schema: String? { type.schemaName }

  /// The type of the returned value.
  package var returnedType: String { type.returnedTypeID }

  /// Creates a call of an intent made by its empty initialiser.
  package func makeCall() -> any IntentCall { SwiftCall(type.init()) }
}

extension AppIntent {
  fileprivate static var showsSnippet: Bool {
    ObjectIdentifier(PerformResult.Snippet.self) != ObjectIdentifier(Never.self)
  }

  fileprivate static var returnedTypeID: String { Value.typeID(of: PerformResult.Value.self) }
}

extension AuthenticationPolicy {
  init(_ policy: IntentAuthenticationPolicy) {
    self =
      switch policy {
      case .alwaysAllowed: .alwaysAllowed
      case .requiresAuthentication: .requiresAuthentication
      case .requiresLocalDeviceAuthentication: .requiresLocalDeviceAuthentication
      }
  }
}

/// An undo stack backed by the undo manager that Swift intents register with.
struct SwiftUndoStack: UndoStack {
  let manager: UndoManager

  var canUndo: Bool { get async { await manager.canUndo } }

  func undo() async -> String {
    let name = await manager.undoActionName
    await manager.undo()
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
