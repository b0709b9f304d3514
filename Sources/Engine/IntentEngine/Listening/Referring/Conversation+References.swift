// What was said and shown before: the last command again, its values, and what has been listed.

import BehestCards
import Foundation
import PhraseMatching
import SpokenValues

extension Conversation {
  /// A command that was performed, with its values.
  struct Performed: Sendable {
    /// The app of the command.
    let app: App
    /// The call, whose values are those at its end.
    let call: any IntentCall
    /// The outcome of the command.
    let outcome: Outcome
    /// The identity of this run of the command.
    let id = UUID()
    /// Whether the person confirmed it, as they will if it runs again.
    var isConfirmed = false
    /// Whether its effect has been undone since.
    var isUndone = false
    /// Whether it failed, so that a yes does not begin it again.
    var hasFailed = false
    /// The commands that it was to replace, if it was declined.
    var replaces: Replaced?
    /// Whether it was to run once more beside what it did before, if it was declined.
    var repeats = false

    /// The verbs in the names of intents that make something, of which a second one would stay beside the first.
    static let makingVerbs: Set = [
      "add", "book", "buy", "create", "import", "log", "make", "new", "order", "pay", "plan",
      "post", "record", "reserve", "save", "schedule", "send", "share", "start", "write",
    ]

    /// Whether it has made something that it did not ask for and that stays when it runs again.
    var staysBesides: Bool { !isConfirmed && !isUndone && isMaking }

    /// Whether its intent makes something, by its name.
    var isMaking: Bool {
      let verb = call.source.name.wordsOfIdentifier.prefix { $0 != " " }.lowercased()
      return Self.makingVerbs.contains(verb)
    }

    /// Whether two commands of an intent differ in their things alone.
    func isLike(_ other: Performed) -> Bool {
      call.source.id == other.call.source.id
        && call.fields.filter { !$0.isThing }.allSatisfy { field in
          field.value?.plain == other.call.value(of: field.name)?.plain
        }
    }

    /// Whether a parameter has a value.
    func has(_ reading: WordsToValues.Reading, for name: String) -> Bool {
      guard case .value(let value) = reading else { return false }
      return call.value(of: name)?.plain == value.plain
    }

    /// The names of the parameters whose values differ from those that they begin with.
    var said: Set<String> {
      let fresh = call.source.makeCall()
      return Set(
        call.fields.filter { field in
          field.value.map { fresh.value(of: field.name)?.plain != $0.plain } ?? false
        }.map(\.name))
    }
  }

  /// The number of commands that are remembered, if one sentence has not run more.
  static let mostPerformed = 4

  /// Remembers a command that was performed, and lists the values it has returned.
  func remember(_ outcome: Outcome, of ended: Running) {
    let last = Performed(
      app: ended.run.app, call: ended.run.call, outcome: outcome, isConfirmed: ended.isConfirmed)
    performedTogether = (remaining == nil ? [] : performedTogether) + [last]
    history = history.suffix(max(Self.mostPerformed, performedTogether.count) - 1) + [last]
    (declined, resumesDeclined) = (nil, false)
    left.removeAll(where: \.isCancelled)
    let values = outcome.returned?.elements
    // "The first one" is none of an earlier list, where the last has none.
    if values?.isEmpty == true { listed = [] }
    if listed.first?.count == 1 { listed.removeFirst() }
    list(values ?? [])
  }

  /// Remembers the values of a list that is shown; those of an earlier one of their kind are not meant any more.
  func list(_ values: [Value]) {
    guard let first = values.first else { return }
    listed = [values] + listed.filter { $0.first?.typeID != first.typeID }.prefix(3)
  }

  /// Returns the value that the last command had for the parameter that the pending question is about, or
  /// that fits it by its type; `nil` when there is none.
  func valueBefore() -> (name: String, value: Value)? {
    guard let performed, let current = running.last, let field = current.fieldAsked else {
      return nil
    }
    if performed.call.source.id == current.run.call.source.id,
      let value = performed.call.value(of: field.name)
    {
      return (field.name, value)
    }
    guard case .value(let value)? = performed.outcome.meaning(for: field) else { return nil }
    return (field.name, value)
  }

