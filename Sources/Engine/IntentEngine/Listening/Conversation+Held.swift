// Changes one of several objects that wait to be confirmed together, or adds one.

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
    if let rest = remaining, rest.isTogether {
      guard let held = rest.asked else { return nil }
      asked = held
    } else {
      guard waiting.isOwn(of: current.run) else { return nil }
      asked = Held(running: current, text: current.run.name, question: waiting.question)
    }
    let all = [asked] + (remaining?.held ?? [])
    let last = all[all.count - 1].running.run
    if let added = await added(words, to: last.call, of: last.app) {
      return await revise(
        all.map(Revised.held) + [.started(added.run, text: added.text)], input)
    }
    guard all.count > 1 else { return nil }
    let before = remaining?.change ?? [:]
    guard let change = await HeldChange(words, all, steering, after: before, values: values) else {
      return nil
    }
    remaining?.change = change.values.reduce(into: [:]) { changes, change in
      let fields = all[change.key].running.run.call.fields
      let old = change.value.keys.compactMap { name in
        fields.first { $0.name == name }?.value.map { (name, WordsToValues.Reading.value($0)) }
      }
      changes[change.key] = (change.value, Dictionary(uniqueKeysWithValues: old))
    }
    var revised: [Revised] = []
    for (place, held) in all.enumerated() {
      if change.isDropped(place) {
        await end(held.running)
      } else if let values = change.values[place] {
        revised.append(
          .started(
            revisedRun(of: held.running, Revision(values: values)), text: held.text,
            answered: held.running.answered))
        await end(held.running)
      } else {
        revised.append(.held(held))
      }
    }
    return await revise(revised, input)
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

  /// Returns a run of a call's intent for one more object: "and a small lentil"; `nil` if none is
  /// named.
  func added(
    _ words: String, to call: any IntentCall, of app: App
  ) async -> (run: IntentRun, text: String)? {
    let utterance = Normalizer.utterance(words)
    let count = steering.length(of: steering.additions, at: 0, in: utterance.words)
    guard count > 0, count < utterance.tokens.count else { return nil }
    let text = utterance.text(of: count..<utterance.tokens.count)
    var run = makeRun(of: call.source.makeCall(), in: app)
    let fields = run.call.fields
    guard let values = await values(text, fields, run),
      fields.contains(where: { $0.isThing && values[$0.name] != nil })
    else { return nil }
    for (name, reading) in values.sorted(by: { $0.key < $1.key }) {
      run.given.append(IntentRun.Given(reading, for: name))
    }
    return (run, text)
  }

  private func values(
    _ text: String, _ fields: [CallParameter], _ run: IntentRun
  ) async -> [String: WordsToValues.Reading]? {
    let reader = WordsToValues(resolver: settings.resolver, words: steering)
    return try? await run.app.speaking { try await reader.values(in: text, for: fields) }
  }
}

/// A change of several objects that wait to be confirmed.
private struct HeldChange {
  /// The new values of objects, by their places.
  private(set) var values: [Int: WordsToValues.Values] = [:]
  private var dropped: Set<Int> = []

