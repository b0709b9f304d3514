// Says what words would mean as an answer, while they are still being typed.

import Foundation
import FoundationGaps
package import PhraseMatching

/// The meaning that words would have as an answer to the pending question.
package struct AnswerPreview: Sendable {
  /// The entities that the app's own search finds for the words; empty for none.
  package var found: [Value] = []
  /// The value that the words mean, said in full; `nil` where there is nothing to add to them.
  package var reading: String?

  /// Creates a preview; an empty one for words that mean nothing.
  package init(found: [Value] = [], reading: String? = nil) {
    (self.found, self.reading) = (found, reading)
  }
}

extension Conversation {
  /// Returns what words would mean as an answer to the pending question, without answering it.
  ///
  /// - Returns: An empty preview when no question about a parameter is pending, or the words mean nothing.
  package func preview(of words: String) async -> AnswerPreview {
    guard let current = running.last, let parameter = current.fieldAsked else {
      return AnswerPreview()
    }
    let resolver = settings.resolver
    let found = try? await current.run.app.speaking { () -> AnswerPreview in
      if let type = parameter.searchedType {
        return AnswerPreview(found: try await EntityResolver(type).list(.matching(words)))
      }
      guard !parameter.hasOptions,
        case .value(let value) = try await resolver.resolve(
          words, changing: parameter.value ?? current.run.before[parameter.name], of: parameter)
      else { return AnswerPreview() }
      return AnswerPreview(
        reading: value.plain.reading(as: parameter.datePart, calendar: resolver.calendar))
    }
    return found ?? AnswerPreview()
  }
}

extension Conversation {
  /// A phrase that was typed as far as into a value, with a value that completes it.
  package struct ValueCompletion: Sendable {
    /// The whole phrase, up to the next value that it lacks.
    package var text: String
    /// The value.
    package var value: Question.Option
  }

  /// Returns the phrases that a text begins, with the entities that their apps' queries find for its end.
  ///
  /// An app that fails is left out.
  package func values(completing typed: String, app: String? = nil) async -> [ValueCompletion] {
    let folded = typed.folded
    var queried: [String: [Question.Option]] = [:]
    var found: [ValueCompletion] = []
    for entry in (try? catalog.phrases(of: app)) ?? [] {
      guard let open = entry.phrase.firstIndex(of: "{"),
        let close = entry.phrase[open...].firstIndex(of: "}")
      else { continue }
      let head = entry.phrase[..<open]
      guard !head.isEmpty, folded.hasPrefix(String(head).folded) else { continue }
      let words = String(typed.dropFirst(head.count))
      let slot = String(entry.phrase[entry.phrase.index(after: open)..<close])
      guard !words.isEmpty,
        let (app, intent) = try? catalog.intent(named: entry.intent, in: entry.app),
        let type = intent.makeCall().fields.first(where: { $0.name == slot })?.searchedType
      else { continue }
      let key = entry.app + "/" + type.name
      if queried[key] == nil {
        await launcher.launch(app)
        queried[key] =
          (try? await app.speaking {
            try await EntityResolver(type).list(.matching(words)).map(\.option)
          }) ?? []
      }
      let tail = entry.phrase[close...].dropFirst().prefix { $0 != "{" }
      found += (queried[key] ?? []).map { ValueCompletion(text: head + $0.title + tail, value: $0) }
    }
    return found
  }
}

extension Conversation {
  /// The most words of a value's name that are completed.
  private static let mostWords = 4
  /// The most values of a type that are looked at.
  private static let mostTitles = 10_000

  /// Returns a text with the name of a known value in place of its last words, with which the name begins
  /// or, if there is none, one of its words does: "turn on the kitchen" for "turn on the k"; behind a space
  /// with every name that may follow; empty where no word is before them.
  package func texts(completingNameIn typed: String) async -> [String] {
    let words = typed.split(separator: " ")
    let isBehindSpace = typed.last == " "
    guard words.count > (isBehindSpace ? 0 : 1) else { return [] }
    let known = await matcher.titles(for: typed, limit: Self.mostTitles)
    if isBehindSpace {
      var texts: [String] = []
      for (type, titles) in known where await mayEnd(typed + titles[0], withNameOf: type) {
        texts += titles.map { typed + $0 }
      }
      return texts
    }
    let titles = known.flatMap { type, titles in
      titles.map { (type: type, shown: $0, folded: $0.folded) }
    }
    // Behind "Garlic Soup" no other soup is named by its last word.
    let named = titles.filter { (" " + typed.folded).hasSuffix(" " + $0.folded) }
      .map { $0.folded.split(separator: " ").count }.max()
    let most = min(Self.mostWords, words.count - 1)
    let starts = (min(named ?? 1, most)...most).reversed().map {
      words[words.count - $0].startIndex
    }
    for isPart in named == nil ? [false, true] : [false] {
      for start in starts {
        let begun = String(typed[start...]).folded
        let found = titles.filter { title in
          isPart
            ? title.folded.contains(" " + begun)
            : title.folded.hasPrefix(begun) && title.folded != begun
        }
        if found.isEmpty { continue }
        let texts = found.map { (type: $0.type, text: typed[..<start] + $0.shown) }
        // If a phrase takes some of them the others are no command: "turn on the kitchen settings".
        var taken: Set<String> = []
        for type in Set(texts.map(\.type)) {
          guard let text = texts.first(where: { $0.type == type })?.text else { continue }
          if await mayEnd(String(text), withNameOf: type) { taken.insert(type) }
        }
        return texts.filter { taken.isEmpty || taken.contains($0.type) }.map { String($0.text) }
      }
    }
    return []
  }

