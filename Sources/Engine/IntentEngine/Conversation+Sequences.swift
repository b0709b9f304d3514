// Runs the commands of a sentence one after another, passing each the result of the one before.

import Foundation
package import PhraseMatching
import SpokenValues

extension Conversation {
  /// The commands of a sentence that have not been run yet.
  struct Remaining {
    /// The command that is running, or ran last.
    var current: CommandSequence.Command?
    /// The commands after the current one, in order.
    var next: [CommandSequence.Command]
    /// The outcome of the command before the current one; `nil` when there is none.
    var previous: Outcome?
    /// The input that contained the sentence.
    let input: Input
    /// Whether the commands are runs of one intent, which are confirmed together.
    var isTogether = false
    /// The runs that wait for the confirmation of all.
    var held: [Held] = []
    /// The runs that are to be held before those of `next`, after a change.
    var revised: [Revised] = []
    /// The run that asks for the confirmation of all; `nil` while none does.
    var asked: Held?
    /// Whether the confirmation of all has been asked for.
    var isConfirmed = false
    /// The values that the last change gave to held runs, and those they had, by their places.
    var change: [Int: (new: WordsToValues.Values, old: WordsToValues.Values)] = [:]
    /// The words of the current command.
    var text = ""

    /// The words of the commands that have not been run.
    var texts: [String] { held.map(\.text) + revised.map(\.text) + next.map(\.text) }

    /// Whether there is anything left to run.
    var goesOn: Bool { !next.isEmpty || !held.isEmpty || !revised.isEmpty }
  }

  /// Returns whether a sentence is one command, several, or ambiguous, without running anything.
  ///
  /// - Parameter explains: Whether the results have explanations.
  /// - Throws: `Failure` when there is no such app.
  package func understanding(
    of utterance: String, app: String? = nil, explains: Bool = false
  ) async throws(Failure) -> Understanding {
    let details: MatchDetails = explains ? .explanation : []
    let said = Normalizer.utterance(utterance)
    // "All lights except the porch and the kitchen" leaves out both.
    let exclusion = steering.exclusion(in: said).map { Int(said.tokens[$0].lower) } ?? .max
    let joints =
      // In "add 2 milk, no, 3 milk and bread" the first are not wanted.
      settings.hearsSequences && !steering.takesBack(utterance)
      ? sequenceWords.joints(in: utterance).filter {
        $0.isExplicit || $0.range.lowerBound < exclusion
      } : []
    /// Suggestions are made for what is no sequence.
    func one() async throws(Failure) -> Understanding {
      .one(try await matches(in: utterance, app: app, with: details.union(.suggestions)))
    }
    let only = try app.map { name throws(Failure) in try catalog.app(named: name).name }
    /// Commas may stand between commands where nothing else fits: of one kind, "porch on, living room off", or
    /// each with its verb.
    func atPauses() async -> CommandSequence? {
      guard settings.hearsSequences, settings.tier > .slips else { return nil }
      let all = sequenceWords.jointsAndPauses(in: utterance)
      guard all.count > joints.count, all.count < 5 else { return nil }
      var found = await sequence(in: utterance, all, app: only, upTo: settings.tier, details)
      let matches =
        found?.commands.map { $0.result.best.count == 1 ? $0.result.best[0] : nil } ?? []
      let isOfOneIntent = matches.allSatisfy { match in
        guard let match, let first = matches[0] else { return false }
        return match.app == first.app && match.intent == first.intent
          && match.parameters.contains { !$0.isFree }
          // "Two soups, one tomato and one miso" are two together.
          && match.parameters.contains { !$0.values.isEmpty }
            == first.parameters.contains { !$0.values.isEmpty }
      }
      found?.isOfOneIntent = isOfOneIntent
      let beginWithVerbs = matches.allSatisfy { match in
        match?.spans.first.map { $0.role == .literal && $0.range.lowerBound == 0 } ?? false
      }
      return found?.freeWords == 0 && (isOfOneIntent || beginWithVerbs) ? found : nil
    }
    guard !joints.isEmpty else {
      let found = try await one()
      guard case .one(let result) = found, result.matches.isEmpty, result.vetoed.isEmpty else {
        return found
      }
      return await atPauses().map(Understanding.several) ?? found
    }
    let whole = try await matches(in: utterance, app: app, with: details)
    // A piece is a phrase: by its parts, "convert it" would be a command without a value.
    let understanding = Understanding(
      whole,
      or: await sequence(
        in: utterance, joints, app: only, upTo: min(settings.tier, .slips), details))
    guard case .one = understanding, whole.vetoed.isEmpty else { return understanding }
    if whole.best.allSatisfy({ $0.hasFreeText(over: joints.map(\.range)) }) {
      let tier = min(settings.tier, .fillers)
      if let objects = await objects(in: utterance, app: only, upTo: tier, with: details) {
        return .several(objects)
      }
      // "… to Anna and print it" may be two commands by their parts: the person is asked, unless "then" says so.
      if settings.tier > .slips, !whole.matches.isEmpty,
        let found = await sequence(in: utterance, joints, app: only, upTo: settings.tier, details),
        found.commands.dropFirst().allSatisfy({
          $0.isComplete && (found.isExplicit || $0.hasValue)
        })
      {
        return found.isExplicit ? .several(found) : .unclear(whole, found)
      }
    }
    guard whole.matches.isEmpty else { return understanding }
    // A sentence that is nothing as a whole may be several commands, or objects, by their parts: what they lack is
    // asked for.
    if settings.tier > .slips {
      let tier = settings.tier
      if let objects = await objects(in: utterance, app: only, upTo: tier, with: details) {
        return .several(objects)
      }
      if let found = await sequence(in: utterance, joints, app: only, upTo: tier, details) {
        return .several(found)
      }
    }
    if let found = await atPauses() { return .several(found) }
    if settings.tier > .slips,
      let objects = await objects(
        in: utterance, app: only, upTo: settings.tier, allowsUnknown: true, with: details)
    {
      return .several(objects)
    }
    if let found = await objectsAndMore(in: utterance, app: only, details) {
      return .several(found)
    }
    return try await one()
  }