  /// Reads a change; `nil` for words that say none.
  ///
  /// - Parameters:
  ///   - before: The values that the last change gave and took, by the places of objects.
  ///   - values: A function that returns the values that words have for parameters of a run.
  init?(
    _ words: String, _ all: [Conversation.Held], _ steering: SteeringWords,
    after before: [Int: (new: WordsToValues.Values, old: WordsToValues.Values)],
    values: (String, [CallParameter], IntentRun) async -> [String: WordsToValues.Reading]?
  ) async {
    let places = HeldPlaces(all, steering)
    func rest(behind phrases: [[String]], in text: String) -> String? {
      let utterance = Normalizer.utterance(text)
      let count = steering.length(of: phrases, at: 0, in: utterance.words)
      return count > 0 && count < utterance.tokens.count
        ? utterance.text(of: count..<utterance.tokens.count) : nil
    }
    if let kept = rest(behind: steering.keeps, in: words), let named = places.only(in: kept) {
      dropped = Set(all.indices).subtracting(named)
      return
    }
    let denied = rest(behind: steering.removals, in: words) ?? steering.denied(words)
    if let denied, let named = places.only(in: denied) {
      dropped = named
      return
    }
    guard let correction = steering.correction(words) else { return nil }
    guard let meant = correction.meant.map({ rest(behind: steering.adjustments, in: $0) ?? $0 })
    else {
      guard let named = correction.unmeant.flatMap(places.only) else { return nil }
      dropped = named
      return
    }
    if let named = places.only(in: meant), correction.unmeant == nil {
      // "No, the second" means that one instead of the one that was changed last.
      guard before.count == 1, let last = before.first, !named.contains(last.key) else {
        return nil
      }
      self.values = [last.key: last.value.old]
      for place in named { self.values[place] = last.value.new }
      return
    }
    var (targets, text, _) = places.find(in: meant)
    if let unmeant = correction.unmeant {
      guard let named = places.only(in: unmeant) else { return nil }
      (targets, text) = (named, meant)
    }
    guard !text.isEmpty else { return nil }
    for place in targets {
      let run = all[place].running.run
      guard let found = await values(text, run.call.fields, run) else { return nil }
      self.values[place] = found
    }
    // Another thing takes the place of one, and not of all.
    let isThing = self.values.values.contains { found in
      all[0].running.run.call.fields.contains { $0.isThing && found[$0.name] != nil }
    }
    if self.values.isEmpty || targets.count > 1 && isThing { return nil }
  }

  /// Whether an object is not wanted any more.
  func isDropped(_ place: Int) -> Bool { dropped.contains(place) }
}

/// The words for some of several objects: "the first one", "both", "the miso".
private struct HeldPlaces {
  private let all: [Conversation.Held]
  private let steering: SteeringWords

  init(_ all: [Conversation.Held], _ steering: SteeringWords) {
    self.all = all
    self.steering = steering
  }

  /// Returns the objects that words name and do not say anything else of; `nil` for none.
  func only(in text: String) -> Set<Int>? {
    let found = find(in: text)
    return found.isNamed && found.rest.isEmpty ? found.places : nil
  }

  /// Returns the objects that words name, or else all, and the words that are left.
  func find(in text: String) -> (places: Set<Int>, rest: String, isNamed: Bool) {
    let utterance = Normalizer.utterance(text)
    let words = utterance.words
    func without(_ run: Range<Int>) -> String {
      [0..<run.lowerBound, run.upperBound..<words.count].filter { !$0.isEmpty }
        .map { utterance.text(of: $0) }
        .filter { text in
          !SteeringWords.words(text).allSatisfy(steering.fillers.contains)
        }
        .joined(separator: " ")
    }
    for length in (1...max(1, words.count)).reversed() where length <= words.count {
      for start in 0...words.count - length {
        let run = start..<start + length
        let part = utterance.text(of: run)
        if steering.every.contains(Array(words[run])) {
          return (Set(all.indices), without(run), true)
        }
        if let place = place(part) { return ([place], without(run), true) }
        let named = all.indices.filter { isNamed($0, by: part) }
        if named.count == 1 { return (Set(named), without(run), true) }
      }
    }
    return (Set(all.indices), text, false)
  }

  /// Returns the place of an object by its number in words: "the second one".
  private func place(_ text: String) -> Int? {
    let words = SteeringWords.words(text)
    // "Two" is a number of things, "the second" a place.
    guard words.allSatisfy({ WordsToNumber().decimal($0) == nil || steering.fillers.contains($0) })
    else { return nil }
    return AnswerReader.place(text, among: all.count)
  }

  private func isNamed(_ place: Int, by text: String) -> Bool {
    let said = steering.bare(SteeringWords.words(text))
    guard said.contains(where: { $0.utf8.count > 2 }) else { return false }
    return all[place].running.run.call.fields.contains { field in
      guard case .entity = field.kind, let value = field.value else { return false }
      return steering.isNamed(value.option, by: text)
    }
  }
}

extension CallParameter {
  /// Whether it is what the command is about.
  fileprivate var isThing: Bool {
    if case .entity = self.kind { !self.isOptional } else { false }
  }
}

extension SteeringWords {
  /// Returns the length of the longest of some phrases that words have at a place; zero for none.
  func length(of phrases: [[String]], at place: Int, in words: [String]) -> Int {
    phrases.first { words.dropFirst(place).starts(with: $0) }?.count ?? 0
  }
}
