// Decides whether an intent needs a confirmation that it does not ask for itself.

/// The confirmation before an intent that deletes or sends something, or acts on shared entities.
///
/// The traits of an intent and the verb of its schema tell whether it deletes or sends; an entity
/// tells with whom it is shared. Opening something needs no confirmation.
struct RiskQuestion: Sendable {
  /// The confirmation to ask.
  let question: Question

  /// Creates the question for an intent with filled parameters; `nil` when it needs none.
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
    // Deleting without any entity is no risk.
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
