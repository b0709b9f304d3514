// Runs the app's intents by name, as the engine does.

import AppIntents
import BehestCards
import BehestSwiftUI
import Foundation
import FoundationGaps
import SwiftApps
import Synchronization
import Testing

@testable import SampleMarkdownSnippet

/// The app, launched over a store and a folder of its own.
///
/// Dependencies belong to the process, so each test that needs them runs in one of its own.
struct AppUnderTest: Sendable {
  let person = SilentPerson()
  let folder = ScratchFolder()
  let store: DocumentStore

  init() {
    let store = DocumentStore(file: folder.url.appending(path: "MarkdownSnippet.sqlite"))
    self.store = store
    MarkdownSnippet.launch(store: store)
  }

  /// Runs an intent with values by parameter name.
  @discardableResult
  func run(
    _ name: String, _ values: [String: any Sendable] = [:]
  ) async throws -> PerformedResult {
    let intent = try Self.intent(name, values)
    return try await IntentEnvironment.$interlocutor.withValue(person) {
      try await intent.performErased()
    }
  }

  static func intent(
    _ name: String, _ values: [String: any Sendable] = [:]
  ) throws -> any AppIntent {
    let type = try #require(
      declared.intents.first { String(describing: $0) == name + "Intent" })
    let intent = type.init()
    for (name, value) in values {
      let field = try #require(intent.parameterFields.first { $0.name == name })
      try field.parameter.assign(value)
    }
    return intent
  }

  /// Returns the query of the app's documents.
  static func query() throws -> any EntityQuery {
    let parameter = try #require(try intent("FindDocument").parameterFields.first?.parameter)
    return try #require(parameter.valueType as? any AppEntity.Type).erasedQuery
  }

  func entity(_ document: Document) async throws -> any AppEntity {
    try #require(
      try await Self.query().erasedEntities(forIDs: [document.id.uuidString]).first)
  }

  /// Draws a result's card as the system does.
  static func card(of result: PerformedResult) async throws -> SnippetRendering {
    guard case .intent(let snippet) = result.content,
      case .view(let view) = try await snippet.performErased().content
    else { throw CocoaError(.featureUnsupported) }
    return await view.rendering(in: CardSettings())
  }
}

/// Answers nothing, because the app asks nothing, and counts the cards that are drawn again.
final class SilentPerson: Interlocutor {
  private let reloads = Mutex<[String]>([])

  var reloaded: [String] { reloads.withLock { $0 } }

  func ask(_ prompt: IntentPrompt) async throws -> IntentAnswer { .cancelled }

  func reload(_ snippet: any SnippetIntent.Type) {
    reloads.withLock { $0.append(String(describing: snippet)) }
  }

  func perform(_ intent: any AppIntent) async throws -> PerformedResult {
    try await intent.performErased()
  }
}

extension PerformedResult {
  /// The dialog in words; empty when there is none.
  var said: String { dialog.map { String(localized: $0.full) } ?? "" }
}

/// The types that the app declares for the system.
let declared = LinkedTypes(module: "SampleMarkdownSnippet")
