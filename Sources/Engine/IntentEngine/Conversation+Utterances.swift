// Handles utterances: from words to an intent that starts, by phrase, name or button.

import BehestCards
import PhraseMatching

extension Conversation {
  /// Handles an utterance while no question of an intent is pending.
  func hear(_ words: String, _ input: Input) async -> Reply {
    if let tie, tie.question.kind == .suggestion {
      if input.isScripted, tie.readings.contains(where: \.isInterpreted) {
        var question = tie.question
        question.problem = Sentence.onlyPersonAccepts()
        return .question(question)
      }
      if case .option(let index)? = input.answer, tie.readings.indices.contains(index) {
        return await follow(tie.readings[index], tie.input)
      }
      let truth = steering.truth(in: words) ?? words
      if let reply = await answer(truth, toSuggestions: tie) { return reply }
      self.tie = nil
      countOfLeft += 1
      await forgetRemaining()
    }
    if let tie {
      if case .option(let index)? = input.answer, tie.readings.indices.contains(index) {
        return await follow(tie.readings[index], tie.input)
      }
      switch AnswerReader.read(words, for: tie.question) {
      case .answer(.option(let index)): return await follow(tie.readings[index], tie.input)
      case .several(let indices):
        return ask(
          which: indices.map { tie.readings[$0] }, tie.input, .severalFit, words,
          prompt: tie.question.prompt)
      case .answer, .unclear:
        // The words are none of the options: they are another phrase, or the question is repeated.
        let tier = settings.listens && !input.isScripted ? settings.tier : .normalised
        if let reply = await newCommand(words, input, upTo: tier) { return reply }
        if settings.listens, !input.isScripted, let reply = await pointing(instead: words, input) {
          return reply
        }
        if settings.listens, !input.isScripted, let told = await told(by: words, input) {
          var question = tie.question
          question.dialog = told
          return .question(question)
        }
        if settings.listens, !input.isScripted,
          Self.isRefusal(words) || steering.readings(of: words) == [.back]
        {
          self.tie = nil
          return .cancelled(.init())
        }
        return ask(
          which: tie.readings, tie.input, .noneOfThem, words, prompt: tie.question.prompt)
      }
    }
    if let place = placeOfLeft(in: words) { return await resumeLeft(at: place) }
    if let number = presented?.button(named: words) { return await press(number) }
    if let reply = acting(onPlace: words, input) { return reply }
    do {
      switch try await understanding(of: words, app: input.app) {
      case .one(let result):
        if settings.listens {
          // "Cancel it" is for what was done last, and not for the order whose card is still there.
          if let performed, performed.outcome.card == nil,
            steering.readings(of: words) == [.takeBack],
            let reply = await referring(words, input, isMatched: false, isPhrase: false)
          {
            return reply
          }
          if result.tier.map({ $0 > .fillers }) ?? true, let number = buttonMeant(by: words) {
            return await press(number)
          }
          if result.best.isEmpty || isCorrecting(words, result) {
            if let reply = await correctingTwice(words, input) { return reply }
            if let reply = await adjustingNamed(words, input) { return reply }
          }
          if isCorrecting(words, result),
            let reply = await correcting(words, input, isCommand: true)
          {
            return reply
          }
          // "The garlic soup too" opens no recipe after another was shared.
          if !result.best.isEmpty, !result.saysVerb, steering.saysAlso(words),
            let reply = await adding(words, input)
          {
            return reply
          }
          if result.tier.map({ $0 > .fillers }) ?? true,
            let reply = await another(words, input)
          {
            return reply
          }
          if let reply = await stating(words, result, input) { return reply }
          if result.best.isEmpty {
            if let reply = acting(onListed: words, input) { return reply }
            if let reply = await superlative(words, input) { return reply }
            if let reply = await state(words, app: input.app) { return reply }
          }
          // "Two of them" is rather another number of things, "due on the first" another date of the last task.
          if result.best.isEmpty || namesParameterOfLast(words, result),
            let reply = await changing(words, input)
          {
            return reply
          }
          if let reply = await pointing(words, result, input) { return reply }
          if result.tier.map({ $0 > .fillers }) ?? true,
            let reply = await referring(
              words, input,
              // "Change the date" rather changes the last command than that it converts the text "date".
              isMatched: result.tier != .parts && result.best.contains { !$0.parameters.isEmpty },
              // "How much is it altogether" rather asks for a sum, where there is one.
              isPhrase: result.best.contains(where: \.isPhraseWithoutName)
                || !result.best.isEmpty && steering.asksForSum(words))
          {
            return reply
          }
          // "What recipes are there" asks for no one to open, nor does "which soups are there".
          if result.tier == .parts,
            steering.asks(words) || result.best.allSatisfy(asksForThing),
            let reply = await listing(words, app: input.app)
          {
            return reply
          }
          if result.best.isEmpty {
            if let reply = await correcting(words, input) { return reply }
            if let reply = await exceptingSome(words, input) { return reply }
            if let reply = await adding(words, input) { return reply }
            if let reply = await listing(words, app: input.app) { return reply }
            if let plain = steering.withoutAfterthought(words) {
              return await hear(plain, input.saying(plain))
            }
          }
        }
        return await choose(result, input)
      case .several(let sequence):
        return await begin(sequence, input)
      case .unclear(let whole, let sequence):
        return ask(which: whole.best.map(Reading.match) + [.sequence(sequence)], input)
      }
    } catch {
      return .failed(error)
    }
  }