  /// Returns several objects and another command in one sentence: "add milk and eggs, and turn off the light".
  private func objectsAndMore(
    in utterance: String, app only: String?, _ details: MatchDetails
  ) async -> CommandSequence? {
    let joints = sequenceWords.jointsAndPauses(in: utterance).map(\.range)
    guard settings.tier > .slips, (2..<6).contains(joints.count) else { return nil }
    /// Returns the commands of a part, with their places in the sentence.
    func commands(_ range: Range<Int>) async -> [CommandSequence.Command]? {
      guard let range = utterance.trimmed(range), case let part = utterance.piece(range) else {
        return nil
      }
      var commands = await objects(in: part, app: only, upTo: settings.tier, with: details)?
        .commands
      if commands == nil {
        let result = await matcher.matches(
          in: part, upTo: settings.tier, apps: only.map { Set([$0]) }, with: details)
        guard result.best.count == 1, result.saysVerb else { return nil }
        commands = [
          CommandSequence.Command(
            text: part, range: 0..<part.utf8.count, result: result, references: [],
            places: SuppliedWords())
        ]
      }
      return commands?.map { command in
        var command = command
        let start = range.lowerBound
        command.range = start + command.range.lowerBound..<start + command.range.upperBound
        return command
      }
    }
    for joint in joints {
      guard let first = await commands(0..<joint.lowerBound),
        let last = await commands(joint.upperBound..<utterance.utf8.count)
      else { continue }
      return CommandSequence(commands: first + last, joints: joints)
    }
    return nil
  }

  /// Returns the commands of a sentence that match up to a tier each.
  private func sequence(
    in utterance: String, _ joints: [SequenceWords.Joint], app only: String?, upTo tier: Tier,
    _ details: MatchDetails
  ) async -> CommandSequence? {
    let matcher = matcher
    let reader = SequenceReader(
      sequenceWords, isLoose: tier > .slips, titles: { await matcher.firstTitles(for: utterance) },
      match: { words, app in
        let apps = (app ?? only).map { Set([$0]) }
        return await matcher.matches(in: words, upTo: tier, apps: apps, with: details)
      })
    return await reader.sequence(in: utterance, at: joints)
  }

