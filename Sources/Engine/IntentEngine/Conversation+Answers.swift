// Handles the answer to the pending question.

import BehestCards
import Foundation
import PhraseMatching
import SpokenValues

extension Conversation {
  /// Handles an input while a question is pending.
  func answer(_ input: Input) async -> Reply {
    guard let current = running.last, let waiting = current.waiting else {
      return .cancelled(.init())
    }
    switch input.answer {
    case .option(let index) where waiting.offered.indices.contains(index):
      return await resume(.option(waiting.offered[index]))
    case .accepted, .declined, .value, .elements:
      return await resume(input.answer ?? .declined)
    case .option, .text, nil: break
    }
    switch input.content {
    case .cancel:
      return await cancelWaiting()
    case .leave:
      await leaveWaiting()
      return .cancelled(.init(intent: current.run.name, isTold: true))
    case .proceed:
      return .question(waiting.question)
    case .press(let number):
      guard let snippet = waiting.snippet,
        snippet.card.controls.contains(where: { $0.number == number })
      else { return await answer(Input(.text(String(number)))) }
      do throws(Failure) {
        return await start(makeRun(of: try snippet.call(ofButton: number), in: current.run.app))
      } catch {
        return .failed(error)
      }
    case .run(let name):
      await leaveWaiting()
      return await run(named: name, input)
    case .pressNamed(let words):
      if let number = waiting.snippet?.button(named: words) {
        return await answer(Input(.press(number)))
      }
      return .failed(
        Failure(.nothingToPress, Sentence.noButtonCalled(words: words.shortened)))
    case .text(let words):
      return await read(words, for: waiting, input)
    }
  }

  private func read(_ said: String, for waiting: Waiting, _ input: Input) async -> Reply {
    var question = waiting.question.offering(waiting.offered)
    let listens = settings.listens && !input.isScripted
    var words = said
    if listens, let reply = await listen(to: &words, at: question, waiting, input) { return reply }
    // A button of the card may be called “Stop”, which otherwise declines.
    if question.kind == .confirmation, let number = waiting.snippet?.button(named: words),
      question.isOfCardAlone
        || !(question.acceptWords + question.declineWords).contains(where: {
          $0.comparable == words.comparable
        })
    {
      return await answer(Input(.press(number)))
    }
    // A script may name an option by its identifier, in any language.
    if input.isScripted, AnswerReader.wholeOption(said, question.options) == nil,
      let index = question.identifiers.firstIndex(of: said)
    {
      return await resume(.option(waiting.offered[index]))
    }
    switch AnswerReader.read(words, for: question) {
    case .answer(.option(let index)):
      return await resume(.option(waiting.offered[index]))
    case .answer(let answer):
      if case .text = answer, question.parameter?.isText != true,
        let reply = await newCommand(words, input)
      {
        return reply
      }
      if listens, case .text = answer, !question.isForText,
        let reply = await revisedBeforeText(words, waiting)
      {
        return reply
      }
      if listens, case .text = answer, !question.isForText, await !isValue(words) {
        if let reply = await anotherReading(of: words, waiting, input) { return reply }
        if let place = placeTaken(by: words, among: question.options.count) {
          return await resume(.option(waiting.offered[place]))
        }
      }
      return await resume(answer)
    case .several(let indices):
      running[running.count - 1].waiting?.offered = indices.map { waiting.offered[$0] }
      narrow(by: words)
      question = question.offering(indices)
      question.problem = Sentence.severalFit(words: words.shortened)
      return .question(question)
    case .unclear(let problem):
      if let number = waiting.snippet?.button(named: words) {
        return await answer(Input(.press(number)))
      }
      // A number that no option has is none of another parameter.
      if listens, question.options.problem(ofNumber: words) == nil,
        let reply = await anotherReading(of: words, waiting, input)
      {
        return reply
      }
      if let reply = await newCommand(words, input) { return reply }
      if listens, let place = placeTaken(by: words, among: question.options.count) {
        return await resume(.option(waiting.offered[place]))
      }
      question.problem = problem
      question.isRepeated = settings.asksPerson
      let titles = question.options.map(\.title)
      running[running.count - 1].waiting?.question.near = Nearest.word(to: words, among: titles)
      if let buttons = waiting.snippet?.card.controls, !buttons.isEmpty,
        question.kind == .confirmation
      {
        question.problem = Sentence.orPress(problem: problem)
      }
      return .question(question)
    }
  }