  /// Runs words that refer to what was listed before, at a question which command is meant.
  private func pointing(instead words: String, _ input: Input) async -> Reply? {
    guard let result = try? await matches(in: words, app: input.app) else { return nil }
    return await pointing(words, result, input)
  }

  /// Whether words begin with the name of a parameter of the last command, and that command is all they match.
  private func namesParameterOfLast(_ words: String, _ result: MatchResult) -> Bool {
    guard let performed, result.tier == .parts, let first = SteeringWords.words(words).first else {
      return false
    }
    func isOfLast(_ match: Match) -> Bool {
      match.app == performed.app.name && match.intent == performed.call.source.name
    }
    // "High priority" is that of the task before, where it may be for several commands.
    if result.best.count > 1, !result.saysVerb, result.best.contains(where: isOfLast) {
      return performed.call.fields.contains { steering.names($0, in: words) }
    }
    guard result.best.allSatisfy(isOfLast) else { return false }
    return performed.call.fields.contains {
      $0.kind.isReadFromWords && SteeringWords.words($0.words).first == first
    }
  }

  /// Whether a match has no value and its intent has to ask for a thing.
  func asksForThing(_ match: Match) -> Bool {
    match.parameters.isEmpty
      && catalog.intent(of: match)?.makeCall().fields.contains { $0.isThing }
        ?? false
  }

  /// Runs the phrase that fits best, or asks which one is meant.
  func choose(_ result: MatchResult, _ input: Input) async -> Reply {
    let best = inFocus(result.best)
    guard let match = best.first else { return await suggest(result, input) }
    if best.count > 1 { return ask(which: best.map(Reading.match), input) }
    if let reply = askWithoutText(match, result, input) { return reply }
    return await run(match, input)
  }

  /// Asks whether a match is meant whose text is rather that of a file: the "in Mark" of "preview markdown @notes.md in
  /// Mark" is no text beside it; `nil` for other matches.
  private func askWithoutText(_ match: Match, _ result: MatchResult, _ input: Input) -> Reply? {
    guard input.attachment != nil, remaining == nil, match.tier == .parts,
      let texts = catalog.intent(of: match)?.makeCall().fields.filter(\.kind.isText),
      case let said = match.parameters.filter({ $0.isFree && $0.type == .text }).map(\.name),
      !texts.isEmpty, texts.allSatisfy({ said.contains($0.name) })
    else { return nil }
    guard settings.asksPerson, !input.isScripted else { return .nothingMatched(result) }
    let others = Set(match.parameters.map(\.name)).subtracting(said)
    let reading = Reading.suggestion(match, values: others)
    let suggestion = Suggestion(
      title: title(of: match), app: match.app, reading: reading, score: Self.acceptedScore)
    let question = Self.question(about: [suggestion])
    tie = Tie(readings: [reading], input: input, question: question)
    return .question(question)
  }

  /// A possible meaning of an utterance.
  enum Reading {
    case match(Match)
    case sequence(CommandSequence)
    /// A match of a suggested phrase, with the names of the values that were said.
    case suggestion(Match, values: Set<String>)
    /// An intent, with values that are known without words.
    case intent(any IntentSource, of: App, given: [IntentRun.Given] = [])
    /// An intent with values in the words of an interpreter.
    case interpretation(any IntentSource, of: App, values: [IntentRun.Given])

