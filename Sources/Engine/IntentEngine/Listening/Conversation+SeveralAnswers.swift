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
    let saysAll = match.spans.contains { span in
      span.role == .filler && steering.beginsWithAll(said.piece(span.range))
    }
    // "Turn the lights off" is for all that are there.
    guard
      saysAll
        || current.run.call.source.has(.controls) && steering.saysPlural(of: field.kind, in: said)
    else { return nil }
    let all = allValues(of: waiting)
    guard let exception = input.exception else {
      return await run(forEach: all, of: field, current, input)
    }
    let left = Set(await things(in: exception, for: field, of: current.run.app).map(\.text))
    // Only a thing that is there can be left out.
    guard !left.isEmpty, left.isSubset(of: all.map(\.text)) else { return nil }
    return await run(forEach: all.filter { !left.contains($0.text) }, of: field, current, input)
  }

  /// Returns the reply to a phrase for all things but some: "turn on all the lights except the porch"; `nil` for
  /// other words.
  func exceptingSome(_ words: String, _ input: Input) async -> Reply? {
    guard let (all, exception) = steering.exception(in: words),
      let match = await command(all, input, upTo: settings.tier, isNamed: false),
      let app = try? catalog.app(named: match.app),
      // "Toggle the porch but not now" and "empty the basket but keep the milk" leave out no thing.
      let field = catalog.intent(of: match)?.makeCall().fields.first(where: { field in
        field.isThing && !match.parameters.contains { $0.name == field.name }
      }), steering.meansSeveral(all, of: field.kind),
      await !things(in: exception, for: field, of: app).isEmpty
    else { return nil }
    var input = input
    (input.content, input.exception) = (.text(all), exception)
    return await run(match, input)
  }

  /// Returns the things that words name for a parameter; empty where one is none that there is.
  private func things(
    in words: String, for field: CallParameter, of app: App
  ) async -> [WordsToValues.Reading] {
    await launcher.launch(app)
    let found = try? await app.speaking {
      try await settings.resolver.readings(of: words, for: field)
    }
    let isKnown = (found ?? [])?.allSatisfy { if case .value = $0 { true } else { false } }
    return isKnown == true ? found.flatMap(\.self) ?? [] : []
  }

  /// Returns the command that asks, and the parameter for a single thing that it asks about; `nil` for other
  /// questions.
  private func asking(of waiting: Waiting) -> (Running, CallParameter)? {
    guard running.count == 1, let current = running.last, current.pressed == nil,
      waiting.isOwn(of: current.run), remaining.map({ !$0.goesOn }) ?? true,
      let name = waiting.question.parameter?.name,
      let field = current.run.call.fields.first(where: { $0.name == name }), field.isThing
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
  /// Returns the words before and behind one that leaves something out: "all the lights" and "the porch";
  /// `nil` for other words.
  fileprivate func exception(in text: String) -> (all: String, exception: String)? {
    let utterance = Normalizer.utterance(text)
    guard
      let place = utterance.words.indices.dropFirst().dropLast().first(where: { place in
        excepting.contains(utterance.word(place))
      })
    else { return nil }
    // "Everything except for the porch".
    let behind = place + 1..<utterance.tokens.count
    let small = behind.prefix { place in
      let word = utterance.word(place)
      return counting.contains(word) || articles.contains(word)
    }
    let start = small.endIndex
    guard start < utterance.tokens.count else { return nil }
    return (
      utterance.text(of: 0..<place), utterance.text(of: start..<utterance.tokens.count)
    )
  }

  /// Returns whether words have the plural of a kind's name behind a definite article: "the lights".
  fileprivate func saysPlural(of kind: ValueKind, in text: String) -> Bool {
    let names = Set(Self.words(kind.words))
    let words = Self.words(text)
    return words.indices.dropFirst().contains { place in
      let (article, noun) = (words[place - 1], words[place])
      return articles.contains(article) && !indefinites.contains(article)
        && !names.contains(noun) && names.contains(stem(noun))
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