  /// Hears what is no answer, or not yet: hesitation, what leaves the question, what steers or corrects.
  ///
  /// - Returns: `nil` for words that may be an answer, which are left without what is said around them.
  private func listen(
    to words: inout String, at question: Question, _ waiting: Waiting, _ input: Input
  ) async -> Reply? {
    if question.isForText, settings.asksPerson, let literal = Self.literal(words) {
      return await resume(.text(literal))
    }
    if !question.isAnsweredExactly(by: words), waiting.snippet?.button(named: words) == nil,
      !words.contains(where: \.isNewline)
    {
      if let rest = steering.rest(behindHesitationIn: words, isText: question.isForText),
        !asksForDuration
      {
        if rest.isEmpty { return ask(again: waiting) }
        words = rest
      }
      if question.kind == .confirmation { words = steering.truth(in: words) ?? words }
      if question.isForText, let rest = steering.rest(behind: steering.openings, in: words),
        Self.cancels(rest)
      {
        return await cancelWaiting()
      }
      if cancelsByTitle(words) {
        return question.kind == .confirmation ? await resume(.declined) : await cancelWaiting()
      }
    }
    if !question.isForText { words = withThingTold(in: words, among: question.values) }
    // A no to a value asks for another, "never mind" for none.
    if question.kind == .confirmation, question.parameter != nil,
      Self.cancels(words)
    {
      return await cancelWaiting()
    }
    if let reply = await replyToNear(words, waiting) { return reply }
    if question.kind == .value, question.options.isEmpty, settings.asksPerson,
      steering.asksBack(words)
    {
      return ask(again: waiting, isRepeated: false)
    }
    if settings.asksPerson, !words.contains(where: \.isNewline) {
      // "Choose delivery" may be a title, but is nobody's name and no file.
      if isForName,
        let reply = await newCommand(words, input, upTo: settings.tier, needsVerb: true)
      {
        return reply
      }
      if question.isForText,
        let reply = await newCommand(words, input, upTo: settings.tier, isNamed: true)
      {
        return reply
      }
    }
    if question.isForText, settings.asksPerson {
      if let reply = await revisedBeforeText(words, waiting) { return reply }
      if let meant = steering.textMeant(by: words) { return await resume(.text(meant)) }
    }
    if !question.isForText, !question.isAnsweredExactly(by: words),
      let place = placeOfLeft(in: words)
    {
      return await resumeLeft(at: place)
    }
    // A button of the card may be called “Back”.
    if !question.isAnsweredExactly(by: words), waiting.snippet?.button(named: words) == nil {
      if repeatsNote(words) { return ask(again: waiting) }
      if let reply = await correctedElements(words, waiting) { return reply }
      if let reply = await steered(words, waiting) { return reply }
      if !question.isForText, !question.isTruth, Self.isRefusal(words) {
        return ask(
          again: waiting,
          problem: Sentence.noAnswer(words: words.shortened))
      }
    }
    // "And cliff walk" is one more element of a list that has some.
    if !question.chosen.isEmpty, let more = steering.added(words) {
      words = more.contains(",") ? more : SpokenValues.withoutFrame(more)
    }
    if !question.isAnsweredExactly(by: words) {
      // "By code" is the code.
      if let first = SteeringWords.words(words).first, steering.joiners.contains(first),
        let rest = steering.rest(behind: [[first]], in: words),
        AnswerReader.wholeOption(rest, question.options) != nil
      {
        words = rest
      } else if question.kind == .value {
        words = withoutPreposition(words, for: question)
      }
    }
    return nil
  }

  /// Returns words with the name of the thing that was told by itself in the place of a pronoun that they begin with, if it
  /// may be chosen: "that one, large" behind the cheapest.
  private func withThingTold(in words: String, among values: [Value]) -> String {
    guard let told = thingTold,
      values.contains(where: { $0.identifier == told.identifier && $0.isEntity }),
      let pronoun = sequenceWords.pronouns(in: words).first(where: { $0.lowerBound == 0 })
    else { return words }
    return told.option.title + words.piece(pronoun.upperBound..<words.utf8.count)
  }

  /// Whether a person or a text is asked for that is no title, which may be any words.
  private var isForName: Bool {
    guard let field = running.last?.fieldAsked else { return false }
    switch field.kind.element {
    case .person, .file: return true
    default: break
    }
    return field.kind.isText && !field.name.namesMainText && !field.isRemark
  }

