// Tells what there is of a kind when nothing is open: "what soups do you have?".

import Foundation

extension Conversation {
  /// The most values that are told.
  private static let mostTold = 30

  /// Returns the reply to a question for the things of a kind that an app's intents take; `nil` for other
  /// words, and where there are none.
  func listing(_ words: String, app: String? = nil) async -> Reply? {
    let names = steering.readings(of: words).compactMap { reading in
      if case .options(let name?) = reading { name } else { nil }
    }
    guard let name = names.first, let apps = try? catalog.selected(app) else { return nil }
    for app in apps where app.host.isInProcess {
      for intent in app.intents {
        let fields = intent.makeCall().fields.filter { field in
          switch field.kind.element {
          case .entity, .enumeration: true
          default: false
          }
        }
        guard let field = steering.field(named: name, in: fields),
          let values = await values(of: field, in: app), !values.isEmpty
        else { continue }
        list(values)
        var outcome = Outcome(app: app.name, intent: app.name(of: intent))
        outcome.dialog = app.speaking {
          let names = values.prefix(Self.mostTold).map(\.option.inOneLine).joined(separator: ", ")
          let count = values.count - Self.mostTold
          return count > 0 ? Sentence.others(names: names, count: count) : names
        }
        return .done(outcome)
      }
    }
    return nil
  }

  func values(of field: CallParameter, in app: App) async -> [Value]? {
    await launcher.launch(app)
    return try? await app.speaking {
      if case .enumeration(let type) = field.kind.element { return field.cases(of: type) }
      guard let type = field.searchedType else { return nil }
      if let all = try await type.all() { return all }
      return try await Suggestions(for: field).values
    }
  }
}

extension Question.Option {
  /// The title with a short subtitle behind it: "Tomato Soup ($4.50)".
  var inOneLine: String { title + (subtitle.map { " (\($0.shortened))" } ?? "") }
}
