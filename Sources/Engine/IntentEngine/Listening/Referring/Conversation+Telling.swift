// Tells a property of what was chosen or shown: what it costs, where it is from.

import Foundation
import PhraseMatching

extension Conversation {
  /// Returns a sentence with a property of an entity; `nil` when no entity that is meant has it.
  ///
  /// - Parameters:
  ///   - name: The words of the property's name; `nil` for what it costs.
  ///   - subject: The words of the entity, among those listed and those that the command takes; `nil` for
  ///     the one that was said last.
  func told(_ name: [String]?, of subject: String?) async -> String? {
    let run = running.last?.run
    guard let app = run?.app ?? performed?.app else { return nil }
    for value in await subjects(subject, run) {
      guard let entity = await entity(value, in: app), let property = property(name, of: entity),
        let known = property.value
      else { continue }
      let text = app.speaking { known.plain.spoken }
      // A subtitle says the same in the app's own form: "$4.50" for 4.5.
      if let subtitle = entity.subtitle, subtitle != text, subtitle.contains(text) {
        return "\(entity.title): \(subtitle)"
      }
      return "\(entity.title): \(property.title.insideSentence) \(text)"
    }
    return nil
  }

  /// Returns an entity with the properties that take time to read; `nil` for other values.
  func entity(_ value: Value, in app: App) async -> Value.Entity? {
    let complete = try? await app.speaking { try await value.complete() }
    if case .entity(let entity) = complete?.plain ?? value.plain { return entity }
    return nil
  }

  /// Returns the entities that a question may be about, the likeliest first.
  private func subjects(_ words: String?, _ run: IntentRun?) async -> [Value] {
    if let words {
      for values in listed {
        let named = values.filter { steering.isNamed($0.option, by: words) }
        if named.count == 1 { return named }
        if let place = AnswerReader.place(words, among: values.count) { return [values[place]] }
      }
      guard let call = run?.call ?? performed?.call, let app = run?.app ?? performed?.app else {
        return []
      }
      // The soup's price is not that of "a large miso".
      guard let found = await self.values(in: words, for: call.fields, of: app), found.count == 1,
        case .value(let value)? = found.values.first, value.isEntity
      else { return [] }
      return [value]
    }
    let values = run?.call.fields.compactMap(\.value) ?? []
    let before =
      [performed?.outcome.returned].compactMap { $0 }
      + (performed?.call.fields.compactMap(\.value) ?? [])
    return (run == nil ? before : values).filter(\.isEntity)
  }

  private func property(_ name: [String]?, of entity: Value.Entity) -> Value.Entity.Property? {
    guard let name else { return entity.properties.first(where: steering.isPrice) }
    return entity.properties.first { property in
      [property.title, property.name.wordsOfIdentifier].contains {
        name == steering.bare(SteeringWords.words($0))
      }
    }
  }
}

extension Value {
  /// The value as a person says it: a number without a fraction that it does not have.
  fileprivate var spoken: String {
    if case .number(let number) = self { number.plain } else { text }
  }
}
