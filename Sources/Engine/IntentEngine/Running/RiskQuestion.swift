// Says whether an intent wants a confirmation that it does not ask for itself.

import AppIntents

/// The confirmation that the system asks for before an intent that destroys or sends something, or
/// that acts on what the person shares with others.
///
/// What an intent does is told by its kind (`DeleteIntent`) and by its schema's verb; whose an entity
/// is, by the entity (`OwnershipProvidingEntity`). Opening something asks nothing.
struct RiskQuestion: Sendable {
  /// The question.
  let question: Question

  /// The question before an intent whose parameters are filled; `nil` when it needs none.
  init?(before intent: any AppIntent, of app: InstalledApp) {
    guard !(intent is any OpenIntent), !(intent is any SnippetIntent) else { return nil }
    let entities = intent.parameterFields.flatMap { Self.entities($0.parameter.anyValue) }
    let shared = entities.first { entity in
      let ownership = (entity as? any OwnershipProvidingEntity)?.ownership ?? []
      return !ownership.isDisjoint(with: [.shared, .public])
    }
    let type = Swift.type(of: intent)
    let risk = Risk(of: intent, type)
    // Without anything to delete nothing is destroyed.
    let isRisky = risk.map { $0 != .delete || !entities.isEmpty } ?? false
    guard isRisky || shared != nil else { return nil }
    let what =
      entities.count == 1 ? "“\(entities[0].display.title.text)”" : "these \(entities.count)"
    var sentences: [String] = []
    if let shared {
      let isPublic = (shared as? any OwnershipProvidingEntity)?.ownership.contains(.public) == true
      let title = shared.display.title.text
      sentences.append(isPublic ? "“\(title)” is public." : "“\(title)” is shared with others.")
    }
    switch risk {
    case .delete where isRisky: sentences.append("Delete \(what)?")
    default: sentences.append("Continue with “\(type.title.text)”?")
    }
    let accept = risk == .delete && isRisky ? "Delete" : risk == .send ? "Send" : "Continue"
    question = Question(
      kind: .confirmation, app: app.name, intent: type.shortName,
      prompt: sentences.joined(separator: " "), acceptWords: [accept], declineWords: ["Cancel"],
      isDestructive: risk == .delete)
  }

  private enum Risk {
    case delete
    case send

    init?(of intent: any AppIntent, _ type: any AppIntent.Type) {
      let verb = type.schemaName?.split(separator: ".").last ?? ""
      if intent is any DeleteIntent || verb.hasPrefix("delete") || verb.hasPrefix("remove") {
        self = .delete
      } else if verb.hasPrefix("send") {
        self = .send
      } else {
        return nil
      }
    }
  }

  private static func entities(_ value: (any Sendable)?) -> [any AppEntity] {
    switch value {
    case let entity as any AppEntity: [entity]
    case let list as any AnyList: list.anyElements.compactMap { $0 as? any AppEntity }
    default: []
    }
  }
}
