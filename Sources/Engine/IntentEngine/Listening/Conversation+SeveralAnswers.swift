// Runs a command for each of several things that were named where it takes one: "kitchen and porch", "all".

import PhraseMatching
import SpokenValues

extension Conversation {
  /// The most runs that one answer begins.
  private static let mostRuns = 20

  /// Returns the reply to an answer that names several things, or all that there are; `nil` for other words.
  func runsForEach(_ words: String, _ waiting: Waiting, _ input: Input) async -> Reply? {
    guard let (current, field) = asking(of: waiting) else { return nil }
    if steering.meansAll(words, of: field.kind) {
      return await run(forEach: allValues(of: waiting), of: field, current, input)
    }
    // "No, lentil" is not “Chicken Noodle” and lentil.
    guard steering.correction(words)?.isMarked != true,
      let things = await several(in: words, of: field, current.run, waiting), things.count > 1
    else { return nil }
    return await run(forEach: things, of: field, current, input)
  }

  /// Returns all entities that could be the answer, or else those that are offered.
  private func allValues(of waiting: Waiting) -> [WordsToValues.Reading] {
    (waiting.question.entities ?? waiting.question.values).map { .value($0) }
  }

  /// Returns the things that words name as the elements of a list, by their names, numbers or places.
  private func several(
    in words: String, of field: CallParameter, _ run: IntentRun, _ waiting: Waiting
  ) async -> [WordsToValues.Reading]? {
    let question = waiting.question.offering(waiting.offered)
    let offered = Suggestions(of: question)
    if let values = offered.numbered(words) ?? offered.placed(words) {
      return values.map { .value($0) }
    }
    let resolver = settings.resolver
    return try? await run.app.speaking { try await resolver.readings(of: words, for: field) }
  }

  /// Returns the reply to a phrase that asks which thing is meant, although it says all: "turn off all the
  /// lights"; `nil` where it does not say so, or there are too many.
  func runsForAll(saidIn match: Match, _ input: Input) async -> Reply? {
    guard let waiting = running.last?.waiting, let (current, field) = asking(of: waiting),
      waiting.question.problem == nil, case .text(let said) = input.content
    else { return nil }
    guard steering.meansAll(match, of: field, said, current.run.call.source) else { return nil }
    let all = allValues(of: waiting)
    return await run(forEach: all, of: field, current, input)
  }

  /// Runs a phrase for all things but some: "turn on all the lights except the porch"; `nil` for other words.
  func exceptingSome(_ words: String, _ input: Input) async -> Reply? {
    for (all, exception) in steering.exceptions(in: words) {
      guard let result = try? await matches(in: all, app: input.app, upTo: settings.tier),
        result.best.count == 1, let match = result.best.first,
        let app = try? catalog.app(named: match.app),
        // "Toggle the porch but not now" and "empty the basket but keep the milk" leave out no thing.
        let field = catalog.intent(of: match)?.makeCall().fields.first(where: { field in
          field.searchedType != nil && !field.kind.isList
            && !match.parameters.contains { $0.name == field.name }
        }), steering.meansSeveral(all, of: field.kind),
        let things = await values(of: field, in: app)
      else { continue }
      let left = Set(await self.things(in: exception, for: field, of: app).map(\.text))
      let meant = things.filter { !left.contains($0.option.title) }
      // Only a thing that is there can be left out.
      guard !left.isEmpty, left.count + meant.count == things.count, !meant.isEmpty,
        meant.count <= Self.mostRuns
      else { continue }
      let commands = meant.map { thing in
        CommandSequence.Command(
          text: thing.option.title, range: 0..<all.utf8.count, result: result, references: [],
          places: SuppliedWords(), values: [field.name: .value(thing)])
      }
      return await begin(CommandSequence(commands: commands), input)
    }
    return nil
  }

  /// Returns a command of a sentence as one for each thing, where it says all: the first of "turn off all the lights and
  /// then turn on the porch"; `nil` for another command, and where there are too many.
  func forEachThing(_ command: CommandSequence.Command) async -> [CommandSequence.Command]? {
    guard settings.listens, command.references.isEmpty, command.values.isEmpty,
      command.result.best.count == 1, let match = command.result.best.first,
      let app = try? catalog.app(named: match.app), let intent = catalog.intent(of: match),
      let field = intent.makeCall().fields.first(where: { field in
        field.isThing && !match.parameters.contains { $0.name == field.name }
      }),
      steering.meansAll(match, of: field, command.result.utterance, intent),
      let things = await values(of: field, in: app), !things.isEmpty, things.count <= Self.mostRuns
    else { return nil }
    return things.map { thing in
      var each = command
      (each.text, each.values) = (thing.option.title, [field.name: .value(thing)])
      return each
    }
  }

  /// Returns the things that words name for a parameter; empty where one is none that there is.
  func things(
    in words: String, for field: CallParameter, of app: App
  ) async -> [WordsToValues.Reading] {
    await launcher.launch(app)
    let found = try? await app.speaking {
      try await settings.resolver.readings(of: words, for: field) ?? []
    }
    let isKnown = found?.allSatisfy { if case .value = $0 { true } else { false } } ?? false
    return isKnown ? found ?? [] : []
  }

  /// Returns the command that asks, and the parameter for a single thing that it asks about; `nil` for other
  /// questions.
  private func asking(of waiting: Waiting) -> (Running, CallParameter)? {
    guard running.count == 1, let current = running.last, current.pressed == nil,
      waiting.isOwn(of: current.run), remaining.map({ !$0.goesOn }) ?? true,
      let field = current.fieldAsked, field.isThing
    else { return nil }
    return (current, field)
  }

