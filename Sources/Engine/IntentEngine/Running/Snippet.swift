// A card on the screen with the intents of its controls.

import BehestCards
import Foundation

/// A card that an app shows, with the intents that its controls perform.
///
/// A class: it is passed on within events, questions and ends, each for one retain.
final class Snippet: Sendable {
  /// The app that shows the card.
  let app: App

  /// The drawn card.
  let card: Card

  /// The intents of the controls, indexed by `Control.action`; `nil` for a control without one.
  let actions: [(any IntentCall)?]

  /// The snippet intent that draws the card again; `nil` for a card that does not change.
  let source: Source?

  init(_ drawn: CardSource.Drawn, of app: App, source: Source? = nil) {
    var places = source?.places ?? ControlPlaces()
    self.app = app
    (card, actions) = places.place(drawn)
    var source = source
    source?.places = places
    self.source = source
  }

  /// Returns the intent of a button or toggle by its number from 1.
  ///
  /// - Throws: `Failure` when there is no such button, or when it is disabled.
  func call(ofButton number: Int) throws(Failure) -> any IntentCall {
    guard let control = card.controls.first(where: { $0.number == number }),
      let call = control.action.flatMap({ actions[$0] })
    else { throw refusal(Sentence.noButton(number: number)) }
    guard control.isEnabled else {
      throw Failure(.nothingToPress, Sentence.buttonDisabled(name: control.name.shortened))
    }
    return call
  }

  /// Returns the number of the button that words name by number or label.
  ///
  /// - Throws: `Failure` with the buttons that there are.
  func number(ofButtonNamed words: String) throws(Failure) -> Int {
    if let number = button(named: words) { return number }
    throw refusal(Sentence.noButtonCalled(words: words.shortened))
  }

  private func refusal(_ words: String) -> Failure {
    Failure(.nothingToPress, words)
      .offering(card.controls.filter(\.isPressable).map(\.name))
  }

  /// Returns the number of the button that words name by number or label; `nil` for none.
  func button(named words: String) -> Int? {
    let controls = card.controls
    let words = words.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !words.isEmpty else { return nil }
    let named = controls.filter { $0.name.comparable == words.comparable }
    let pressable = named.filter(\.isPressable)
    let meant = pressable.isEmpty ? named : pressable
    if meant.count == 1 { return meant[0].number }
    // "2.", or "[2]" as the card shows it.
    let number = Int(words.trimmingCharacters(in: ["[", "]"]).droppingSuffix("."))
    return controls.first { $0.number == number }?.number
  }
}

extension Snippet {
  /// A snippet intent with its values, stored to draw its card again.
  struct Source: Sendable {
    /// The snippet intent.
    let intent: any IntentSource

    /// The values of the parameters by name; parameters without a value are left out.
    let values: [String: Value]

    /// The places of the controls of its card.
    var places = ControlPlaces()

    /// Creates a source from a call's intent and values.
    init(_ call: any IntentCall) {
      intent = call.source
      values = call.values
    }

    /// Creates a source of a snippet intent with the values of others, matched by name and type.
    ///
    /// - Returns: `nil` when a required parameter has no value in them.
    init?(_ intent: any IntentSource, filledFrom shown: Source?, _ call: any IntentCall) {
      let fresh = intent.makeCall()
      let known = (shown?.values ?? [:]).merging(call.values) { shown, _ in shown }
      for field in fresh.fields {
        if let value = known[field.name], (try? field.assign(value)) != nil { continue }
        guard field.isOptional || field.value != nil else { return nil }
      }
      self.init(fresh)
    }

    /// Returns a new call with the stored values, entities queried again by identifier.
    ///
    /// - Throws: `Failure` when the entity of a required parameter no longer exists, and the errors
    ///   of the app's queries.
    func restored() async throws -> any IntentCall {
      let call = intent.makeCall()
      for field in call.fields {
        guard let value = values[field.name] else { continue }
        let fresh = try await Self.refreshed(value, as: field.kind)
        if fresh == nil, !field.isOptional {
          let title = field.title ?? field.name
          throw Failure(.intentFailed, Sentence.noLongerExists(name: title.insideSentence))
        }
        try field.assign(fresh)
      }
      return call
    }

    /// Returns a value with its entities queried again; `nil` when one no longer exists.
    ///
    /// - Throws: The errors of the app's queries.
    static func refreshed(_ value: Value, as kind: ValueKind) async throws -> Value? {
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
      return try await type.entities(withIDs: [id]).first
    }
  }
}

extension IntentCall {
  /// The values of the parameters by name; parameters without a value are left out.
  package var values: [String: Value] {
    Dictionary(
      parameters.compactMap { parameter in
        value(of: parameter.name).map { (parameter.name, $0) }
      }, uniquingKeysWith: { first, _ in first })
  }
}
