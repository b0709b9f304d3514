// Asks what was meant by words that are near to phrases and match none.

package import PhraseMatching
import SpokenValues

extension Conversation {
  /// A possible meaning of words that match no phrase, complete with every value that was said.
  struct Suggestion: Sendable {
    /// The phrase that would say it, "…" for a value that was not said.
    let title: String
    /// The name of the app.
    let app: String
    /// The reading to run.
    let reading: Reading
    /// The similarity with what was said, from 0 to 1; 0 for a reading of the interpreter.
    let score: Double
    /// Whether all that was said is explained by it.
    var isExplained = false
    /// Whether it is a reading of the interpreter.
    var isInterpreted = false
    /// The words that may be the name of a thing that there is not.
    var unknownName: String?
  }

  /// The minimum similarity of a suggestion that is run without asking, where that is allowed and
  /// nothing of what was said is left over.
  public static let acceptedScore = 0.75

  /// The minimum similarity of a suggestion whose values can be corrected before it is accepted.
  static let correctableScore = 0.5

  /// Asks whether one of the phrases near to words was meant, or a reading of the interpreter.
  ///
  /// Where no person can be asked, the first phrase runs if the settings accept it; else the reply is
  /// that nothing matched. A reading of the interpreter never runs without being accepted.
  func suggest(_ result: MatchResult, _ input: Input) async -> Reply {
    let asks = settings.asksPerson && !input.isScripted
    guard result.vetoed.isEmpty, asks || settings.acceptsSuggestions || settings.interpreter != nil
    else { return .nothingMatched(result) }
    var suggestions = suggestions(for: result)
    if asks, let meant = intentMeant(by: result.utterance, input) {
      suggestions.insert(meant, at: 0)
    }
    if settings.acceptsSuggestions, let first = suggestions.first,
      first.isExplained, first.score >= Self.acceptedScore
    {
      settings.updates(.accepted(first.title))
      return await follow(first.reading, input)
    }
    let interpreted = await interpretations(of: result.utterance, input)
    if Task.isCancelled { return .cancelled(.init()) }
    guard asks, !suggestions.isEmpty || !interpreted.isEmpty else {
      return .nothingMatched(result, interpreted: interpreted.map(\.entry))
    }
    // What is nearer than an interpreter could tell comes before its readings.
    let place = suggestions.firstIndex { $0.score < Self.acceptedScore } ?? suggestions.count
    suggestions.insert(
      contentsOf: interpreted.map {
        Suggestion(
          title: $0.entry.title, app: $0.entry.app, reading: $0.reading, score: 0,
          isInterpreted: true)
      }, at: place)
    var question = Self.question(about: suggestions)
    question.problem = suggestions.first.flatMap { problem(with: $0.unknownName, in: $0.reading) }
    tie = Tie(
      readings: suggestions.map(\.reading), input: input, question: question,
      isCorrectable: suggestions[0].score >= Self.correctableScore)
    return .question(question)
  }

  /// Asks the person whether to say the phrase that makes what an intent had nothing to choose from.
  ///
  /// - Returns: `nil` without a phrase, when no person can be asked, or while more commands wait.
  func offer(_ remedy: Failure.Remedy?, for ended: Running) -> Reply? {
    guard let remedy, settings.asksPerson, remaining == nil, running.isEmpty,
      let (app, intent) = try? catalog.intent(named: remedy.phrase.intent, in: remedy.phrase.app)
    else { return nil }
    let (phrase, reading) = (remedy.phrase.phrase, Reading.intent(intent, of: app))
    var question = Self.question(
      about: [Suggestion(title: phrase, app: app.name, reading: reading, score: 0)])
    question.prompt = Sentence.startWith(phrase: phrase)
    tie = Tie(
      readings: [reading], input: Input(.text(phrase)), question: question,
      postponed: ended.pressed == nil
        ? Left(run: revisedRun(of: ended.run, Revision()), answered: ended.answered) : nil)
    question.problem = remedy.problem
    return .question(question)
  }

  private func suggestions(for result: MatchResult) -> [Suggestion] {
    var titles: Set<String> = []
    return result.nearest.compactMap { miss in
      let said = miss.said(in: result.utterance)
      guard titles.insert(said.phrase.comparable).inserted else { return nil }
      let reading: Reading
      if let match = miss.match {
        reading = .suggestion(match, values: Set(said.values.map(\.name)))
      } else if let app = try? catalog.app(named: miss.app),
        let intent = app.intent(named: miss.intent)
      {
        reading = .intent(intent, of: app)
      } else {
        return nil
      }
      return Suggestion(
        title: said.phrase, app: miss.app, reading: reading, score: miss.score,
        isExplained: miss.isExplained, unknownName: miss.unknownName)
    }
  }