  /// Returns the reply to words that refer to what was said before and are no phrase; `nil` for others.
  ///
  /// - Parameters:
  ///   - isMatched: Whether the words may be another command with a value, too.
  ///   - isPhrase: Whether they are a whole phrase without its app's name.
  func referring(
    _ words: String, _ input: Input, isMatched: Bool, isPhrase: Bool
  ) async -> Reply? {
    for reading in steering.readings(of: words) {
      switch reading {
      case .resume:
        if let declined { return await again(declined: declined, input) }
        return .failed(Failure(.nothingBefore, Sentence.nothingToResume()))
      case .again(let changes):
        if let reply = await again(but: changes, input) { return reply }
        guard changes == nil else { continue }
        return .failed(Failure(.nothingBefore, Sentence.nothingToRepeat()))
      case .takeBack:
        return await takingBack()
      case .property(let name, let subject):
        guard !isPhrase, let performed, let told = await told(name, of: subject) else { continue }
        return .done(
          Outcome(app: performed.app.name, intent: performed.call.name, dialog: told))
      case .change(let name, let value):
        guard !isMatched, let performed,
          let field = steering.field(named: name, in: performed.call.fields)
        else { continue }
        guard let value else {
          return await again(performed, with: [:], asking: [field.name], corrects: true, input)
        }
        return await again(
          performed, with: [field.name: .words(value)], corrects: true, input)
      case .courtesy(let sentence):
        return .done(Outcome(app: lastApp ?? "", intent: "", dialog: sentence()))
      case .back, .options: continue
      }
    }
    return nil
  }

  /// Takes back what was done last, if it can be; a look in between has done nothing.
  private func takingBack() async -> Reply {
    guard let last = await lastDone(of: history.filter { !$0.isUndone }) else {
      return .failed(Failure(.nothingBefore, Sentence.nothingToUndo()))
    }
    guard isLastToUndo(last), let name = await undo() else {
      return cannotUndo(last)
    }
    return tellingUndone(last, name)
  }

  /// Runs the commands of a sentence about several things again, those of some identities with other values.
  func run(
    again together: [Performed], with changes: [String: WordsToValues.Reading] = [:],
    for changed: Set<UUID> = [], replacing replaced: Replaced? = nil, _ input: Input
  ) async -> Reply {
    var runs: [Revised] = []
    for performed in together {
      let things = performed.call.fields.filter(\.isThing).map(\.name)
      let thing = things.lazy.compactMap { performed.call.value(of: $0)?.option.title }.first
      let own = changed.contains(performed.id) ? changes : [:]
      var run = await run(again: performed, with: own, input)
      // The first of them takes back all, whose order is that of what they did.
      if runs.isEmpty, let replaced { await replace(replaced, for: &run) }
      runs.append(.started(run, text: thing ?? performed.call.source.title))
    }
    performedTogether = []
    remaining = Remaining(next: [], input: input, isTogether: true, revised: runs)
    return await proceed()
  }

  /// Runs the intent of the last command for one more thing: "and bread".
  func adding(_ words: String, _ input: Input) async -> Reply? {
    guard let last = declined ?? performed else { return nil }
    if let added = await added(words, to: last.call, of: last.app) {
      return await start(added.run)
    }
    guard let text = steering.added(words) else { return nil }
    if let several = await severalAdded(text, to: last) {
      performedTogether = []
      remaining = Remaining(next: [], input: input, isTogether: true, revised: several)
      return await proceed()
    }
    if let reply = await addingToList(text, of: last, input) { return reply }
    // "And turn on the kitchen light" is another command, but "add a task call mum" opens none.
    let all = SteeringWords.words(words)
    let verb = all.dropLast(SteeringWords.words(text).count).last ?? ""
    if !Performed.makingVerbs.contains(verb),
      let match = await command(text, input, upTo: settings.tier, isNamed: false), match.saysVerb
    {
      return await run(match, input)
    }
    // "And Mary" is the same with another text, "and tomorrow" and "and set the priority to high" are none.
    guard !steering.tellsOrAsks(text), let other = steering.withoutJoiners(text),
      let field = last.call.fields.onlyText,
      await isText(other, for: field, of: last.call, in: last.app)
    else { return nil }
    var values: WordsToValues.Values = [field.name: .words(other)]
    for thing in last.call.fields where thing.isThing {
      values[thing.name] = thing.value.map { .value($0) }
    }
    return await start(run(of: last.call, in: last.app, with: values))
  }

