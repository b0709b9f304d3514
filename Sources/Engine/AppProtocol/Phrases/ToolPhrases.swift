// Makes phrases of the titles of tools, for apps that bring none.

package import PhraseMatching

/// The phrases of an intent that has none of its own, made of its title and its parameters.
package struct ToolPhrases {
  /// The title of the intent.
  let title: String
  /// The name of the app.
  let app: String
  /// The parameters that the intent needs, in order: their names and their titles.
  let required: [(name: String, title: String)]

  /// Creates the phrases of an intent.
  package init(title: String, app: String, required: [(name: String, title: String)]) {
    self.title = title
    self.app = app
    self.required = required
  }

  /// The verbs that may be left out: "current time in Clock" for "Get current time".
  private static let plainVerbs: Set<String> = ["get", "list", "show", "fetch", "read", "display"]

  /// The phrases as phrase files spell them, the most natural one first.
  ///
  /// "Git status" of the app Git gives "status in ${applicationName}", "git status in
  /// ${applicationName}" and "${applicationName} status".
  package var texts: [String] {
    let words = Self.words(of: title)
    let name = Self.words(of: app)
    guard !words.isEmpty else { return [] }
    let own = words.starts(with: name) ? Array(words.dropFirst(name.count)) : words
    var texts: [String] = []
    for actions in [own, words] where !actions.isEmpty {
      let action = actions.joined(separator: " ")
      texts += slots.map { "\(action)\($0) in ${applicationName}" }
      if actions.count > 1, Self.plainVerbs.contains(actions[0]) {
        let noun = actions.dropFirst().joined(separator: " ")
        texts += slots.map { "\(noun)\($0) in ${applicationName}" }
      }
    }
    if own != words, !own.isEmpty {
      texts.append("${applicationName} \(own.joined(separator: " "))")
    }
    var known: Set<String> = []
    return texts.filter { known.insert($0).inserted }
  }

  /// The ways in which the needed values follow the action: none of them, or all.
  private var slots: [String] {
    guard let first = required.first else { return [""] }
    guard required.count > 1 else { return ["", " ${\(first.name)}", " for ${\(first.name)}"] }
    guard required.count < 4 else { return [""] }
    let parts = required.map { "\(Self.words(of: $0.title).joined(separator: " ")) ${\($0.name)}" }
    return ["", " with " + parts.joined(separator: " and ")]
  }

  /// The words of a title in lower case, without signs that phrases give a meaning to.
  private static func words(of title: String) -> [String] {
    title.lowercased().split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }
}

extension ToolPhrases {
  /// Returns the phrases of all intents of an app as templates.
  ///
  /// A phrase that would fit several intents is left out, unless an intent had none otherwise: then
  /// the person is asked which one is meant.
  ///
  /// - Parameters:
  ///   - intents: The intents: their names, titles, and required parameters.
  ///   - types: The types of an intent's parameters.
  package static func templates(
    app: String, intents: [(name: String, phrases: ToolPhrases)],
    types: (_ intent: String) -> [String: SlotType]?
  ) -> [PhraseTemplate] {
    let texts = intents.map(\.phrases.texts)
    let uses = Dictionary(texts.joined().map { ($0, 1) }, uniquingKeysWith: +)
    return zip(intents, texts).flatMap { intent, texts -> [PhraseTemplate] in
      let slots = types(intent.name) ?? [:]
      let own = texts.filter { uses[$0] == 1 }
      return (own.isEmpty ? texts : own)
        .map { PhraseTemplate($0, app: app, intent: intent.name, slots: slots, language: "en") }
    }
  }
}
