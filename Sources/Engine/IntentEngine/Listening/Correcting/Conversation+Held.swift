// Changes one of several objects that wait to be confirmed together, or adds one.

import Foundation
import PhraseMatching
import SpokenValues

extension Conversation {
  /// Returns the reply to words that change what is about to be confirmed: "and a small lentil", "make
  /// the second large", "not the miso"; `nil` for other words.
  func revisedHeld(_ words: String, _ waiting: Waiting, _ input: Input) async -> Reply? {
    guard waiting.question.kind == .confirmation, waiting.question.parameter == nil,
      running.count == 1, let current = running.last, current.pressed == nil
    else { return nil }
    let asked: Held
    if waiting.isOwn(of: current.run) {
      // In a sentence of other commands the rest belongs to them.
      guard remaining.map({ $0.isTogether || !$0.goesOn }) ?? true else { return nil }
      asked = Held(
        running: current, text: remaining?.asked?.text ?? titleOfWaiting ?? current.run.name,
        question: waiting.question)
    } else {
      guard let held = remaining?.asked else { return nil }
      asked = held
    }
    let all = [asked] + (remaining?.held ?? [])
    let last = all[all.count - 1].running.run
    if let added = await added(words, to: last.call, of: last.app) {
      return await revise(
        all.map(Revised.held) + [.started(added.run, text: added.text)], input)
    }
    if all.count == 1, let runs = await split(words, asked) {
      await end(asked.running)
      return await revise(runs, input)
    }
    guard all.count > 1 else { return nil }
    if let reply = await revisedTwice(words, waiting, input) { return reply }
    let before = remaining?.change ?? [:]
    guard
      let change = await HeldChange(
        words, all, steering, after: before,
        values: { await values(in: $0, for: $1.call.fields, of: $1.app) })
    else { return nil }
    remaining?.change = change.values.reduce(into: [:]) { changes, change in
      let known = all[change.key].running.run.known
      let old = change.value.keys.compactMap { name in
        known.last { $0.name == name }.map { (name, $0.reading) }
      }
      changes[change.key] = (change.value, Dictionary(uniqueKeysWithValues: old))
    }
    var revised: [Revised] = []
    for (place, held) in all.enumerated() {
      if change.isDropped(place) {
        await end(held.running)
      } else if let values = change.values[place] {
        let revision = Revision(values: values, cleared: change.cleared[place] ?? [])
        revised.append(
          .started(
            revisedRun(of: held.running.run, revision), text: held.text,
            answered: held.running.answered))
        await end(held.running)
      } else {
        revised.append(.held(held))
      }
    }
    return await revise(revised, input)
  }

  /// Returns the runs for some of a number of things that are to be different and for the others: "one of them small";
  /// `nil` for other words.
  private func split(_ words: String, _ asked: Held) async -> [Revised]? {
    let run = asked.running.run
    // "Make that two, one of them large" has another number before it.
    let pause = sequenceWords.jointsAndPauses(in: words).first?.range
    let before = pause.map { words.piece(0..<$0.lowerBound) }
    let behind = pause.map { words.piece($0.upperBound..<words.utf8.count) }
    guard let part = steering.part(in: words) ?? behind.flatMap(steering.part),
      let field = run.call.fields.only(where: \.kind.isInteger),
      let count = before.flatMap(steering.correction)?.meant.flatMap(WordsToNumber().decimal)
        ?? field.number,
      part.number > 0, part.number < count,
      let found = await values(in: part.rest, for: run.call.fields, of: run.app),
      found[field.name] == nil
    else { return nil }
    func started(_ number: Decimal, _ values: WordsToValues.Values, _ text: String) -> Revised {
      let values = values.merging([field.name: .words("\(number)")]) { $1 }
      return .started(
        revisedRun(of: run, Revision(values: values)), text: text,
        answered: asked.running.answered)
    }
    return [
      started(count - part.number, [:], asked.text), started(part.number, found, part.rest),
    ]
  }

