// A card on the screen, with what is behind it.

import BehestCards

/// A card that an application shows, with the intents behind its controls.
struct Snippet: Sendable {
  /// The application.
  var app: App

  /// The card.
  var card: Card

  /// The intents of its controls by `Control.action`; `nil` for a control without one.
  var actions: [(any IntentCall)?]

  /// What draws it again; `nil` for a card that stays as it is.
  var source: Source?

  init(_ drawn: DrawnCard, of app: App, source: Source? = nil) {
    self.app = app
    card = drawn.card
    actions = drawn.actions
    self.source = source
  }

  /// The intent behind a button or toggle, by its number from 1; `nil` when there is none.
  func call(ofButton number: Int) -> (any IntentCall)? {
    let controls = card.controls
    guard let index = controls.indices.index(numbered: number),
      let action = controls[index].action,
      actions.indices.contains(action)
    else { return nil }
    return actions[action]
  }

  /// The number of the button that words name by its number or its label; `nil` for none.
  func button(named words: String) -> Int? {
    let options = card.controls.map { Question.Option(title: $0.label.plainText) }
    guard !options.isEmpty else { return nil }
    let question = Question(kind: .value, prompt: "", options: options)
    guard case .answer(.option(let index)) = AnswerReader.read(words, for: question) else {
      return nil
    }
    return index + 1
  }
}

extension Snippet {
  /// A snippet intent and its parameters' values, kept to draw its card again.
  struct Source: Sendable {
    /// The intent.
    let intent: any IntentSource

    /// The values of its parameters by name, those without a value left out.
    let values: [String: Value]

    /// Keeps what a call has.
    init(_ call: any IntentCall) {
      intent = call.source
      values = call.values
    }

    /// Makes a source of a snippet intent from the values of others: those of the same name and
    /// type.
    ///
    /// - Returns: `nil` when a parameter that it cannot do without has no value in them.
    init?(_ intent: any IntentSource, filledFrom shown: Source?, _ call: any IntentCall) {
      let fresh = intent.makeCall()
      let known = (shown?.values ?? [:]).merging(call.values) { shown, _ in shown }
      for field in fresh.fields {
        if let value = known[field.name], (try? field.assign(value)) != nil { continue }
        guard field.isOptional || field.value != nil else { return nil }
      }
      self.init(fresh)
    }

    /// A fresh call with the kept values, entities asked for again by their identifiers.
    ///
    /// - Throws: `Failure` when an entity that a required parameter needs no longer exists, and
    ///   what the application's queries throw.
    func restored() async throws -> any IntentCall {
      let call = intent.makeCall()
      for field in call.fields {
        guard let value = values[field.name] else { continue }
        let fresh = try await refreshed(value, as: field.kind)
        if fresh == nil, !field.isOptional {
          let title = field.title ?? field.name
          throw Failure(.intentFailed, "The \(title.insideSentence) no longer exists.")
        }
        try field.assign(fresh)
      }
      return call
    }

    private func refreshed(_ value: Value, as kind: ValueKind) async throws -> Value? {
      if let list = value.elements {
        var elements: [Value] = []
        for element in list {
          if let fresh = try await refreshed(element, as: kind) { elements.append(fresh) }
        }
        return .list(elements)
      }
      guard value.isEntity, let type = kind.entityType(of: value), !type.isTransient,
        let id = value.identifier
      else { return value }
      return try await type.source.entities(withIDs: [id]).first
    }
  }
}

extension IntentCall {
  /// The values of the parameters by name, those without a value left out.
  package var values: [String: Value] {
    Dictionary(
      parameters.compactMap { parameter in
        value(of: parameter.name).map { (parameter.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }
}