  /// Runs a command with a list of texts again with one more: "and a map" of what is packed.
  private func addingToList(
    _ text: String, of last: Performed, _ input: Input
  ) async -> Reply? {
    guard let field = last.call.fields.onlyListOfTexts, let elements = field.value?.elements,
      SteeringWords.words(text).count < 4,
      await command(text, input, upTo: settings.tier, isNamed: false) == nil
    else { return nil }
    let list = Value.list(elements + [.text(SpokenValues.withoutFrame(text))])
    return await again(last, with: [field.name: .value(list)], corrects: true, input)
  }

  /// Whether a few words can only be a text for a call: they neither have a value or the name of another parameter,
  /// nor refer to something, and are no phrase but for its app's name.
  private func isText(
    _ words: String, for field: CallParameter, of call: any IntentCall, in app: App
  ) async -> Bool {
    let said = SteeringWords.words(words)
    let others = call.fields.filter { $0.name != field.name }
    let names = Set(others.flatMap { steering.bare(SteeringWords.words($0.words)) })
    guard said.count < 4, names.isDisjoint(with: steering.bare(said)),
      said.allSatisfy({ !steering.pointing.contains($0) }),
      !said.indices.contains(where: { place in
        SpokenValues.value(of: said[place...].joined(separator: " "), as: .date) != nil
      })
    else { return false }
    for place in said.indices {
      let part = said[place...].joined(separator: " ")
      if await values(in: part, for: others, of: app) != nil { return false }
    }
    let found = try? await matches(in: words, app: nil, upTo: settings.tier)
    return found?.best.isEmpty ?? true
  }

  /// Returns a run of a command's intent for each of several things: "bread and two bottles of milk"; `nil` for other
  /// words.
  private func severalAdded(_ text: String, to last: Performed) async -> [Revised]? {
    let joints = sequenceWords.jointsAndPauses(in: text).map(\.range)
    let starts = [0] + joints.map(\.upperBound)
    let ends = joints.map(\.lowerBound) + [text.utf8.count]
    guard !joints.isEmpty, let thing = last.call.fields.first(where: \.isThing) else { return nil }
    var runs: [Revised] = []
    for (start, end) in zip(starts, ends) {
      let part = text.piece(start..<end).trimmingCharacters(in: .whitespaces)
      guard let values = await values(in: part, for: last.call.fields, of: last.app),
        values[thing.name] != nil
      else { return nil }
      runs.append(.started(run(of: last.call, in: last.app, with: values), text: part))
    }
    return runs
  }

  /// Returns the number of the button on the card that words mean: "no, cancel it" for “Cancel Order”;
  /// `nil` for none, and for several.
  func buttonMeant(by words: String) -> Int? {
    guard settings.listens, let controls = presented?.card.controls, !controls.isEmpty else {
      return nil
    }
    let said = SteeringWords.words(steering.correction(words)?.meant ?? words)
      .filter { !steering.pointing.contains($0) }
    let isBack = steering.readings(of: words) == [.back]
    guard let verb = said.first, isBack || SteeringWords.words(words).count > 1 else { return nil }
    let meant = controls.filter { control in
      let name = SteeringWords.words(control.name)
      let isMeant =
        said.count == 1 && name.first == verb
        || said.count > 1 && said.allSatisfy { word in name.contains { $0.isForm(of: word) } }
        || isBack && steering.readings(of: control.name) == [.back]
      return control.isPressable && isMeant
    }
    return meant.count == 1 ? meant[0].number : nil
  }

