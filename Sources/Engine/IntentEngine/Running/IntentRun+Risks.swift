// Decides whether an intent needs a confirmation that it does not ask for itself.

extension IntentRun {
  /// The confirmation before an intent that deletes or sends something, acts on shared entities, or has run
  /// before with other values and cannot be undone; `nil` when it needs none.
  ///
  /// The traits of an intent and the verb of its schema tell whether it deletes or sends; an entity
  /// tells with whom it is shared. Opening something needs no confirmation.
  var riskQuestion: Question? {
    guard !call.source.has(.opens), !call.source.has(.isSnippet) else { return nil }
    let entities = call.fields.flatMap { field in
      let value = field.value
      return (value.map { $0.elements ?? [$0] } ?? []).filter(\.isEntity)
    }
    let shared = entities.first { $0.audience != nil }
    let deletes = call.source.deletes
    let sends = !deletes && call.source.verb.hasPrefix("send")
    // Deleting without any entity is no risk.
    let deletesSomething = deletes && !entities.isEmpty
    guard deletesSomething || sends || shared != nil || repeats else { return nil }
    var sentences: [String?] =
      repeats ? [changes, Sentence.runsOnceMore(title: call.source.title)] : []
    if let shared {
      let title = shared.option.title
      let isPublic = shared.audience == .everybody
      sentences.append((isPublic ? Sentence.isPublic : .isShared)(title: title))
    }
    if !deletesSomething {
      sentences.append(Sentence.continueWith(title: call.source.title))
    } else if entities.count == 1 {
      sentences.append(Sentence.deleteOne(title: entities[0].option.title))
    } else {
      sentences.append(Sentence.deleteSeveral(count: entities.count))
    }
    var question = question(.confirmation, sentences.sentences)
    let accept = deletesSomething ? Sentence.deleteTitle : sends ? .sendTitle : .continueTitle
    question.acceptWords = [accept()]
    question.declineWords = [Sentence.cancelTitle()]
    question.isDestructive = deletes
    return question
  }

  /// The values that differ from those before, for the person: "Distance: 8 mi."; `nil` for none.
  private var changes: String? {
    let changed = call.fields.compactMap { field -> String? in
      guard let value = field.value, value.plain != before[field.name]?.plain else { return nil }
      return "\(field.words): \(value.told(as: field.datePart, calendar: settings.calendar))"
    }
    return changed.isEmpty ? nil : changed.joined(separator: ", ") + "."
  }
}
