// Starts a command anew with other values, after a correction or several answers in one.

import Foundation
import PhraseMatching
import SpokenValues

extension Conversation {
  /// The changes that words make to a command that has not been performed.
  struct Revision: Sendable {
    /// The new values of parameters, by their names.
    var values: [String: WordsToValues.Reading] = [:]
    /// The names of parameters that are asked for once more.
    var wanted: Set<String> = []
    /// The names of parameters that lose their values.
    var cleared: Set<String> = []
    /// The values that are not wanted, by the names of parameters.
    var unwanted: [String: [Value]] = [:]
  }

  /// Returns the reply to a correction, or to several answers in one; `nil` for other words.
  func revised(_ words: String, _ waiting: Waiting) async -> Reply? {
    guard let current = running.last, waiting.isOwn(of: current.run),
      let correction = steering.correction(words)
    else { return nil }
    let question = waiting.question.offering(waiting.offered)
    var revision = Revision()
    if let unmeant = correction.unmeant {
      let excluded = await excluded(unmeant, waiting)
      // "Not friday, saturday" says what is meant, whatever is not.
      guard excluded != nil || correction.meant != nil else { return nil }
      revision = excluded ?? revision
    }
    // "No miso" means no miso where miso was said or is offered, "no, miso" means it.
    if let denied = steering.denied(words), let excluded = await excluded(denied, waiting) {
      if excluded.wanted.isEmpty { return narrowed(by: excluded, waiting) }
      revision = excluded
    } else if let meant = correction.meant {
      if correction.isMarked, correction.replaced == nil,
        let reply = await reply(toMeant: meant, question, waiting)
      {
        return reply
      }
      // A number alone is an answer, or a mistake; a yes or no can be replaced by one.
      if !correction.isMarked, question.kind != .confirmation,
        WordsToNumber().decimal(meant) != nil
      {
        return nil
      }
      var found = await values(in: meant, question.parameter?.name)
      for plain in steering.plainer(meant) where found == nil {
        found = await values(in: plain, question.parameter?.name)
      }
      // "Move the table to friday" is said of the command that waits.
      if found == nil,
        let rest = steering.rest(behindNameOf: current.run.call, of: current.run.app, in: words)
      {
        found = await values(in: rest, question.parameter?.name)
      }
      // "No onions" is a note on the soup, where it is nothing else, and "no cream" is no cream of tomato.
      if let denied = steering.denied(words), let (name, reading) = found?.first, found?.count == 1,
        case .value(let value) = reading, value.isEntity,
        let field = current.run.call.fields.first(where: { $0.name == name }),
        !steering.isCalled(value.option, denied, as: field.kind.element)
      {
        found = nil
      }
      if found == nil, steering.denied(words) != nil, steering.startsNote(words),
        question.kind == .confirmation || !question.options.isEmpty,
        let field = current.run.call.fields.first(where: \.isRemark)
      {
        found = [field.name: field.noted(steering.withoutPoliteness(words))]
      }
      // So is the "no salt" of "small please, no salt".
      if found == nil, let replaced = correction.replaced,
        let field = current.run.call.fields.first(where: \.isRemark),
        let note = steering.note(behind: replaced, in: words)
      {
        found = await values(in: replaced, question.parameter?.name)
        found?[field.name] = field.noted(note)
      }
      guard var values = found else { return nil }
      // Words that are taken back need not be a value here: "lake trail, no, cliff walk".
      if let replaced = correction.replaced,
        let before = await self.values(in: replaced, question.parameter?.name)
      {
        values.merge(before) { after, _ in after }
      }
      // A value that does not fit the question is an answer to it, and no correction; but "high
      // priority" is one of its choices, and "ten" is instead of "Charge 5?". So is the hour of "around eight".
      if !correction.isMarked, meant == words || question.parameter?.isText == true,
        question.kind != .confirmation,
        let asked = question.parameter?.name, Set(values.keys) == [asked]
      {
        guard !question.options.isEmpty, case .value? = values[asked] else { return nil }
      }
      revision.values = values
      revision.wanted = revision.wanted.filter { values[$0] == nil }
    } else if revision.wanted.isEmpty {
      // What is not meant was only offered.
      return narrowed(by: revision, waiting)
    }
    // The values that were left to choose from stay those: "tomato", then "large".
    var whole = revision
    if question.kind == .choice || question.options.count < waiting.question.options.count,
      let (name, words) = current.narrowing, name == question.parameter?.name,
      revision.values[name] == nil, !revision.wanted.contains(name)
    {
      whole.values[name] = .words(words)
    }
    return heard(
      revision, await restart(whole),
      asking: question.parameter?.name)
  }