  /// Begins what was declined once more, with the commands of the same sentence.
  func again(declined: Performed, _ input: Input) async -> Reply {
    declinedWith.isEmpty
      ? await start(run(again: declined, with: [:], input))
      : await run(again: [declined] + declinedWith, input)
  }

  /// Runs the last command again, with the values that words change.
  ///
  /// - Returns: `nil` when there is no last command, or the words are no values for it.
  func again(but words: String?, _ input: Input) async -> Reply? {
    guard let words else {
      let together = notUndone(performedTogether)
      if together.count > 1, together.last?.id == performed?.id,
        together.allSatisfy({ $0.call.source.id == together[0].call.source.id })
      {
        return await run(again: together, input)
      }
      return await again(performed ?? declined, with: [:], input)
    }
    if let reply = await replacingElement(words, input) { return reply }
    // "The same but small" is about what was declined since.
    guard let last = declined ?? performed else { return nil }
    if let reply = await again(last, but: words, corrects: false, input) { return reply }
    // A look in between is not meant: "where is it?"
    guard await isLook(last.call.source, of: last.app), let done = await lastDone(of: history)
    else { return nil }
    return await again(done, but: words, corrects: false, input)
  }

  /// Returns the last of some commands that did more than to show something; `nil` for none.
  private func lastDone(of commands: [Performed]) async -> Performed? {
    for one in commands.reversed() where await !isLook(one.call.source, of: one.app) { return one }
    return nil
  }

  /// Runs a command again with the values in words; `nil` for words without a value for it.
  ///
  /// - Parameter corrects: Whether the values are meant instead of those that were said.
  func again(
    _ last: Performed, but words: String, corrects: Bool, _ input: Input
  ) async -> Reply? {
    // A note is one on the last command.
    let isLast = last.id == (declined ?? performed)?.id
    let fields = last.call.fields.filter { isLast || !$0.isRemark }
    // "Make the lentil small" is "the lentil, small".
    for text in [words, steering.rest(behind: steering.adjustments, in: words)].compactMap(\.self) {
      let found = await values(in: text, for: fields, of: last.app, changing: last.said)
      if let found, !found.isEmpty {
        return corrects
          ? await correcting(last, with: found, input) : await again(last, with: found, input)
      }
    }
    return nil
  }

  /// Runs a command again, with other values for some parameters, and asking for others.
  func again(
    _ performed: Performed?, with changes: [String: WordsToValues.Reading],
    asking wanted: Set<String> = [], corrects: Bool = false, _ input: Input
  ) async -> Reply? {
    guard let performed else { return nil }
    var run = await run(again: performed, with: changes, asking: wanted, input)
    if corrects, performed.id != declined?.id {
      // "Inside" for a table inside changes nothing, and reserves no other.
      if !changes.isEmpty, !performed.isUndone, changes.allSatisfy({ performed.has($1, for: $0) }) {
        var outcome = performed.outcome
        // Its card may have changed since, and nothing is made once more.
        outcome.card = nil
        if performed.isMaking {
          outcome.dialog = Sentence.alreadySo(
            title: performed.app.speaking { performed.call.source.title })
          outcome.returned = nil
        }
        return .done(outcome)
      }
      let isOther = performed.call.fields.contains { $0.isThing && changes[$0.name] != nil }
      run.repeats = !isOther && performed.staysBesides && !isLastToUndo(performed)
      if !run.repeats {
        await replace(Replaced(commands: [performed], isForOther: isOther), for: &run)
      }
    }
    return await start(run)
  }