  /// Returns whether a text matches a phrase with the name of a value of a type at its end.
  private func mayEnd(_ text: String, withNameOf type: String) async -> Bool {
    await matcher.matches(in: text, upTo: .parts, apps: nil).best.contains { match in
      match.parameters.contains {
        $0.type.valueType == type && !$0.values.isEmpty && $0.range.upperBound == text.utf8.count
      }
    }
  }

  /// Returns the names of a match's slots whose words name no entity, as the app's own search finds.
  package func slotsWithoutEntity(in match: Match) async -> Set<String> {
    guard let app = try? catalog.app(named: match.app), let intent = catalog.intent(of: match)
    else { return [] }
    let fields = intent.makeCall().fields
    var names: Set<String> = []
    for slot in match.parameters where slot.values.isEmpty && slot.output == nil {
      guard let type = fields.first(where: { $0.name == slot.name })?.searchedType else { continue }
      await launcher.launch(app)
      let found = try? await app.speaking {
        try await EntityResolver(type).list(.matching(slot.text))
      }
      if found?.isEmpty == true { names.insert(slot.name) }
    }
    return names
  }
}

extension CallParameter {
  /// The type whose query finds the parameter's values; `nil` where they are no entities, or are provided.
  var searchedType: (any EntityType)? {
    if !self.hasOptions, case .entity(let type) = self.kind.element { type } else { nil }
  }
}

extension Value {
  /// The titles and texts of an entity's properties that its title and a short subtitle do not tell;
  /// empty for other values.
  ///
  /// A list may have no room for a long subtitle.
  package var details: [(title: String, text: String)] {
    guard case .entity(let entity) = plain else { return [] }
    let subtitle = entity.subtitle ?? ""
    let told = [entity.title, subtitle.count > 30 ? "" : subtitle]
    return entity.properties.compactMap { property in
      guard let value = property.value, !value.text.isEmpty,
        !told.contains(where: { $0.contains(value.text) }), value.text != entity.subtitle
      else { return nil }
      return (property.title, value.plain.reading(as: nil, calendar: .current) ?? value.text)
    }
  }

  /// The value as the conversation tells it: dates in full, a yes or no in its language.
  func told(as part: ParameterFacts.DatePart?, calendar: Calendar) -> String {
    if case .boolean(let isTrue) = plain { return isTrue ? Sentence.yes() : Sentence.no() }
    return plain.reading(as: part, calendar: calendar) ?? option.title
  }

  /// The value said in full, for kinds whose words may be read in several ways; `nil` for others.
  fileprivate func reading(
    as part: ParameterFacts.DatePart?, calendar: Calendar
  ) -> String? {
    switch self {
    case .date(let date): date.inFull(part, calendar)
    case .dateComponents(let components): calendar.date(from: components)?.inFull(part, calendar)
    case .duration, .measurement, .amount, .integer, .number, .decimal: text
    default: nil
    }
  }
}

extension Date {
  /// Returns the date with the day of the week, the time or, for no part, both.
  fileprivate func inFull(_ part: ParameterFacts.DatePart?, _ calendar: Calendar) -> String {
    // The beginning of a day is the day.
    let part = part != .time && self == calendar.startOfDay(for: self) ? .date : part
    let formatter = DateFormatter()
    formatter.locale = LocalizationEnvironment.locale
    formatter.calendar = calendar
    formatter.timeZone = calendar.timeZone
    formatter.setLocalizedDateFormatFromTemplate(
      (part == .time ? "" : "EEEEdMMMMyyyy") + (part == .date ? "" : "jmm"))
    return formatter.string(from: self)
  }
}
