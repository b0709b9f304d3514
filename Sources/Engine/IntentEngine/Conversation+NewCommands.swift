// Starts another command at a question, instead of an answer or behind one.

import PhraseMatching
import SpokenValues

extension Conversation {
  /// Answers a confirmation with a yes or no that another command follows: "yes, and tip the kitchen", "no, toggle
  /// the porch instead".
  ///
  /// After a yes the command is the next of its sentence.
  func answering(
    withCommandIn words: String, _ waiting: Waiting, _ input: Input
  ) async -> Reply? {
    guard waiting.question.kind == .confirmation, !input.keepsQuestion,
      !(remaining?.isTogether ?? false)
    else { return nil }
    let parts = sequenceWords.jointsAndPauses(in: words).map { joint in
      let upper = joint.range.upperBound..<words.utf8.count
      return (truth: words.piece(0..<joint.range.lowerBound), rest: words.piece(upper))
    }
    guard
      let (truth, rest) = parts.last(where: { part in
        [AnswerWords.accept, AnswerWords.decline].contains { $0.isSaid(by: part.truth) }
      })
    else {
      // "No, I'd rather have lentil" without the comma.
      guard let rest = steering.denied(words) else { return nil }
      return await newCommand(rest, input, upTo: settings.tier)
    }
    guard AnswerWords.accept.isSaid(by: truth) else {
      return await newCommand(
        steering.correction(rest)?.meant ?? rest, input, upTo: settings.tier)
    }
    let commands: [CommandSequence.Command]
    switch try? await understanding(of: rest, app: input.app) {
    case .one(let result) where result.best.count == 1:
      commands = [
        CommandSequence.Command(
          text: rest, range: 0..<rest.utf8.count, result: result, references: [],
          places: SuppliedWords())
      ]
    case .several(let sequence): commands = sequence.commands
    default: return nil
    }
    if remaining == nil { remaining = Remaining(next: [], input: input) }
    remaining?.next.insert(contentsOf: commands, at: 0)
    return await resume(.accepted)
  }

  /// Starts another intent if the words are no answer but match a phrase.
  ///
  /// - Parameters:
  ///   - tier: The loosest tier that counts: word for word unless stated.
  ///   - isNamed: Whether the words have to name the app, and no free text.
  ///   - needsVerb: Whether a word of the phrase has to be said, and not values alone.
  func newCommand(
    _ words: String, _ input: Input, upTo tier: Tier = .normalised, isNamed: Bool = false,
    needsVerb: Bool = false
  ) async -> Reply? {
    var input = input
    input.app = input.app ?? onlyApp
    guard let match = await command(words, input, upTo: tier, isNamed: isNamed),
      !needsVerb || match.saysVerb
    else { return nil }
    if namesThingAsked(match) || isOnlySteering(words, match) { return nil }
    // "On lake trail" at another question says where, and begins nothing.
    if !match.saysVerb, let first = SteeringWords.words(words).first,
      steering.joiners.contains(first)
    {
      return nil
    }
    // Values without a word of the phrase are no command of the same kind: "large no".
    if let waiting = running.first?.run, waiting.app.name == match.app,
      waiting.name == match.intent
    {
      let saysPhrase = match.spans.contains { $0.role == .literal || $0.role == .applicationName }
      if !saysPhrase { return nil }
      if let reply = await answering(withPhrase: match) { return reply }
    }
    if input.keepsQuestion { return unansweredQuestion }
    await leaveWaiting()
    return await run(match, input)
  }

  /// Whether words at a confirmation only say that something is to be done again or differently, and nothing that
  /// begins a command: "again", "make it large".
  private func isOnlySteering(_ words: String, _ match: Match) -> Bool {
    guard running.last?.waiting?.question.kind == .confirmation else { return false }
    if case .again(but: nil)? = steering.readings(of: words).first { return true }
    return steering.correction(words)?.isMarked == true && !match.saysVerb
  }

  /// Starts several commands if the words are no answer but a sentence of them.
  func newCommands(_ words: String, _ input: Input) async -> Reply? {
    guard
      case .several(let sequence)? = try? await understanding(of: words, app: input.app ?? onlyApp),
      sequence.commands.allSatisfy(\.result.saysVerb)
    else { return nil }
    if input.keepsQuestion { return unansweredQuestion }
    await leaveWaiting()
    return await begin(sequence, input)
  }

  /// The pending question as a reply to words that are a command instead of an answer.
  private var unansweredQuestion: Reply? {
    guard var question = running.last?.waiting?.question ?? tie?.question else { return nil }
    question.isUnanswered = true
    return .question(question)
  }

  /// Whether a match is nothing but a thing of the kind that is asked for, though none that is offered.
  private func namesThingAsked(_ match: Match) -> Bool {
    guard let current = running.last, current.run.app.name == match.app,
      let field = current.fieldAsked, field.isThing, !match.saysVerb, !match.parameters.isEmpty,
      let fields = catalog.intent(of: match)?.makeCall().fields
    else { return false }
    let kind = field.kind.element.words
    return match.parameters.allSatisfy { slot in
      fields.contains { $0.name == slot.name && $0.kind.element.words == kind }
    }
  }

  /// Answers the question of a command with a phrase of its own intent that says what is asked and changes
  /// nothing: "set the brightness to 80"; `nil` for other phrases.
  private func answering(withPhrase match: Match) async -> Reply? {
    guard running.count == 1, let current = running.last, let waiting = current.waiting,
      waiting.isOwn(of: current.run), let asked = waiting.question.parameter?.name
    else { return nil }
    let given = IntentRun.Given.all(of: match)
    let known = Set(current.run.known.map(\.name))
    guard given.contains(where: { $0.name == asked }),
      known.isDisjoint(with: given.map(\.name))
    else { return nil }
    return await restart(
      Revision(
        values: Dictionary(given.map { ($0.name, $0.reading) }, uniquingKeysWith: { $1 })))
  }

  /// Runs the only phrase that other words than those of an input match; `nil` for none and for several.
  ///
  /// - Parameter last: The command whose intent it has to run; `nil` for any.
  func runPhrase(_ words: String, like last: Performed? = nil, _ input: Input) async -> Reply? {
    let input = input.saying(words)
    guard let match = await command(words, input, upTo: settings.tier, isNamed: false),
      last.map({ match.app == $0.app.name && match.intent == $0.call.source.name }) ?? true
    else { return nil }
    return await run(match, input)
  }

  /// Returns the only phrase that words match; `nil` for none and for several.
  func command(
    _ words: String, _ input: Input, upTo tier: Tier = .normalised, isNamed: Bool
  ) async -> Match? {
    guard
      let best = try? await inFocus(matches(in: words, app: input.app, upTo: tier).best),
      let match = best.first, best.count == 1
    else { return nil }
    guard isNamed else { return match }
    guard let name = match.spans.last(where: { $0.role == .applicationName }),
      !match.parameters.contains(where: \.isFree)
    else { return nil }
    // In one's own words "in Soupy" names the app, and "the lights" may be those of a text.
    let isFramed =
      SteeringWords.words(words.piece(name.range.upperBound..<words.utf8.count)).isEmpty
      && SteeringWords.words(words.piece(0..<name.range.lowerBound)).last
        .map(steering.joiners.contains) ?? false
    return match.tier <= .normalised || isFramed && match.saysVerb ? match : nil
  }
}