  private func run(
    forEach things: [WordsToValues.Reading], of field: CallParameter, _ current: Running,
    _ input: Input
  ) async -> Reply? {
    guard !things.isEmpty, things.count <= Self.mostRuns else { return nil }
    var rest = Remaining(next: [], input: input, isTogether: true)
    rest.revised = things.map { thing in
      .started(
        revisedRun(of: current.run, Revision(values: [field.name: thing])), text: thing.text,
        answered: current.answered + [field.name])
    }
    running.removeLast()
    await end(current)
    performedTogether = []
    remaining = rest
    return await proceed()
  }
}

extension Conversation {
  /// Returns the reply to an answer for all things of a sentence: "both large"; `nil` for other words.
  func answeringAll(_ words: String, _ waiting: Waiting) async -> Reply? {
    guard let rest = remaining, rest.isTogether, let name = waiting.question.parameter?.name,
      waiting.isOwn(of: running[0].run), let meant = steering.correction(words)?.meant,
      let value = steering.rest(behind: steering.every, in: meant)
        ?? steering.rest(before: steering.every, in: meant),
      case .answer(let answer) = AnswerReader.read(
        value, for: waiting.question.offering(waiting.offered))
    else { return nil }
    for place in rest.next.indices where rest.next[place].values[name] == nil {
      remaining?.next[place].values[name] = .words(value)
    }
    for (place, revised) in rest.revised.enumerated() {
      guard case .started(var run, let text, let answered) = revised,
        !run.given.contains(where: { $0.name == name })
      else { continue }
      run.given.append(IntentRun.Given(.words(value), for: name))
      remaining?.revised[place] = .started(run, text: text, answered: answered)
    }
    if case .option(let index) = answer { return await resume(.option(waiting.offered[index])) }
    return await resume(answer)
  }
}

extension SteeringWords {
  /// Returns the ways to take words about all things and words for those that are left out from a text, the
  /// longest of the latter first: "dim all the lights to 20" and "the porch" of "dim all the lights except the porch to
  /// 20"; empty for other texts.
  fileprivate func exceptions(in text: String) -> [(all: String, exception: String)] {
    let utterance = Normalizer.utterance(text)
    let count = utterance.tokens.count
    guard let place = exclusion(in: utterance) else { return [] }
    // "Everything except for the porch", "but not the porch".
    let small = (place + 1..<count).prefix { place in
      let word = utterance.word(place)
      return counting.contains(word) || articles.contains(word) || negations.contains([word])
    }
    let start = small.endIndex
    guard start < count else { return [] }
    let before = utterance.text(of: 0..<place)
    return (start + 1...count).reversed().map { end in
      let behind = end < count ? " " + utterance.text(of: end..<count) : ""
      let things = (start..<end).filter { !articles.contains(utterance.word($0)) }
        .map { utterance.text(of: $0..<$0 + 1) }
      return (before + behind, things.joined(separator: " "))
    }
  }

  /// Returns the place of a word that leaves something out; `nil` for none.
  func exclusion(in utterance: Utterance) -> Int? {
    utterance.words.indices.dropFirst().dropLast().first { place in
      excepting.contains(utterance.word(place))
    }
  }

  /// Returns whether words have the plural of a kind's name behind a definite article: "the lights".
  fileprivate func saysPlural(of kind: ValueKind, in text: String) -> Bool {
    let names = Set(Self.words(kind.words))
    return definites(in: text).contains { !names.contains($0) && names.contains(stem($0)) }
  }

  /// Returns whether words have a kind's name behind a definite article: "the light".
  func saysDefinite(_ kind: ValueKind, in text: String) -> Bool {
    guard let name = Self.words(kind.words).last else { return false }
    return definites(in: text).contains(name)
  }

  /// Returns the words behind definite articles.
  private func definites(in text: String) -> [String] {
    let words = Self.words(text)
    return zip(words, words.dropFirst()).compactMap { article, noun in
      articles.contains(article) && !indefinites.contains(article) ? noun : nil
    }
  }

  /// Returns whether words mean all things of a kind: "all", "all of them", "all the lights".
  fileprivate func meansAll(_ text: String, of kind: ValueKind) -> Bool {
    let words = Self.words(text)
    let names = Set(bare(Self.words(kind.words)))
    return every.contains { phrase in
      words.starts(with: phrase)
        && bare(Array(words.dropFirst(phrase.count))).allSatisfy(names.contains)
    }
  }

  /// Returns whether a match is meant for all things of a parameter: "turn all the lights off"; a control also by their
  /// plural.
  fileprivate func meansAll(
    _ match: Match, of field: CallParameter, _ said: String, _ intent: any IntentSource
  ) -> Bool {
    intent.has(.controls) && saysPlural(of: field.kind, in: said)
      || match.spans.contains { $0.role == .filler && beginsWithAll(said.piece($0.range)) }
  }

  /// Returns whether words have some that mean all things, or the plural of a kind's name: "turn all the lights off".
  fileprivate func meansSeveral(_ text: String, of kind: ValueKind) -> Bool {
    let words = Self.words(text)
    return saysPlural(of: kind, in: text)
      || words.indices.contains { place in every.contains { words[place...].starts(with: $0) } }
  }

  /// Returns whether words begin with some that mean all: "all the".
  fileprivate func beginsWithAll(_ text: String) -> Bool {
    let words = Self.words(text)
    return every.contains { words.starts(with: $0) }
  }
}