  /// Returns the intent that a suggestion runs, with the values that were said; `nil` for other readings.
  private func intentSuggested(
    by reading: Reading
  ) -> (app: App, intent: any IntentSource, given: [IntentRun.Given])? {
    switch reading {
    case .suggestion(let match, let names):
      guard let app = try? catalog.app(named: match.app), let intent = catalog.intent(of: match)
      else { return nil }
      return (app, intent, IntentRun.Given.all(of: match, saying: names))
    case .intent(let intent, let app, let given): return (app, intent, given)
    case .match, .sequence, .interpretation: return nil
    }
  }

  /// Returns the message that there is no thing of a name, if a suggestion lacks exactly one: "There is no light
  /// “bedroom”."
  private func problem(with name: String?, in reading: Reading) -> String? {
    guard let name, let (app, intent, given) = intentSuggested(by: reading) else { return nil }
    let said = Set(given.map(\.name))
    let lacking = intent.makeCall().fields.filter {
      $0.isThing && !said.contains($0.name)
    }
    guard lacking.count == 1, case .entity(let type) = lacking[0].kind else { return nil }
    return app.speaking {
      Sentence.noneCalled(name: type.displayName.insideSentence, words: name.shortened)
    }
  }

  /// Returns the intent whose title is near to words that run one by name; `nil` for other words.
  private func intentMeant(by words: String, _ input: Input) -> Suggestion? {
    let frames = SentenceLanguage.sessionWords.flatMap(\.run)
    guard let name = SessionWords.name(in: words, frames: frames),
      let (app, intent) = catalog.intent(nearTo: name, in: input.app)
    else { return nil }
    let title = app.speaking { intent.title }
    return Suggestion(
      title: frames[0].replacing("{}", with: title), app: app.name,
      reading: .intent(intent, of: app), score: Self.acceptedScore)
  }

  static func question(about suggestions: [Suggestion]) -> Question {
    let first = suggestions[0]
    let only =
      first.isInterpreted
      ? Sentence.didYouMeanInterpreted(title: first.title, app: first.app)
      : Sentence.didYouMean(title: first.title)
    var question = Question(
      kind: .suggestion,
      prompt: suggestions.count == 1 ? only : Sentence.didYouMeanOneOf(),
      options: suggestions.map { suggestion in
        Question.Option(
          title: suggestion.title,
          subtitle: suggestion.isInterpreted
            ? Sentence.fromInterpreter(app: suggestion.app) : suggestion.app)
      })
    question.defaultAnswer = "1"
    return question
  }

  /// Handles words after suggestions: one of them by number, title or yes, no, or something else.
  ///
  /// - Returns: `nil` for something else, which is an utterance like any other.
  func answer(_ words: String, toSuggestions tie: Tie) async -> Reply? {
    if AnswerWords.accept.isSaid(by: words)
      || SpokenValues.isAccepting(words, by: AnswerWords.accept)
    {
      return await follow(tie.readings[0], tie.input)
    }
    if AnswerWords.decline.isSaid(by: words) {
      self.tie = nil
      return .cancelled(.init(wasDeclined: true))
    }
    if case .answer(.option(let index))? = AnswerReader.wholeOption(words, tie.question.options) {
      return await follow(tie.readings[index], tie.input)
    }
    if let problem = tie.question.options.problem(ofNumber: words) {
      var question = tie.question
      question.problem = problem
      return .question(question)
    }
    // "No eggs" wants none of them.
    if let denied = steering.denied(words), WordsToNumber().decimal(denied) == nil,
      await command(words, tie.input, upTo: settings.tier, isNamed: false) == nil
    {
      self.tie = nil
      return await withdrawing(words) ?? .cancelled(.init(wasDeclined: true))
    }
    let correction = steering.correction(words)
    // "No, three" is no place among the suggestions.
    if let correction, correction.isMarked {
      let other = await command(words, tie.input, upTo: settings.tier, isNamed: false)
      // "No, 2 dollars" is rather another fee than a tip.
      if let other, other.saysVerb { return nil }
      if let reply = await corrected(words, correction, tie) { return reply }
      if other != nil { return nil }
      if let match = await command(
        correction.meant ?? words, tie.input, upTo: settings.tier, isNamed: false)
      {
        self.tie = nil
        return await run(match, tie.input)
      }
      // "No, turn the porch and the living room off".
      if steering.startsWithNo(words), let meant = correction.meant, correction.replaced == nil {
        self.tie = nil
        return await hear(meant, tie.input.saying(meant))
      }
      return nil
    }
    if let place = AnswerReader.place(words, among: tie.readings.count) {
      return await follow(tie.readings[place], tie.input)
    }
    guard let correction else { return nil }
    return await corrected(words, correction, tie)
  }