  /// Returns the reply to a note by its name on the command that waits: "add a note: no salt"; `nil` for other words.
  func noting(_ words: String, _ waiting: Waiting) async -> Reply? {
    guard let run = running.last?.run, waiting.isOwn(of: run),
      let field = run.call.fields.first(where: \.isRemark),
      let note = steering.text(named: field.words, in: words)
    else { return nil }
    return await restart(Revision(values: [field.name: field.noted(note)]))
  }

  /// Whether words say the note again that the command has: "no cream" takes none away.
  func repeatsNote(_ words: String) -> Bool {
    let note = running.last?.run.call.fields.first(where: \.isRemark)?.value?.text
    return note.map { steering.withoutPoliteness(words).comparable == $0.comparable } ?? false
  }

  /// Says what was heard, where the reply asks once more what was asked before.
  func heard(
    _ revision: Revision, _ reply: Reply, asking asked: String?
  ) -> Reply {
    guard case .question(var question) = reply, question.dialog == nil, question.problem == nil,
      asked != nil,
      question.parameter?.name == asked, let call = running.last?.run.call
    else { return reply }
    let heard = call.fields.compactMap { field in
      revision.values[field.name].map { reading in
        "\(field.words): \(reading.told(as: field.datePart, calendar: settings.calendar))"
      }
    }
    question.dialog = heard.joined(separator: ", ").nonEmpty
    return .question(question)
  }

  /// Returns the reply to a correction of another value at a question for text, which takes any words
  /// else: "no, garlic soup"; `nil` for other words.
  func revisedBeforeText(_ words: String, _ waiting: Waiting) async -> Reply? {
    if let current = running.last, waiting.isOwn(of: current.run),
      let name = steering.name(in: words),
      let field = current.run.call.fields.first(where: { $0.kind.isText && $0.name.namesTitle }),
      field.value != nil, field.name != waiting.question.parameter?.name
    {
      let revision = Revision(values: [field.name: .words(name)])
      return heard(
        revision, await restart(revision), asking: waiting.question.parameter?.name)
    }
    guard let current = running.last, waiting.isOwn(of: current.run),
      !words.hasPrefix("\""), let correction = steering.correction(words), correction.isMarked,
      correction.replaced == nil, let meant = correction.meant,
      let asked = waiting.question.parameter?.name,
      let values = await values(in: meant, nil, besides: asked), !values.isEmpty
    else { return nil }
    // A value that has not been said before is no correction.
    let known = Set(current.run.known.map(\.name))
    guard values.keys.allSatisfy(known.contains) else { return nil }
    let revision = Revision(values: values)
    return heard(revision, await restart(revision), asking: asked)
  }

  /// Returns the reply to a correction of the text that was answered last: "actually, call mom"; `nil`
  /// for other words.
  func revisedText(_ words: String, _ waiting: Waiting, _ input: Input) async -> Reply? {
    guard let current = running.last, waiting.isOwn(of: current.run),
      let correction = steering.correction(words), correction.isMarked,
      let name = current.answered.last ?? current.run.call.fields.onlyText?.name,
      name != waiting.question.parameter?.name,
      let field = current.run.call.fields.first(where: { $0.name == name && $0.kind.isText })
    else { return nil }
    // "Actually buy bread" is for the text "buy eggs", and not for the basket.
    if let meant = correction.meant, let old = field.value?.text,
      steering.varies(meant, from: old)
    {
      return await restart(Revision(values: [name: .words(meant)]))
    }
    guard !current.answered.isEmpty, let meant = steering.meantApart(words),
      await command(meant, input, upTo: .fillers, isNamed: false) == nil
    else { return nil }
    return await restart(Revision(values: [name: .words(meant)]))
  }