  /// Returns the reply to two changes in one, the first of which drops something: "drop the lentil, and make it three
  /// miso"; `nil` for other words.
  private func revisedTwice(
    _ words: String, _ waiting: Waiting, _ input: Input
  ) async -> Reply? {
    guard let joint = sequenceWords.jointsAndPauses(in: words).first?.range else { return nil }
    let first = words.piece(0..<joint.lowerBound)
    let rest = words.piece(joint.upperBound..<words.utf8.count)
    guard steering.rest(behind: steering.removals + steering.negations, in: first) != nil,
      steering.correction(rest)?.meant != nil,
      let reply = await revisedHeld(first, waiting, input)
    else { return nil }
    guard case .question = reply, let next = running.last?.waiting else { return reply }
    return await anotherReading(of: rest, next, input) ?? reply
  }

  /// Goes on with runs that are to be confirmed together.
  private func revise(_ runs: [Revised], _ input: Input) async -> Reply {
    running.removeLast()
    guard !runs.isEmpty else {
      remaining = nil
      return .cancelled(.init(wasDeclined: true))
    }
    var rest = remaining ?? Remaining(next: [], input: input, isTogether: true)
    rest.held = []
    rest.revised = runs
    (rest.asked, rest.isConfirmed, rest.isTogether) = (nil, false, true)
    remaining = rest
    // The runs that stay as they were ask their own questions again.
    return await proceed()
  }

  /// Returns a run of a call's intent for one more object: "and a small lentil", "the porch too", "and a small
  /// one"; `nil` if none is named. What the intent cannot do without is as it was.
  func added(
    _ words: String, to call: any IntentCall, of app: App
  ) async -> (run: IntentRun, text: String)? {
    guard let said = steering.added(words) else { return nil }
    // "And another small one" is "and a small one".
    let further = steering.rest(behind: steering.furthers, in: said)
    let text = further ?? said
    let fields = call.source.makeCall().fields
    guard var values = await values(in: text, for: fields, of: app) else { return nil }
    let isOther = fields.contains { field in
      guard values[field.name] != nil else { return false }
      // "The porch too" is for a list of lights, too, that may be left out.
      guard case .entity = field.kind.element else { return false }
      return field.isThing || call.value(of: field.name) != nil
    }
    if !isOther {
      // "And a small one" is one more of the same thing.
      guard let first = SteeringWords.words(text).first,
        further != nil || steering.indefinites.contains(first),
        // "And a fee of five" is none.
        !fields.contains(where: { !$0.isThing && steering.names($0, in: text) })
      else { return nil }
      for field in call.fields where field.isThing {
        values[field.name] = field.value.map { .value($0) }
      }
    }
    return (run(of: call, in: app, with: values), text)
  }

  /// Returns a run of a call's intent with other values; what the intent cannot do without is as it was.
  func run(
    of call: any IntentCall, in app: App, with values: WordsToValues.Values
  ) -> IntentRun {
    var run = makeRun(of: call.source.makeCall(), in: app)
    for (name, reading) in values.sorted(by: { $0.key < $1.key }) {
      run.given.append(IntentRun.Given(reading, for: name))
    }
    for field in call.fields where !field.isThing && !field.isOptional && values[field.name] == nil
    {
      guard let value = field.value, run.call.value(of: field.name) == nil else { continue }
      run.given.append(IntentRun.Given(value, for: field.name))
    }
    return run
  }
}

extension CallParameter {
  /// Whether it is a text for what the other parameters do not say: a note.
  var isRemark: Bool { self.isOptional && self.kind.isText && self.name.namesRemark }

  /// Whether it is a text beside what the command is about: a note, a snack.
  var isAside: Bool { isRemark || self.kind.isText && !self.name.namesMainText }

  /// The number that it has; `nil` where it has none.
  var number: Decimal? { self.value.flatMap { WordsToNumber().decimal($0.option.title) } }

  /// Returns the note with one more behind it.
  func noted(_ note: String) -> WordsToValues.Reading {
    .words([self.value?.text, note].compactMap { $0 }.joined(separator: ", "))
  }

  /// Whether it is what the command is about.
  var isThing: Bool {
    if case .entity = self.kind { !self.isOptional } else { false }
  }
}