  /// Takes words that are no answer as a correction, or as another command in a person's own words.
  func anotherReading(
    of words: String, _ waiting: Waiting, _ input: Input
  ) async -> Reply? {
    if let reply = await superlative(words, waiting) { return reply }
    if let reply = await answeringAll(words, waiting) { return reply }
    if let reply = await runsForEach(words, waiting, input) { return reply }
    if let reply = await noting(words, waiting) { return reply }
    if let reply = await revisedHeld(words, waiting, input) { return reply }
    if let reply = await revised(words, waiting) { return reply }
    if let reply = await revisedText(words, waiting, input) { return reply }
    // "Don't order it".
    if waiting.question.kind == .confirmation,
      steering.refuses(words, naming: ([titleOfWaiting ?? ""] + waiting.question.acceptWords))
    {
      return await resume(.declined)
    }
    if let reply = await answering(withCommandIn: words, waiting, input) { return reply }
    if let reply = await newCommand(words, input, upTo: settings.tier) { return reply }
    // "Wait, turn on the porch first".
    if let first = steering.first(in: words) {
      if let reply = await newCommand(first, input, upTo: settings.tier) { return reply }
      if let reply = await newCommands(first, input) { return reply }
    }
    if let reply = await newCommands(words, input) { return reply }
    // "And add bread to the basket".
    for more in steering.rests(behindAdditionIn: words) {
      if let reply = await newCommand(more, input, upTo: settings.tier, needsVerb: true) {
        return reply
      }
    }
    return await told(by: words, input).map { ask(again: waiting, telling: $0) }
  }

  /// Returns the place among options behind a verb or two words: "order the third one"; `nil` for other words.
  private func placeTaken(by words: String, among count: Int) -> Int? {
    let utterance = Normalizer.utterance(words)
    let cancelling = SentenceLanguage.sessionWords.flatMap(\.cancel).map(SteeringWords.words)
    let verbs = (steering.removals + cancelling).filter { $0.count == 1 }
    let denying = Set(steering.negations.flatMap(\.self)).union(verbs.flatMap(\.self))
    return (1...2).lazy.filter { $0 < utterance.tokens.count }.compactMap { [steering] start in
      let head = utterance.words[..<start]
      let place = utterance.text(of: start..<utterance.tokens.count)
      guard SpokenValues.isFramedPosition(place),
        !head.contains(where: { denying.contains($0) || steering.interrogatives.contains($0) })
      else { return nil }
      return AnswerReader.place(place, among: count)
    }.first
  }

  /// Returns the text in quotation marks, which is no command whatever it is; `nil` for other text.
  private static func literal(_ words: String) -> String? {
    let words = words.trimmingCharacters(in: .whitespaces)
    guard let first = words.first, let last = words.last, words.count > 2,
      ["\"\"", "''", "“”", "‘’", "„“", "«»"].contains(String([first, last]))
    else { return nil }
    let inner = words.dropFirst().dropLast()
    return inner.contains(first) || inner.contains(last) ? nil : String(inner)
  }

  /// Returns an answer without the preposition that the command's summary has before the parameter: "with
  /// bob" for “Share Pancakes with …”.
  private func withoutPreposition(_ words: String, for question: Question) -> String {
    guard !question.isForText, let run = running.last?.run, let name = question.parameter?.name,
      let phrase = run.app.speaking({ run.call.source.makeCall().phraseOfSummary }),
      let slot = phrase.range(of: "${\(name)}"),
      let before = SteeringWords.words(String(phrase[..<slot.lowerBound])).last,
      steering.joiners.contains(before)
    else { return words }
    return steering.rest(behind: [[before]], in: words) ?? words
  }

  /// Whether words leave a question and nothing else: "never mind".
  static func cancels(_ words: String) -> Bool {
    SentenceLanguage.sessionWords.flatMap(\.cancel).isSaid(by: words)
  }

