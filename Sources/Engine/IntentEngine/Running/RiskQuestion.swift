// Says whether an intent wants a confirmation that it does not ask for itself.

/// The confirmation that the system asks for before an intent that destroys or sends something, or
/// that acts on what the person shares with others.
///
/// What an intent does is told by its traits and by its schema's verb; whose an entity is, by the
/// entity. Opening something asks nothing.
struct RiskQuestion: Sendable {
  /// The question.
  let question: Question

  /// The question before an intent whose parameters are filled; `nil` when it needs none.
  init?(before call: any IntentCall, of app: App) {
    let traits = call.source.traits
    guard traits.isDisjoint(with: [.opens, .isSnippet]) else { return nil }
    let entities = call.fields.flatMap { field in
      let value = field.value
      return (value.map { $0.elements ?? [$0] } ?? []).filter(\.isEntity)
    }
    let shared = entities.first { $0.audience != nil }
    let intent = call.source.facts
    let risk = Risk(schema: intent.schema, traits)
    // Without anything to delete nothing is destroyed.
    let isRisky = risk.map { $0 != .delete || !entities.isEmpty } ?? false
    guard isRisky || shared != nil else { return nil }
    let what =
      entities.count == 1 ? "“\(entities[0].option.title)”" : "these \(entities.count)"
    var sentences: [String] = []
    if let shared {
      let title = shared.option.title
      let isPublic = shared.audience == .everybody
      sentences.append(isPublic ? "“\(title)” is public." : "“\(title)” is shared with others.")
    }
    switch risk {
    case .delete where isRisky: sentences.append("Delete \(what)?")
    default: sentences.append("Continue with “\(intent.title)”?")
    }
    let accept = risk == .delete && isRisky ? "Delete" : risk == .send ? "Send" : "Continue"
    question = Question(
      kind: .confirmation, app: app.name, intent: call.name,
      prompt: sentences.joined(separator: " "), acceptWords: [accept], declineWords: ["Cancel"],
      isDestructive: risk == .delete)
  }

  private enum Risk {
    case delete
    case send

    init?(schema: String?, _ traits: Set<IntentTrait>) {
      let verb = schema?.split(separator: ".").last ?? ""
      if traits.contains(.deletes) || verb.hasPrefix("delete") || verb.hasPrefix("remove") {
        self = .delete
      } else if verb.hasPrefix("send") {
        self = .send
      } else {
        return nil
      }
    }
  }
}
