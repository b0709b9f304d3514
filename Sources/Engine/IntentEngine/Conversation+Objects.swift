// Runs an intent for several objects, which are confirmed together.

import PhraseMatching

extension Conversation {
  /// A run of an intent for one of several objects, which waits to be confirmed with the others.
  struct Held: Sendable {
    /// The run, with its confirmation pending.
    let running: Running
    /// The object as it was said.
    let text: String
    /// The question of its own, without those of the others.
    let question: Question
  }

  /// A run of an intent for one of several objects that is to be confirmed anew with the others.
  enum Revised: Sendable {
    /// A run as it was.
    case held(Held)
    /// A run with other values, of what was said.
    case started(IntentRun, text: String, answered: [String] = [])

    /// The run that waits as it was; `nil` for one that is to be started.
    var held: Held? { if case .held(let held) = self { held } else { nil } }

    /// The object as it was said.
    var text: String {
      switch self {
      case .held(let held): held.text
      case .started(_, let text, _): text
      }
    }
  }

  /// Returns the commands of a sentence about several objects; `nil` when it is about fewer.
  ///
  /// - Parameters:
  ///   - tier: The loosest tier at which the sentence with one object may match.
  ///   - allowsUnknown: Whether one of the objects may be unknown.
  func objects(
    in sentence: String, app: String?, upTo tier: Tier, allowsUnknown: Bool = false,
    with details: MatchDetails = []
  ) async -> CommandSequence? {
    guard settings.hearsSequences, !sequenceWords.joints(in: sentence).isEmpty else { return nil }
    let (matcher, settings, catalog) = (matcher, settings, catalog)
    let words = steering
    let reader = ObjectReader(
      sequenceWords: sequenceWords, titles: await matcher.firstTitles(for: sentence),
      types: { await matcher.types(naming: $0) },
      match: { words in
        await matcher.matches(
          in: words, upTo: tier, apps: app.map { Set([$0]) }, with: details)
      },
      steering: words, allowsUnknown: allowsUnknown,
      values: { text, match in
        guard let app = try? catalog.app(named: match.app), let intent = catalog.intent(of: match)
        else { return nil }
        let reader = WordsToValues(resolver: settings.resolver, words: words)
        return try? await app.speaking {
          try await reader.values(in: text, for: intent.makeCall().fields)
        }
      })
    return await reader.sequence(in: sentence)
  }

  /// Puts a run aside that asks for a confirmation, if others of the same sentence are to be confirmed
  /// with it, and goes on with these.
  ///
  /// - Returns: `nil` when the question is to be asked now.
  func hold(_ question: Question) async -> Reply? {
    guard let rest = remaining, rest.isTogether, !rest.isConfirmed, running.count == 1,
      question.kind == .confirmation, question.parameter == nil,
      rest.goesOn
    else { return nil }
    remaining?.held.append(
      Held(running: running.removeLast(), text: rest.text, question: question))
    return await proceed()
  }

  /// Asks for the confirmation of all runs that were put aside.
  func askTogether() -> Reply {
    guard var rest = remaining, !rest.held.isEmpty else { return .cancelled(.init()) }
    let questions = rest.held.map(\.question)
    let asked = rest.held.removeFirst()
    var first = asked.running
    rest.isConfirmed = true
    rest.asked = asked
    rest.text = asked.text
    remaining = rest
    if questions.count > 1, var question = first.waiting?.question {
      question.prompt = questions.map(\.prompt).joined(separator: "\n")
      question.isDestructive = questions.contains(where: \.isDestructive)
      question.intent = nil
      question.card = nil
      first.waiting = Waiting(question, nil)
    }
    running.append(first)
    guard let question = first.waiting?.question else { return .cancelled(.init()) }
    return .question(question)
  }

  /// Goes on with the next run that was confirmed with the others.
  func proceedConfirmed() async -> Reply {
    guard var rest = remaining, !rest.held.isEmpty else { return .cancelled(.init()) }
    let next = rest.held.removeFirst()
    rest.text = next.text
    remaining = rest
    running.append(next.running)
    return await resume(.accepted)
  }

  /// Forgets the commands of a sentence that have not been run, and ends those that wait.
  func forgetRemaining() async {
    let held = (remaining?.held ?? []) + (remaining?.revised ?? []).compactMap(\.held)
    remaining = nil
    for waiting in held { await end(waiting.running) }
  }
}