  /// Whether words cancel the command that waits by a word of its title: "cancel the order" for “Order
  /// Soup”.
  private func cancelsByTitle(_ words: String) -> Bool {
    let said = SteeringWords.words(words)
    let verbs = SentenceLanguage.sessionWords.flatMap(\.cancel).map(SteeringWords.words)
      .filter { $0.count == 1 }
    guard let title = titleOfWaiting, said.count > 1, said.count < 6,
      let verb = verbs.first(where: { said.starts(with: $0) || said.ends(with: $0) })
    else { return false }
    let rest = said.starts(with: verb) ? said.dropFirst() : said.dropLast()
    let things = rest.filter { !steering.pointing.contains($0) }.map(steering.stem)
    let names = Set(SteeringWords.words(title).map(steering.stem))
    // “Cancel Order” is not cancelled by its own words.
    return !things.isEmpty && things.allSatisfy(names.contains)
      && names.isDisjoint(with: verb.map(steering.stem))
  }

  /// Whether the question is for a duration, which "one second" is.
  private var asksForDuration: Bool { running.last?.fieldAsked?.isDuration ?? false }

  /// Whether words answer no question for a value: a no, or somebody who thinks, "um".
  package static func isNoAnswer(_ words: String) -> Bool {
    let tags = [SentenceLanguage.current.rawValue, "en"]
    return isRefusal(words)
      || ConversationWords.rows(for: tags).flatMap(\.hesitations).isSaid(by: words)
  }

  /// Returns whether words only say no, which are not taken as part of a name: "no" of "Noodle".
  static func isRefusal(_ words: String) -> Bool {
    LanguageRules.all.flatMap(\.truth.no).isSaid(by: words)
  }

  /// Returns the reply to yes or no, if the last answer was near a name that was asked about.
  private func replyToNear(_ words: String, _ waiting: Waiting) async -> Reply? {
    guard let near = waiting.question.near, !waiting.question.isAnsweredExactly(by: words) else {
      return nil
    }
    if AnswerWords.accept.isSaid(by: words) {
      let titles = waiting.question.options.map(\.title)
      if titles.filter({ $0 == near }).count == 1, let index = titles.firstIndex(of: near) {
        return await resume(.option(index))
      }
      return await resume(.text(near))
    }
    guard AnswerWords.decline.isSaid(by: words) else { return nil }
    running[running.count - 1].waiting?.question.near = nil
    return ask(again: waiting)
  }

  /// Returns whether words are a value of the parameter that the pending question is about, or several
  /// values of which one is chosen; `true` where that is not known.
  private func isValue(_ words: String) async -> Bool {
    guard let current = running.last, let field = current.fieldAsked else { return true }
    let resolution = try? await current.run.app.speaking {
      try await settings.resolver.resolve(words, for: field)
    }
    if case .nothing? = resolution { return false }
    return true
  }

  /// The title of the intent that asked; `nil` when none has been chosen.
  var titleOfWaiting: String? {
    guard let run = running.first?.run else { return nil }
    return run.app.speaking { run.call.source.title }.nonEmpty ?? run.name
  }

  /// Notes the words of an answer, for which there may be several values.
  private func narrow(by words: String) {
    guard let name = running.last?.waiting?.question.parameter?.name else { return }
    running[running.count - 1].narrowing = (name, words)
  }

  func resume(_ answer: Answer) async -> Reply {
    let answered = running[running.count - 1].waiting?.question.parameter?.name
    if let answered, running[running.count - 1].answered.last != answered {
      running[running.count - 1].answered.append(answered)
    }
    if case .text(let words) = answer { narrow(by: words) }
    let place = running.count - 1
    var isConfirmed = false
    if case .accepted = answer, answered == nil,
      running.last?.waiting?.question.kind == .confirmation
    {
      isConfirmed = true
      running[place].isConfirmed = true
    }
    if isConfirmed || running[place].run.replaces?.isConfirmed == false {
      var run = running[place].run
      await takeBackReplaced(by: &run)
      running[place].run = run
    }
    running[running.count - 1].waiting = nil
    remaining?.asked = nil
    running.last?.run.exchange.answer(answer)
    return await next()
  }

  /// Ends the waiting intent with a cancellation error, and waits until it has ended.
  private func withdraw() async -> Reply {
    guard let current = running.last else { return .cancelled(.init()) }
    running[running.count - 1].waiting = nil
    current.cancel()
    return await next()
  }

  /// Cancels the waiting command at the person's word, after which `resume` may take it up.
  func cancelWaiting() async -> Reply {
    keepCancelled()
    return await withdraw()
  }

  func withdrawAll() async {
    await forgetRemaining()
    while !running.isEmpty { _ = await withdraw() }
  }
}
