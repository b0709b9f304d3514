// A call of a Swift intent, which sets its parameters and calls its `perform()`.

package import AppIntents
import BehestSwiftUI
import BehestUIKit
import Foundation
import FoundationGaps
package import IntentEngine
import Synchronization

/// A call of an intent of a Swift type, new or from a button.
package final class SwiftCall: IntentCall {
  /// The Swift intent that is called.
  package let intent: any AppIntent
  private let state: Mutex<State>

  private struct State {
    /// The parameters, read when they are first needed.
    var fields: [IntentParameterField]?
    /// The descriptions of the parameters.
    var facts: [ParameterFacts]?
    /// The last result of `perform()`.
    var result: PerformedResult?
  }

  /// Creates a call of an intent with the current values of its parameters.
  package convenience init(_ intent: any AppIntent) { self.init(intent, fields: nil) }

  private init(_ intent: any AppIntent, fields: [IntentParameterField]?) {
    self.intent = intent
    state = Mutex(State(fields: fields))
  }

  /// The description of the intent's type.
  package var source: any IntentSource { SwiftIntent(type(of: intent)) }

  private var fields: [IntentParameterField] {
    state.withLock { state in
      let fields = state.fields ?? intent.parameterFields
      state.fields = fields
      return fields
    }
  }

  /// The descriptions of the parameters, in the language that was current at the first access.
  package var parameters: [ParameterFacts] {
    let fields = fields
    if let known = state.withLock({ $0.facts }) { return known }
    let read = fields.map { ParameterFacts($0, of: intent) }
    state.withLock { $0.facts = read }
    return read
  }

  private subscript(name: String) -> (any AnyIntentParameter)? {
    fields.first { $0.name == name }?.parameter
  }

  /// The summary with the titles of its parameters in parentheses; `nil` when it is empty.
  package var summary: String? {
    guard let pieces = intent.summarySentence?.pieces, !pieces.isEmpty else { return nil }
    return pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .parameter(let name):
        "(\(self[name]?.declaredTitle?.text ?? name.wordsOfIdentifier))"
      }
    }.joined()
  }

  /// The entity that the intent opens, if it opens one.
  package var target: Value? {
    ((intent as? any OpenIntent)?.target as? any AppEntity).map { Value(swift: $0) }
  }

  /// The web address of the intent with its current values; `nil` when it has none.
  package var address: URL? { (intent as? any URLRepresentableIntent)?.representedURL }

  /// The last result of `perform()`; `nil` before it was called.
  var result: PerformedResult? { state.withLock { $0.result } }

  /// Returns the value of a parameter; `nil` when it is unset or was set to nothing.
  package func value(of parameter: String) -> Value? {
    self[parameter]?.anyValue.map { Value(swift: $0) }
  }

  /// Returns whether a parameter was given a value or has a default; the value may be nothing.
  package func isSet(_ parameter: String) -> Bool { self[parameter]?.isSet ?? false }

  /// Sets the value of a parameter.
  ///
  /// - Throws: `ParameterTypeMismatch` for a value of another type.
  package func assign(_ value: Value?, to parameter: String) throws {
    guard let parameter = self[parameter] else { return }
    try parameter.assign(value?.swift(asOneOf: parameter.elementTypes))
  }

  /// Returns the value that the parameter's resolvers read from words; `nil` when they read none.
  package func resolved(_ words: String, for parameter: String) async throws -> Value? {
    guard let parameter = self[parameter] else { return nil }
    return try await IntentEnvironment.$intent.withValue(intent) {
      try await parameter.resolved(words).map { Value(swift: $0) }
    }
  }

  /// Returns the values that the parameter's options provider lists.
  package func options(for parameter: String) async throws -> IntentEngine.OptionList {
    guard let provider = self[parameter]?.options.optionsProvider else {
      return IntentEngine.OptionList()
    }
    return try await IntentEnvironment.$intent.withValue(intent) {
      IntentEngine.OptionList(try await provider.erasedResults())
    }
  }

  /// Returns the default of the parameter's provider or query, or the only entity that exists.
  package func startingValue(of parameter: String) async throws -> Value? {
    guard let parameter = self[parameter] else { return nil }
    return try await IntentEnvironment.$intent.withValue(intent) {
      if let provider = parameter.options.optionsProvider {
        return try await provider.erasedDefault().map { Value(swift: $0) }
      }
      guard parameter.elementType == parameter.valueType,
        let type = parameter.elementType as? any AppEntity.Type
      else { return nil }
      let query = parameter.options.query ?? type.erasedQuery
      if let unique = try await query.erasedUnique() { return Value(swift: unique) }
      return try await query.erasedDefault().map { Value(swift: $0) }
    }
  }

  /// Prepares the dependencies of the intent.
  package func prepare() async throws { try await intent.prepareDependencies() }

  /// Performs the intent with the respondent as the one who answers its requests.
  package func perform(with respondent: any Respondent) async throws -> CallEnd {
    let interlocutor = SwiftInterlocutor(respondent, for: self)
    let reason = IntentCancellationCause {
      respondent.cancellationReason.map(IntentCancellationReason.init)
    }
    let undoManager = (respondent.undoStack as? SwiftUndoStack)?.manager
    // What an intent copies and opens that another one calls is part of the result of the first.
    let own = IntentRecorder.current == nil ? IntentRecorder() : nil
    do {
      let result = try await IntentRecorder.$current.withValue(own ?? .current) {
        try await IntentEnvironment.$cancellation.withValue(reason) {
          try await IntentEnvironment.$undoManager.withValue(undoManager) {
            try await IntentEnvironment.$interlocutor.withValue(interlocutor) {
              try await performReporting(to: respondent)
            }
          }
        }
      }
      state.withLock { $0.result = result }
      var end = CallResult(result)
      end.copy = own?.items.flatMap { Copy($0) }
      if end.next == nil { end.next = own?.url.map { SwiftCall(OpenURLIntent($0)) } }
      return .done(end)
    } catch let error as AppIntentError {
      switch error.kind {
      case .needsValue(let need):
        return .needsValue(parameter(need.parameter), dialog: need.dialog.map { Dialog($0) })
      case .needsDisambiguation(let need):
        return .needsChoice(
          parameter(need.parameter), among: need.items.map { Value(swift: $0) },
          dialog: need.dialog.map { Dialog($0) })
      case .needsForeground(let need):
        let words = ConfirmationActionName.continue
        return .needsForeground(
          asks: need.asks, dialog: need.dialog.map { Dialog($0) }, accept: words.acceptWords,
          decline: words.declineWords, goOn: { try await need.continuation?() })
      case .restart: return .restart
      case .stated: throw error
      }
    } catch is IntentCancellation {
      throw Withdrawn()
    }
  }

  private func performReporting(to respondent: any Respondent) async throws -> PerformedResult {
    // A snippet may be drawn while an intent that reports progress is running.
    guard intent is any ProgressReportingIntent else { return try await intent.performErased() }
    let progress = Progress(totalUnitCount: 0)
    respondent.report(to: progress)
    defer { respondent.report(to: nil) }
    return try await IntentEnvironment.$progress.withValue(progress) {
      try await intent.performErased()
    }
  }

  /// Returns a parameter of the intent in this call; a parameter of another intent is named
  /// "value".
  package func parameter(_ parameter: any AnyIntentParameter) -> CallParameter {
    if let index = fields.firstIndex(where: { $0.parameter === parameter }) {
      return CallParameter(parameters[index], in: self)
    }
    let field = IntentParameterField(name: "value", parameter: parameter)
    return CallParameter(
      ParameterFacts(field, of: intent), in: SwiftCall(intent, fields: [field]))
  }
}