  /// Answers the question with the words of a correction, if they are one of its options.
  private func reply(
    toMeant words: String, _ question: Question, _ waiting: Waiting
  ) async -> Reply? {
    // "No, keep it" is what the second choice says.
    if question.kind == .confirmation,
      case .answer(.declined) = AnswerReader.read(words, for: question)
    {
      return await resume(.declined)
    }
    // "Make it two" is a number of things, and not the second of them.
    guard !question.options.isEmpty, WordsToNumber().decimal(words) == nil else { return nil }
    switch AnswerReader.option(words, question.options) {
    case .answer(.option(let index)): return await resume(.option(waiting.offered[index]))
    case .several(let indices):
      running[running.count - 1].waiting?.offered = indices.map { waiting.offered[$0] }
      return .question(question.offering(indices))
    case .answer, .unclear, nil: return nil
    }
  }

  /// Returns the values that words have for the parameters of the current command, but for one.
  private func values(
    in words: String, _ preferred: String?, besides asked: String? = nil
  ) async -> [String: WordsToValues.Reading]? {
    guard let run = running.last?.run else { return nil }
    return await values(
      in: words, for: run.call.fields.filter { $0.name != asked }, of: run.app,
      preferring: preferred, changing: Set(run.known.map(\.name)), before: run.before)
  }

  /// Returns the values that words have for parameters; `nil` for other words, and where a query fails.
  func values(
    in words: String, for fields: [CallParameter], of app: App, preferring preferred: String? = nil,
    changing said: Set<String> = [], before: [String: Value] = [:]
  ) async -> WordsToValues.Values? {
    let reader = WordsToValues(resolver: settings.resolver, words: steering, before: before)
    return try? await app.speaking {
      try await reader.values(in: words, for: fields, preferring: preferred, changing: said)
    }
  }

  /// Returns the revision that excludes what words name among the values so far and the options of
  /// the question; `nil` when they name none.
  private func excluded(_ words: String, _ waiting: Waiting) async -> Revision? {
    guard let current = running.last else { return nil }
    var revision = Revision()
    for field in current.run.call.fields {
      guard let value = field.value, steering.isNamed(value.option, by: words) else { continue }
      revision.unwanted[field.name] = [value]
      revision.wanted.insert(field.name)
    }
    guard revision.wanted.isEmpty, let name = waiting.question.parameter?.name else {
      return revision.wanted.isEmpty ? nil : revision
    }
    let named = waiting.question.values.indices.filter {
      steering.isNamed(waiting.question.options[$0], by: words)
    }
    guard !named.isEmpty, named.count < waiting.question.values.count else { return nil }
    revision.unwanted[name] =
      named.map { waiting.question.values[$0] } + (current.run.unwanted[name] ?? [])
    return revision
  }

  /// Asks the question again without the options that are not meant.
  private func narrowed(by revision: Revision, _ waiting: Waiting) -> Reply? {
    guard let name = waiting.question.parameter?.name, let unwanted = revision.unwanted[name] else {
      return nil
    }
    let excluded = Set(unwanted.map(\.plain))
    let offered = waiting.offered.filter {
      !excluded.contains(waiting.question.values[$0].plain)
    }
    guard !offered.isEmpty else { return nil }
    running[running.count - 1].waiting?.offered = offered
    var question = waiting.question.offering(offered)
    question.problem = nil
    return .question(question)
  }

  /// Ends the current command before it is performed, and starts it with other values.
  func restart(_ revision: Revision) async -> Reply {
    guard let current = running.last else { return .cancelled(.init()) }
    var run = revisedRun(of: current.run, revision)
    if !revision.values.isEmpty, run.replaces?.isConfirmed == false {
      await takeBackReplaced(by: &run)
    }
    var answered = current.answered.filter { !revision.wanted.contains($0) }
    if let asked = current.waiting?.question.parameter?.name, revision.values[asked] != nil,
      answered.last != asked
    {
      answered.append(asked)
    }
    running.removeLast()
    await end(current)
    return await start(run, pressed: current.pressed, answered: answered)
  }