  /// Starts running the commands of a sentence.
  func begin(_ sequence: CommandSequence, _ input: Input) async -> Reply {
    var input = input
    input.attachment = input.attachment.map(Attachment.init).map { once in { await once.data() } }
    performedTogether = []
    remaining = Remaining(
      next: sequence.commands, input: input, isTogether: sequence.isOfObjects)
    return await proceed()
  }

  /// Runs the next command of the sentence.
  func proceed() async -> Reply {
    guard var rest = remaining, rest.goesOn else { return .cancelled(.init()) }
    if !rest.revised.isEmpty {
      let revised = rest.revised.removeFirst()
      rest.text = revised.text
      remaining = rest
      switch revised {
      case .held(let held):
        remaining?.held.append(held)
        return await proceed()
      case .started(let run, _, let answered): return await start(run, answered: answered)
      }
    }
    guard !rest.next.isEmpty else {
      return rest.isConfirmed ? await proceedConfirmed() : askTogether()
    }
    var input = rest.input
    // Values given by name belong to the first command.
    if rest.current != nil, !rest.isTogether { input.values = [] }
    if !rest.isTogether, let each = await forEachThing(rest.next[0]) {
      rest.next.replaceSubrange(0..<1, with: each)
    }
    let command = rest.next.removeFirst()
    rest.current = command
    rest.text = command.text
    remaining = rest
    input.content = .text(command.text)
    return await choose(command.result, input)
  }

  /// Converts the reply of a command to the reply of its sentence.
  func passOn(_ reply: Reply) async -> Reply {
    guard let rest = remaining else { return reply }
    switch reply {
    case .question, .part:
      return reply
    case .done(let outcome) where rest.goesOn:
      remaining?.previous = rest.isTogether ? nil : outcome
      return .part(outcome, rest: rest.texts)
    case .done, .nothingMatched:
      await forgetRemaining()
      return reply
    case .failed(var failure):
      await forgetRemaining()
      failure.notRun = rest.texts
      return .failed(failure)
    case .cancelled(var cancellation):
      await forgetRemaining()
      // One sentence tells that all were declined.
      cancellation.notRun = rest.isTogether && rest.isConfirmed ? [] : rest.texts
      return .cancelled(cancellation)
    }
  }
}

/// The interpretation of a sentence as one command or several.
package enum Understanding: Sendable {
  /// One command, or no match.
  case one(MatchResult)
  /// Several commands.
  case several(CommandSequence)
  /// One command whose text may as well be further commands: the person is asked.
  case unclear(MatchResult, CommandSequence)

  /// Chooses between the interpretation of a sentence as a whole and as several commands.
  ///
  /// The whole wins when the words of its phrases, or known values, cover the conjunctions ("find
  /// document Salt and Pepper"). When free text covers them, the commands win if "then" joins them
  /// or all their words are known; if they are joined by "and" and contain free text, both
  /// interpretations are offered. Commands that match only because another one names their app, or
  /// because typing errors were corrected, never win over a whole.
  init(_ whole: MatchResult, or sequence: CommandSequence?) {
    guard let sequence, whole.vetoed.isEmpty else {
      self = .one(whole)
      return
    }
    guard !whole.matches.isEmpty else {
      self = .several(sequence)
      return
    }
    let isSwallowed = whole.best.allSatisfy { $0.hasFreeText(over: sequence.joints) }
    if !isSwallowed || sequence.leansOnOthers {
      self = .one(whole)
    } else if sequence.isExplicit || sequence.freeWords == 0 {
      self = .several(sequence)
    } else {
      self = .unclear(whole, sequence)
    }
  }
}

extension Match {
  /// Returns whether free text covers one of some places.
  fileprivate func hasFreeText(over places: [Range<Int>]) -> Bool {
    parameters.contains { slot in
      slot.isFree && places.contains { slot.range.overlaps($0) }
    }
  }
}

/// An actor that gives the piped input to the first command that requests it.
private actor Attachment {
  private var source: (@Sendable () async -> Data?)?

  init(_ source: @escaping @Sendable () async -> Data?) {
    self.source = source
  }

  func data() async -> Data? {
    let source = source
    self.source = nil
    return await source?()
  }
}