  /// Returns a new run of a command, with other values for some parameters, and asking for others.
  func run(
    again performed: Performed, with changes: [String: WordsToValues.Reading],
    asking wanted: Set<String> = [], _ input: Input
  ) async -> IntentRun {
    var run = makeRun(of: performed.call.source.makeCall(), in: performed.app)
    run.wanted = wanted
    (run.replaces, run.repeats) = (performed.replaces, performed.repeats)
    run.before = performed.call.fields.reduce(into: [:]) { $0[$1.name] = $1.value }
    for field in performed.call.fields {
      if let change = changes[field.name] {
        run.given.append(IntentRun.Given(change, for: field.name))
      } else if let value = field.value, !wanted.contains(field.name) {
        // The choice may depend on what changes: such a value is looked up anew.
        if !changes.isEmpty || !wanted.isEmpty, field.isLookedUp {
          run.given.append(IntentRun.Given(.words(value.option.title), for: field.name))
          continue
        }
        let fresh = try? await Snippet.Source.refreshed(value, as: field.kind)
        if let fresh = fresh ?? nil { run.given.append(IntentRun.Given(fresh, for: field.name)) }
      }
    }
    run.attachment = input.attachment
    return run
  }
}

extension SteeringWords {
  /// Whether words name a command by what its title or its kind of thing is called, and nothing else: "the reservation" for
  /// “Reserve Table”.
  func names(_ call: any IntentCall, of app: App, in text: String) -> Bool {
    let names = app.speaking {
      [call.source.title] + call.fields.filter(\.isThing).map(\.kind.element.words)
    }.flatMap(Self.words)
    let said = bare(withoutPoliteness(Self.words(text))).filter { !pointing.contains($0) }
    return !said.isEmpty && said.allSatisfy { word in names.contains { $0.isForm(of: word) } }
  }

  /// Returns what is said of a command that is named between: the "to 8" of "move the table to 8"; `nil` for other texts.
  ///
  /// A pronoun names the command if it is moved: "move it to 8".
  func rest(behindNameOf call: any IntentCall, of app: App, in text: String) -> String? {
    guard let utterance = rest(behind: adjustments, in: text).map({ Normalizer.utterance($0) })
    else {
      return nil
    }
    let length = (1..<max(1, utterance.tokens.count)).last { length in
      let name = utterance.text(of: 0..<length)
      return names(call, of: app, in: name)
        || moves(text) && Self.words(name).allSatisfy(pointing.contains)
    }
    return length.map { utterance.text(of: $0..<utterance.tokens.count) }
  }
}

extension String {
  /// Whether two words may be forms of one, "annulla" and "annullare": all but two of the shorter one's letters,
  /// at least four, are the same.
  func isForm(of other: String) -> Bool {
    self == other || commonPrefix(with: other).count >= max(4, min(count, other.count) - 2)
  }
}

extension [CallParameter] {
  /// The only parameter that fulfils a condition; `nil` for none, and for several.
  func only(where fulfils: (CallParameter) -> Bool) -> CallParameter? {
    let found = filter(fulfils)
    return found.count == 1 ? found[0] : nil
  }

  /// The only list of texts; `nil` for none, and for several.
  var onlyListOfTexts: CallParameter? { only { $0.kind.isList && $0.kind.element.isText } }

  /// The only text that a command cannot do without; `nil` for none, and for several.
  var onlyText: CallParameter? {
    let texts = filter { field in
      if field.isOptional { return false }
      return field.isPerson || field.kind.element.isText
    }
    return texts.count == 1 ? texts[0] : nil
  }
}

extension CallParameter {
  /// Whether its value is a person.
  var isPerson: Bool { if case .person = self.kind { true } else { false } }
}

extension MatchResult {
  /// Whether words of a phrase were said, and not values alone.
  var saysVerb: Bool { best.contains(where: \.saysVerb) }
}

extension Match {
  /// Whether words of the phrase were said, and not values alone.
  var saysVerb: Bool { spans.contains { $0.role == .literal } }

  /// Whether the utterance has all words of the phrase and no others, but for the app's name.
  var isPhraseWithoutName: Bool {
    isNameInferred && spans.allSatisfy { $0.role == .literal }
  }
}