  /// Returns a run of a command's intent with its values so far and others instead of some.
  func revisedRun(of current: IntentRun, _ revision: Revision) -> IntentRun {
    var run = makeRun(of: current.call.source.makeCall(), in: current.app)
    run.given = current.known.filter { given in
      !revision.wanted.contains(given.name) && !revision.cleared.contains(given.name)
    }.map { given in
      // The choice may depend on what has changed: such a value is looked up anew.
      let field = current.call.fields.first { $0.name == given.name }
      guard let field, field.isLookedUp, let value = field.value else { return given }
      return IntentRun.Given(.words(value.option.title), for: given.name)
    }
    for (name, reading) in revision.values.sorted(by: { $0.key < $1.key }) {
      run.given.removeAll { $0.name == name }
      run.given.append(IntentRun.Given(reading, for: name))
    }
    run.wanted = current.wanted.union(revision.wanted)
    (run.repeats, run.replaces) = (current.repeats, current.replaces)
    run.tookBack = current.tookBack
    run.before = current.before
    for given in run.given where given.exact != nil { run.before[given.name] = given.exact }
    for field in current.call.fields where field.value != nil {
      run.before[field.name] = field.value
    }
    run.unwanted = current.unwanted.merging(revision.unwanted) { $1 }
    run.attachment = current.attachment
    run.previous = current.previous
    return run
  }

  /// Ends a command that waits, with a cancellation error, and waits until it has ended.
  func end(_ waiting: Running) async {
    waiting.cancel()
    _ = await waiting.run.exchange.next()
    waiting.watch.cancel()
  }
}

extension SteeringWords {
  /// Returns what follows the first words of a text, if it begins with a no; `nil` otherwise.
  fileprivate func note(behind first: String, in text: String) -> String? {
    let utterance = Normalizer.utterance(text)
    let start = Normalizer.utterance(first).tokens.count
    let end = withoutPoliteness(utterance.words).count
    return start < end && isNo(utterance.word(start)) ? utterance.text(of: start..<end) : nil
  }

  /// Whether words are a whole name of an option, but for the name of its kind: "lentil" for “Lentil Soup”.
  fileprivate func isCalled(
    _ option: Question.Option, _ text: String, as kind: ValueKind
  ) -> Bool {
    let nouns = Set(bare(Self.words(kind.words)))
    func telling(_ text: String) -> [String] {
      bare(withoutPoliteness(Self.words(text))).filter { !nouns.contains($0) }
    }
    return option.names.contains { telling($0) == telling(text) }
  }

  /// Returns whether words are a name of an option, or a part of one.
  func isNamed(_ option: Question.Option, by text: String) -> Bool {
    let said = bare(withoutPoliteness(Self.words(text)))
    guard !said.isEmpty else { return false }
    return option.names.contains { name in
      let name = bare(Self.words(name))
      return name.indices.contains { name[$0...].starts(with: said) }
    }
  }
}

extension CallParameter {
  /// Whether its value is one of several that may depend on other values, so that it is looked up anew.
  var isLookedUp: Bool { self.hasOptions && !self.kind.isList && self.truthNames == nil }
}

extension WordsToValues.Reading {
  /// The value as the conversation tells it.
  fileprivate func told(as part: ParameterFacts.DatePart?, calendar: Calendar) -> String {
    if case .value(let value) = self { value.told(as: part, calendar: calendar) } else { text }
  }
}

extension IntentRun.Given {
  /// The value as the reading of words.
  var reading: WordsToValues.Reading { exact.map { .value($0) } ?? .words(text) }
}

extension IntentRun {
  /// The values that the command has been given so far, by answers and by what was said.
  var known: [Given] {
    let fresh = call.source.makeCall()
    return call.fields.compactMap { field in
      if let value = field.value, fresh.value(of: field.name)?.plain != value.plain {
        return Given(value, for: field.name)
      }
      return given.last { $0.name == field.name }
    }
  }
}