    /// Whether it is a reading of the person's interpreter.
    var isInterpreted: Bool { if case .interpretation = self { true } else { false } }
  }

  /// The readings of an utterance that the person chooses from.
  struct Tie: Sendable {
    /// The readings, in the order of the question's options.
    let readings: [Reading]
    /// The input that the readings are of.
    let input: Input
    /// The question which is meant.
    let question: Question
    /// Whether the first reading may get other values before it is accepted.
    var isCorrectable = false
    /// The command that can go on when a reading has made what it lacks.
    var postponed: Left?
  }

  /// Runs a reading of an utterance.
  func follow(_ reading: Reading, _ input: Input) async -> Reply {
    if let postponed = tie?.postponed { postpone(postponed) }
    switch reading {
    case .match(let match): return await run(match, input)
    case .suggestion(let match, let values): return await run(match, input, saying: values)
    case .intent(let intent, let app, let values),
      .interpretation(let intent, let app, let values):
      return await run(intent, of: app, given: values, input)
    case .sequence(let sequence):
      tie = nil
      return await begin(sequence, input)
    }
  }

  /// Asks which of several readings is meant, and stores them.
  ///
  /// - Parameter prompt: The question; `nil` asks which one is meant.
  func ask(
    which readings: [Reading], _ input: Input, _ problem: Sentence? = nil,
    _ words: String = "", prompt: String? = nil
  ) -> Reply {
    var question = tieQuestion(readings)
    if let prompt { question.prompt = prompt }
    tie = Tie(readings: readings, input: input, question: question)
    question.problem = problem.map { $0(words: words.shortened) }
    return .question(question)
  }

  private func tieQuestion(_ readings: [Reading]) -> Question {
    Question(
      kind: .intent, prompt: Sentence.whichIsMeant(),
      options: readings.map { reading in
        switch reading {
        case .match(let match), .suggestion(let match, _):
          return Question.Option(title: title(of: match), subtitle: match.app)
        case .intent(let intent, let app, _), .interpretation(let intent, let app, _):
          return Question.Option(title: app.speaking { intent.title }, subtitle: app.name)
        case .sequence(let sequence):
          let matches = sequence.commands.compactMap { $0.result.best.first }
          let apps = matches.map(\.app).reduce(into: [String]()) { apps, app in
            if !apps.contains(app) { apps.append(app) }
          }
          let titles = matches.map(title(of:))
          return Question.Option(
            title: titles.dropFirst().reduce(titles.first ?? "") {
              Sentence.then(first: $0, last: $1)
            },
            subtitle: apps.joined(separator: ", "))
        }
      })
  }

  private func title(of match: Match) -> String {
    guard let intent = catalog.intent(of: match) else { return match.intent }
    let app = try? catalog.app(named: match.app)
    return app?.speaking { intent.title } ?? intent.title
  }

  /// Runs the intent of a phrase with the values that the phrase contains.
  ///
  /// - Parameter said: The names of the values to use; `nil` for all.
  func run(_ match: Match, _ input: Input, saying said: Set<String>? = nil) async -> Reply {
    guard let app = try? catalog.app(named: match.app), let intent = catalog.intent(of: match)
    else {
      return .failed(Failure(.unknownName, Sentence.noIntent(name: match.intent)))
    }
    let references = remaining?.current?.references ?? []
    let objects = remaining?.current?.values ?? thingsMeant(by: match, input)
    var given = IntentRun.Given.all(of: match, saying: said).map { value in
      guard references.contains(value.name),
        let slot = match.parameters.last(where: { $0.name == value.name })
      else { return value }
      var given = value
      given.isReference = true
      given.text = remaining?.current?.text(of: slot) ?? slot.text
      return given
    }
    given.removeAll { objects[$0.name] != nil }
    for (name, value) in objects.sorted(by: { $0.key < $1.key }) {
      given.append(IntentRun.Given(value, for: name))
    }
    let isPointing = leavesPronoun(match, input)
    // The "…" of a suggestion is asked for, also where there is a default: "tip the kitchen …".
    let slots = said == nil ? [] : Set(match.parameters.map(\.name))
    let open = intent.makeCall().fields.filter {
      !$0.isOptional && slots.contains($0.name) && said?.contains($0.name) != true
    }.map(\.name)
    let reply = await run(
      intent, of: app, given: given,
      wanted: (isPointing ? thingsLeftOut(by: intent, match) : []).union(open),
      after: isPointing ? performed?.outcome : nil, input)
    return await runsForAll(saidIn: match, input) ?? reply
  }

