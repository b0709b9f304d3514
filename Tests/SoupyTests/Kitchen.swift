// Runs the app's intents by name, as the engine does, but with scripted answers.

import AppIntents
import BehestCards
import BehestSwiftUI
import Foundation
import FoundationGaps
import SampleSoupy
import SwiftApps
import Synchronization
import Testing

/// The app, launched over a file of its own.
///
/// Dependencies belong to the process, so each test that orders runs in a process of its own.
struct Kitchen: Sendable {
  let person = ScriptedPerson()
  private let folder = ScratchFolder()

  init() {
    Soupy.launch(ordersFile: folder.url.appending(path: "Soupy.json"))
  }

  /// Runs an intent with values by parameter name, giving the scripted answers to its questions.
  @discardableResult
  func run(
    _ name: String, _ values: [String: any Sendable] = [:], answers: [IntentAnswer] = []
  ) async throws -> PerformedResult {
    let intent = try Self.intent(name, values)
    person.answers.withLock { $0 = answers }
    return try await IntentEnvironment.$interlocutor.withValue(person) {
      try await intent.performErased()
    }
  }

  /// Runs a snippet intent as the system does: refills its parameters, and draws.
  func card(of content: SnippetContent?) async throws -> SnippetRendering {
    guard case .intent(let snippet) = content else { throw Unexpected("no snippet intent") }
    for field in snippet.parameterFields {
      guard let entity = field.parameter.anyValue as? any AppEntity else { continue }
      let query = type(of: entity).erasedQuery
      try field.parameter.assign(
        try await query.erasedEntities(forIDs: [entity.erasedID]).first)
    }
    guard case .view(let view) = try await snippet.performErased().content else {
      throw Unexpected("no view")
    }
    return await view.rendering(in: CardSettings())
  }

  static func intent(
    _ name: String, _ values: [String: any Sendable] = [:]
  ) throws -> any AppIntent {
    guard let type = declared.intents.first(where: { String(describing: $0) == name + "Intent" })
    else { throw Unexpected("no intent \(name)") }
    let intent = type.init()
    for (name, value) in values {
      guard let field = intent.parameterFields.first(where: { $0.name == name }) else {
        throw Unexpected("no parameter \(name)")
      }
      try field.parameter.assign(value)
    }
    return intent
  }

  /// Returns the query of the app's soups.
  static func soups() throws -> any EntityQuery {
    let parameter = try #require(
      try intent("OrderSoup").parameterFields.first { $0.name == "soup" }?.parameter)
    let type = try #require(parameter.valueType as? any AppEntity.Type)
    return type.erasedQuery
  }

  static func soup(_ id: String) async throws -> any AppEntity {
    try #require(try await soups().erasedEntities(forIDs: [id]).first)
  }

  /// Returns a size by its raw value, as the engine reads it.
  static func size(_ raw: String) throws -> any AppEnum {
    let parameter = try #require(
      try intent("OrderSoup").parameterFields.first { $0.name == "size" }?.parameter)
    let type = try #require(parameter.valueType as? any AppEnum.Type)
    return try #require(type.erasedCases.first { $0.rawString == raw }?.value)
  }
}

/// A folder of its own for one test, deleted with the value's last reference.
final class ScratchFolder: Sendable {
  let url = FileManager.default.temporaryDirectory.appending(path: "behest-\(UUID().uuidString)")

  deinit {
    try? FileManager.default.removeItem(at: url)
  }
}

/// Answers an intent's questions from a list, and remembers what was asked.
final class ScriptedPerson: Interlocutor {
  let answers = Mutex<[IntentAnswer]>([])
  private let asked = Mutex<[String]>([])

  /// The questions asked so far, as text.
  var questions: [String] { asked.withLock { $0 } }

  func ask(_ prompt: IntentPrompt) async throws -> IntentAnswer {
    let dialog: IntentDialog? =
      switch prompt {
      case .value(_, let dialog), .disambiguation(_, _, let dialog),
        .valueConfirmation(_, _, let dialog, _), .confirmation(_, let dialog, _, _),
        .choice(_, let dialog, _):
        dialog
      }
    asked.withLock { $0.append(dialog.map { String(localized: $0.full) } ?? "") }
    return answers.withLock { $0.isEmpty ? .cancelled : $0.removeFirst() }
  }

  func reload(_ snippet: any SnippetIntent.Type) {}

  func perform(_ intent: any AppIntent) async throws -> PerformedResult {
    try await intent.performErased()
  }
}

/// Something the test relies on is not there.
struct Unexpected: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}

extension PerformedResult {
  /// The dialog in words; empty when there is none.
  var said: String { dialog.map { String(localized: $0.full) } ?? "" }

  /// The value's title, where the value is an entity.
  var title: String {
    (value as? any AppEntity).map { String(localized: $0.display.title) } ?? ""
  }
}

/// Returns the sentence the app gives for an error.
func sentence(of error: any Error) -> String {
  (error as? any CustomLocalizedStringResourceConvertible)
    .map { String(localized: $0.localizedStringResource) } ?? "\(error)"
}

/// The types that the app declares for the system.
let declared = LinkedTypes(module: "SampleSoupy")