  /// Runs the first suggestion with other values, which a correction says: "actually lentil".
  ///
  /// A value without a word that corrects is one that it lacks.
  ///
  /// - Returns: `nil` for words that are no values of it, or another command.
  private func corrected(_ words: String, _ correction: Correction, _ tie: Tie) async -> Reply? {
    guard settings.listens, tie.isCorrectable || correction.isMarked, let meant = correction.meant
    else { return nil }
    guard let suggestion = intentSuggested(by: tie.readings[0]) else { return nil }
    let (app, intent) = (suggestion.app, suggestion.intent)
    var given = suggestion.given
    // The call has the values that were said, so that another time is one of the same day.
    var suggested = makeRun(of: intent.makeCall(), in: app, asking: .silent())
    suggested.given = given
    _ = try? await app.speaking { [suggested] in try await suggested.assignGiven() }
    var values: WordsToValues.Values?
    // "No, three" is rather another number of guests than one that was not said.
    let numbers = given.filter { WordsToNumber().decimal($0.text) != nil }.map(\.name)
    let isNumber = WordsToNumber().decimal(meant) != nil
    // "No, 7" is no number of steps where none was said.
    if isNumber, numbers.isEmpty, correction.isMarked {
      return .cancelled(.init(wasDeclined: true))
    }
    let counted = isNumber ? numbers : []
    let said = Set(given.map(\.name))
    for preferred in counted.map(Optional.some) + [nil] where values == nil {
      values = await self.values(
        in: meant, for: suggested.call.fields, of: app, preferring: preferred, changing: said)
    }
    guard let values, !values.isEmpty else { return nil }
    if !correction.isMarked {
      let lacking = suggested.call.fields.filter { field in
        // "Tomorrow at ten" can only be its date.
        (!field.isOptional && field.defaultValue == nil || field.isDate)
          && !said.contains(field.name)
      }.map(\.name)
      guard Set(values.keys).isSubset(of: lacking),
        await command(words, tie.input, upTo: settings.tier, isNamed: false) == nil
      else { return nil }
    }
    given.removeAll { values[$0.name] != nil }
    for (name, reading) in values.sorted(by: { $0.key < $1.key }) {
      given.append(IntentRun.Given(reading, for: name))
    }
    self.tie = nil
    return await run(intent, of: app, given: given, tie.input)
  }
}

extension NearMiss {
  /// The similarity with the utterance, from 0 to 1, in thousandths.
  package var score: Double { ((1 - distance) * 1000).rounded() / 1000 }

  /// Returns the phrase with "…" for each value that was not said, and the values that were.
  ///
  /// A value was said if a word that tells it from others of its type is near to one of the
  /// utterance, other than those of the app's name.
  package func said(in utterance: String) -> (phrase: String, values: [SlotMatch]) {
    let name = Set(Normalizer.utterance(app).words)
    let words = Normalizer.utterance(utterance).words.filter { !name.contains($0) }
    let slots = match?.parameters.filter { !$0.isCapture } ?? []
    func wasSaid(_ slot: SlotMatch) -> Bool {
      let said = Normalizer.utterance(slot.text).words
      let type = slot.type.valueType?.lowercased() ?? ""
      let telling = said.filter { $0.utf8.count > 2 && !type.contains($0) }
      return (telling.isEmpty ? said : telling).contains {
        EditDistance.nearest(to: $0, among: words) != nil
      }
    }
    var text = phrase
    for slot in slots.reversed() where !wasSaid(slot) {
      text =
        text.piece(0..<slot.range.lowerBound) + "…"
        + text.piece(slot.range.upperBound..<text.utf8.count)
    }
    text = text.replacing(/<[^<>]+>/, with: "…")
    return (text, slots.filter(wasSaid))
  }
}