extension CallResult {
  /// Creates the engine's result from that of a Swift intent.
  init(_ result: PerformedResult) {
    self.init(
      value: result.value.map { Value(swift: $0) }, dialog: result.dialog.map { Dialog($0) },
      content: result.content.map { CardSource($0) },
      next: result.opensIntent.map { SwiftCall($0) })
  }
}

extension Copy {
  /// Creates a copy from the items of a pasteboard; `nil` when there are none.
  fileprivate init?(_ items: [[String: PasteboardValue]]) {
    guard let first = items.first else { return nil }
    let texts = items.compactMap { $0.plainText ?? $0.url?.absoluteString }
    self.init(
      plainText: texts.joined(separator: "\n"), html: first["public.html"]?.text,
      rtf: first["public.rtf"]?.text)
  }
}

extension CardSource {
  init(_ content: SnippetContent) {
    switch content {
    case .view(let view): self.init(view)
    case .intent(let intent): self = .intent(SwiftCall(intent))
    }
  }

  init(_ view: SnippetView) {
    self = .view { settings in
      let rendering = await view.rendering(in: settings)
      return (
        rendering.card,
        rendering.actions.map { ($0 as? any AppIntent).map { SwiftCall($0) } }
      )
    }
  }
}

extension ConfirmationActionName {
  /// The words that accept, beginning with the title of the button.
  var acceptWords: [String] { ([acceptLabel] + acceptAlternatives).map(text) }

  /// The words that decline, beginning with the title of the button.
  var declineWords: [String] { ([denyLabel] + denyAlternatives).map(text) }

  /// Returns a label in the language of the conversation.
  private func text(_ label: LocalizedStringResource) -> String {
    guard isOfSystem, SentenceLanguage.current != .english,
      let title = Sentence(rawValue: label.key)
    else { return label.text }
    return title()
  }
}

extension IntentCancellationReason {
  fileprivate init(_ reason: CancellationReason) {
    self =
      switch reason {
      case .userCancelled: .userCancelled
      case .timeout: .timeout
      }
  }
}