  /// Runs an intent by name.
  func run(named name: String, _ input: Input) async -> Reply {
    do {
      let found = Catalog.intents(called: name, of: try catalog.selected(input.app))
      let own = found.filter { $0.app.name == focus }
      if own.count == 1 { return await run(own[0].intent, of: own[0].app, given: [], input) }
      if found.count > 1, settings.asksPerson {
        return ask(which: found.map { .intent($0.intent, of: $0.app) }, input)
      }
      let (app, intent) = try catalog.intent(named: name, in: input.app)
      return await run(intent, of: app, given: [], input)
    } catch {
      return .failed(error)
    }
  }

  /// Runs an intent with the values of its phrase and those of the input, which win.
  ///
  /// - Parameters:
  ///   - wanted: The names of parameters that are asked for though they are optional.
  ///   - previous: The outcome that a parameter without a value may get its value from.
  func run(
    _ intent: any IntentSource, of app: App, given: [IntentRun.Given], wanted: Set<String> = [],
    after previous: Outcome? = nil, _ input: Input
  ) async -> Reply {
    onlyApp = input.app
    lastApp = app.name
    var run = makeRun(of: input.prepared ?? intent.makeCall(), in: app)
    run.given =
      given
      + input.values.map { value in
        var given = IntentRun.Given(value)
        given.asksAgain = input.asksAgain
        return given
      }
    run.attachment = input.attachment
    run.previous = remaining?.previous ?? previous
    run.wanted = wanted
    return await start(run)
  }

  /// Whether an utterance has a pronoun that the match says nothing about: "convert it".
  private func leavesPronoun(_ match: Match, _ input: Input) -> Bool {
    guard settings.listens, remaining == nil, case .text(let said) = input.content else {
      return false
    }
    return match.spans.contains {
      $0.role == .filler && !sequenceWords.pronouns(in: said.piece($0.range)).isEmpty
    }
  }

  /// Returns what came last of each kind that an utterance names with a definite article and of which the match has no
  /// value, by the names of the parameters: "turn the light off".
  private func thingsMeant(
    by match: Match, _ input: Input
  ) -> [String: WordsToValues.Reading] {
    guard settings.listens, remaining == nil, case .text(let said) = input.content,
      let fields = catalog.intent(of: match)?.makeCall().fields
    else { return [:] }
    let outcomes =
      [thingTold.map(Outcome.init(returning:))].compactMap(\.self)
      + history.reversed().map(\.outcome)
    let named = Set(match.parameters.map(\.name))
    return fields.reduce(into: [:]) { meant, field in
      guard case .entity = field.kind, !named.contains(field.name),
        steering.saysDefinite(field.kind, in: said)
      else { return }
      let last = outcomes.lazy.compactMap { $0.meaning(for: field) }.first
      if case .value(let value)? = last { meant[field.name] = .value(value) }
    }
  }

  /// Returns the names of the optional parameters for things, unless a thing was named: "dim it to 30" is not
  /// for all lights.
  private func thingsLeftOut(by intent: any IntentSource, _ match: Match) -> Set<String> {
    guard match.parameters.allSatisfy({ $0.type.valueType == nil }) else { return [] }
    return Set(
      intent.makeCall().fields.filter { field in
        if case .entity = field.kind.element { field.isOptional } else { false }
      }.map(\.name))
  }

  /// Presses a button of the card shown last, by number or label.
  func press(named words: String) async -> Reply {
    if let number = Int(words) { return await press(number) }
    guard let presented else {
      return .failed(Failure(.nothingToPress, Sentence.noButtonCalled(words: words.shortened)))
    }
    do throws(Failure) {
      return await press(try presented.number(ofButtonNamed: words))
    } catch {
      return .failed(error)
    }
  }

  /// Presses a button of the card shown last, by number.
  func press(_ number: Int) async -> Reply {
    guard let presented else {
      return .failed(Failure(.nothingToPress, Sentence.noCard()))
    }
    do throws(Failure) {
      let call = try presented.call(ofButton: number)
      return await start(makeRun(of: call, in: presented.app), pressed: presented)
    } catch {
      return .failed(error)
    }
  }
}
