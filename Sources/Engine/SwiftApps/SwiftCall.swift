// A Swift intent about to run: its parameters are set, and its perform() is called.

package import AppIntents
import BehestSwiftUI
import Foundation
import FoundationGaps
package import IntentEngine
import Synchronization

/// An intent of a Swift type, freshly made or taken from a button.
package final class SwiftCall: IntentCall {
  /// The intent.
  package let intent: any AppIntent
  private let state: Mutex<State>

  private struct State {
    /// The parameters, found when they are first needed.
    var fields: [IntentParameterField]?
    /// What is known of them.
    var facts: [ParameterFacts]?
    /// What `perform()` returned last.
    var result: PerformedResult?
  }

  /// Makes a call of an intent with the values its parameters have.
  package convenience init(_ intent: any AppIntent) { self.init(intent, fields: nil) }

  private init(_ intent: any AppIntent, fields: [IntentParameterField]?) {
    self.intent = intent
    state = Mutex(State(fields: fields))
  }

  /// The type of the intent.
  package var source: any IntentSource { SwiftIntent(type(of: intent)) }

  private var fields: [IntentParameterField] {
    state.withLock { state in
      let fields = state.fields ?? intent.parameterFields
      state.fields = fields
      return fields
    }
  }

  /// What is known of the parameters, in the texts in force when it was first asked for.
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

  /// The sentence with the titles of its parameters in parentheses; `nil` when it says nothing.
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

  /// The entity that an intent opens.
  package var target: Value? {
    ((intent as? any OpenIntent)?.target as? any AppEntity).map { Value(swift: $0) }
  }

  /// The address in the web, with these values.
  package var address: URL? { (intent as? any URLRepresentableIntent)?.representedURL }

  /// What `perform()` returned last; `nil` before that.
  var result: PerformedResult? { state.withLock { $0.result } }

  /// The value of a parameter.
  package func value(of parameter: String) -> Value? {
    self[parameter]?.anyValue.map { Value(swift: $0) }
  }

  /// Whether a parameter has a value, which may be nothing.
  package func isSet(_ parameter: String) -> Bool { self[parameter]?.isSet ?? false }

  /// Gives a parameter a value.
  ///
  /// - Throws: `ParameterTypeMismatch` for a value of another type.
  package func assign(_ value: Value?, to parameter: String) throws {
    guard let parameter = self[parameter] else { return }
    try parameter.assign(value?.swift(asOneOf: parameter.elementTypes))
  }

  /// What the parameter's resolvers make of words.
  package func resolved(_ words: String, for parameter: String) async throws -> Value? {
    guard let parameter = self[parameter] else { return nil }
    return try await IntentEnvironment.$intent.withValue(intent) {
      try await parameter.resolved(words).map { Value(swift: $0) }
    }
  }

  /// What the parameter's options provider lists.
  package func options(for parameter: String) async throws -> IntentEngine.OptionList {
    guard let provider = self[parameter]?.options.optionsProvider else {
      return IntentEngine.OptionList()
    }
    return try await IntentEnvironment.$intent.withValue(intent) {
      IntentEngine.OptionList(try await provider.erasedResults())
    }
  }

  /// What the parameter's provider or query says it starts with, or the only entity there is.
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

  /// Makes sure that every dependency is there.
  package func prepare() async throws { try await intent.prepareDependencies() }

  /// Calls `perform()`.
  package func perform(with respondent: any Respondent) async throws -> CallEnd {
    let interlocutor = SwiftInterlocutor(respondent, for: self)
    let cause = respondent.cause
    let reason = IntentCancellationCause { cause.reason.map(IntentCancellationReason.init) }
    let undoing = (respondent.undoStack as? SwiftUndoStack)?.undoing
    do {
      let result = try await IntentEnvironment.$cancellation.withValue(reason) {
        try await IntentEnvironment.$undoing.withValue(undoing) {
          try await IntentEnvironment.$interlocutor.withValue(interlocutor) {
            try await performReporting(to: respondent)
          }
        }
      }
      state.withLock { $0.result = result }
      return .done(CallResult(result))
    } catch let error as AppIntentError {
      switch error.kind {
      case .needsValue(let need):
        return .needsValue(parameter(need.parameter), dialog: need.dialog.map { Dialog($0) })
      case .needsDisambiguation(let need):
        return .needsChoice(
          parameter(need.parameter), among: need.items.map { Value(swift: $0) },
          dialog: need.dialog.map { Dialog($0) })
      case .needsForeground(let need): return .needsForeground(ForegroundNeed(need))
      case .restart: return .restart
      case .stated: throw error
      }
    } catch is IntentCancellation {
      throw Withdrawn()
    }
  }

  private func performReporting(to respondent: any Respondent) async throws -> PerformedResult {
    // A snippet may be drawn in the middle of work whose progress is watched.
    guard intent is any ProgressReportingIntent else { return try await intent.performErased() }
    let progress = Progress(totalUnitCount: 0)
    respondent.report(to: progress)
    defer { respondent.report(to: nil) }
    return try await IntentEnvironment.$progress.withValue(progress) {
      try await intent.performErased()
    }
  }

  /// A parameter of the intent; one of another intent has the name "value".
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
  /// A result in the engine's terms.
  init(_ result: PerformedResult) {
    self.init(
      value: result.value.map { Value(swift: $0) }, dialog: result.dialog.map { Dialog($0) },
      content: result.content.map { CardSource($0) },
      next: result.opensIntent.map { SwiftCall($0) })
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
      return DrawnCard(
        card: rendering.card,
        actions: rendering.actions.map { ($0 as? any AppIntent).map { SwiftCall($0) } })
    }
  }
}

extension ForegroundNeed {
  fileprivate init(_ need: AppIntentError.ForegroundNeed) {
    let words = ConfirmationActionName.continue
    self.init(
      dialog: need.dialog.map { Dialog($0) }, asks: need.asks, acceptWords: words.acceptWords,
      declineWords: words.declineWords
    ) {
      try await need.continuation?()
    }
  }
}

extension ConfirmationActionName {
  /// The words that accept, those of the button first.
  var acceptWords: [String] { ([acceptLabel] + acceptAlternatives).map(\.text) }

  /// The words that decline, those of the button first.
  var declineWords: [String] { ([denyLabel] + denyAlternatives).map(\.text) }
}

extension IntentCancellationReason {
  fileprivate init(_ reason: CancellationCause.Reason) {
    self =
      switch reason {
      case .userCancelled: .userCancelled
      case .timeout: .timeout
      }
  }
}
