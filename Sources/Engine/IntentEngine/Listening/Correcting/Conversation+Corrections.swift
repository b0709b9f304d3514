// Corrects what was done: the last command runs again with other values, and what it did is taken back.

import BehestCards
import Foundation
import PhraseMatching
import SpokenValues

extension Conversation {
  /// Runs the last command again with what a correction means, or one before it that has such a value: "no,
  /// lentil".
  ///
  /// - Parameter isCommand: Whether the words could begin a command, too: "I want a miso soup" is then another
  ///   one, unless the last could have that soup.
  func correcting(_ words: String, _ input: Input, isCommand: Bool = false) async -> Reply? {
    // "Sorry, yes" takes back that the command was declined; a yes alone does right behind the no.
    if let declined, !declined.hasFailed, steering.isYes(words),
      !AnswerWords.accept.isSaid(by: words) || inputThatDeclined == countOfInputs - 1
    {
      return await again(declined: declined, input)
    }
    if let reply = await withdrawing(words) { return reply }
    if let reply = await adjusting(words, input) { return reply }
    if let reply = await replacingElement(words, input) { return reply }
    guard let correction = steering.correction(words), correction.isMarked,
      correction.replaced == nil, let meant = correction.meant,
      // "No eggs" wants none, "no 50" another number.
      steering.denied(words) == nil || startsWithNumber(meant)
    else { return nil }
    let all = [declined].compactMap(\.self) + history.reversed()
    if let last = all.first, let (name, value) = await placed(meant, for: last) {
      return await correcting(last, with: [name: .value(value)], input)
    }
    for last in isCommand && !steering.startsWithNo(words) ? Array(all.prefix(1)) : all {
      // "No, six" behind another app's command is no number of eggs.
      if last.app.name != all[0].app.name,
        WordsToNumber().decimal(steering.withoutJoiners(meant) ?? "") != nil
      {
        continue
      }
      if let reply = await again(last, but: meant, corrects: true, input) { return reply }
    }
    // "No, dog food" is another text than "cat food".
    guard let last = all.first, let field = last.call.fields.onlyText,
      let old = last.call.value(of: field.name)?.text,
      case let text = steering.withoutJoiners(meant) ?? meant,
      // "No, with Tom" is another person.
      steering.varies(text, from: old)
        || field.isPerson && steering.startsWithNo(words) && SteeringWords.words(text).count < 4
          && !Self.cancels(text)
    else { return nil }
    return await again(last, with: [field.name: .words(text)], corrects: true, input)
  }

  /// Runs the last command again with a value that is taken back in the same breath: "make it three people, no,
  /// four"; `nil` for other words.
  func correctingTwice(_ words: String, _ input: Input) async -> Reply? {
    guard let last = declined ?? performed, let correction = steering.correction(words),
      let replaced = correction.replaced, let meant = correction.meant
    else { return nil }
    let fields = last.call.fields
    let first = steering.correction(replaced)?.meant ?? replaced
    guard let before = await values(in: first, for: fields, of: last.app, changing: last.said),
      let name = before.keys.first, before.count == 1,
      let after = await values(
        in: meant, for: fields.filter { $0.name == name }, of: last.app, changing: [name])
    else { return nil }
    return await correcting(last, with: after, input)
  }

  /// Runs the last command about a thing again with another value: "make the milk three"; `nil`
  /// for other words.
  private func adjusting(_ words: String, _ input: Input) async -> Reply? {
    guard let last = performed, let rest = steering.rest(behind: steering.adjustments, in: words),
      let found = await values(in: rest, for: last.call.fields, of: last.app, changing: last.said)
    else { return nil }
    let things = last.call.fields.filter(\.isThing).map(\.name).filter { found[$0] != nil }
    let commands = performedTogether.count > 1 ? performedTogether : [last]
    let isKnown = notUndone(commands).contains { performed in
      things.allSatisfy { name in found[name].map { performed.has($0, for: name) } ?? false }
    }
    return !things.isEmpty && found.count > things.count && isKnown
      ? await correcting(last, with: found, input) : nil
  }

  /// Runs the last command that is named by its title, or with a pronoun, again with another value: "move the table to 8",
  /// "move it to 8"; `nil` for other words.
  func adjustingNamed(_ words: String, _ input: Input) async -> Reply? {
    let isMoved = steering.moves(words)
    for last in [declined].compactMap(\.self) + history.reversed() where !last.isUndone {
      guard let rest = steering.rest(behindNameOf: last.call, of: last.app, in: words),
        let found = await values(
          in: rest, for: last.call.fields.filter { !isMoved || $0.isDate }, of: last.app,
          changing: last.said)
      else { continue }
      return await correcting(last, with: found, input)
    }
    return nil
  }

  /// Runs the last command again with one element of a list instead of another: "lake trail instead of oak loop"; `nil`
  /// for other words.
  func replacingElement(_ words: String, _ input: Input) async -> Reply? {
    guard let last = declined ?? performed, let correction = steering.correction(words),
      let meant = correction.meant, let unmeant = correction.unmeant
    else { return nil }
    for field in last.call.fields where field.kind.isList {
      var names = field.value?.elements?.map(\.option) ?? []
      guard let place = names.firstIndex(where: { steering.isNamed($0, by: unmeant) }),
        let new = await things(in: meant, for: field, of: last.app).first,
        case .value(let value) = new
      else { continue }
      names[place] = value.option
      let list = names.map(\.title).joined(separator: ", ")
      return await again(last, with: [field.name: .words(list)], corrects: true, input)
    }
    return nil
  }

  /// Takes back what the last commands did with a thing that is not wanted: "no milk", "remove the bread".
  ///
  /// The commands after it are undone with it, and run again.
  func withdrawing(_ words: String) async -> Reply? {
    // "No eggs after all".
    let said = steering.rest(before: steering.endings, in: words) ?? words
    let excluded = steering.correction(said).flatMap { $0.meant == nil ? $0.unmeant : nil }
    guard let unwanted = steering.denied(said) ?? steering.removed(in: said) ?? excluded else {
      return nil
    }
    // "Cancel the reservation" takes back what “Reserve Table” did.
    let named = notUndone(history).last {
      steering.names($0.call, of: $0.app, in: steering.withoutLast(unwanted))
    }
    if let named { return await takeBack([named], withThoseBehind: notUndone(history)) }
    if let reply = await withdrawing(unwanted, fromListOf: performed) { return reply }
    // A question in between takes nothing back.
    let all = notUndone(performedTogether.count > 1 ? performedTogether : history)
      .filter { $0.call.source.has(.isUndoable) }
    let place = all.lastIndex { performed in
      performed.call.fields.contains { field in
        field.isThing && field.value.map { steering.isNamed($0.option, by: unwanted) } ?? false
      }
    }
    guard let place, let last = all.last, isLastToUndo(last),
      all[place...].allSatisfy({ $0.call.source.id == last.call.source.id })
    else { return nil }
    return await takeBack([all[place]], withThoseBehind: all)
  }

  /// Runs a command with a list of texts again without one: "not the snacks" of what was packed.
  private func withdrawing(_ unwanted: String, fromListOf last: Performed?) async -> Reply? {
    guard let last, let field = last.call.fields.onlyListOfTexts else { return nil }
    let elements = field.value?.elements ?? []
    let kept = elements.filter { !steering.isNamed($0.option, by: unwanted) }
    guard !kept.isEmpty, kept.count < elements.count else { return nil }
    return await again(
      last, with: [field.name: .value(.list(kept))], corrects: true, Input(.text("")))
  }

  /// Takes back what commands of an app did; those behind the first are undone with it, and the others run again.
  private func takeBack(
    _ unwanted: [Performed], withThoseBehind all: [Performed]
  ) async -> Reply? {
    guard let first = unwanted.first else { return nil }
    let behind = all.filter {
      $0.call.source.has(.isUndoable) && $0.app.name == first.app.name
    }.drop { $0.id != first.id }
    // Nothing is confirmed a second time because of a command of another kind.
    guard let last = behind.last, isLastToUndo(last),
      behind.allSatisfy({ $0.call.source.id == first.call.source.id || !$0.isConfirmed })
    else { return cannotUndo(first) }
    // Where one of them cannot be undone, those before it stay.
    var names: [UUID: String] = [:]
    for one in behind.reversed() {
      guard let name = await undoLast(in: first.app.name) else { break }
      names[one.id] = name
    }
    let told = unwanted.compactMap { names[$0.id] }
    let kept = behind.filter { one in
      names[one.id] != nil && !unwanted.contains { $0.id == one.id }
    }
    if told.isEmpty, kept.isEmpty { return cannotUndo(first) }
    let name = told.filter { !$0.isEmpty }.joined(separator: ", ")
    if kept.isEmpty { return tellingUndone(first, name) }
    if !told.isEmpty { settings.updates(.takenBack(name)) }
    return await run(again: kept, Input(.text("")))
  }

  /// Returns the reply that what a command did stays.
  func cannotUndo(_ performed: Performed) -> Reply {
    let title = performed.app.speaking { performed.call.source.title }
    return .failed(Failure(.nothingBefore, Sentence.cannotUndo(title: title)))
  }

  /// Returns the reply that the effect of a command was undone.
  func tellingUndone(_ performed: Performed, _ name: String) -> Reply {
    .done(
      Outcome(
        app: performed.app.name, intent: performed.call.name,
        dialog: name.isEmpty ? Sentence.undone() : Sentence.undoneNamed(name: name)))
  }

  /// Returns the value that words name by its place in what was listed, for the thing that a command is about:
  /// "the second one", or "the other one" of two.
  private func placed(_ words: String, for last: Performed) async -> (String, Value)? {
    for field in last.call.fields where field.isThing {
      // "The other one" of two need not have been listed.
      let two = steering.meansOther(words) ? await values(of: field, in: last.app) : nil
      for values in listed + [two].compactMap(\.self) {
        var thing: Value?
        let others = values.filter { $0.plain != field.value?.plain }
        if values.count == 2, others.count == 1, steering.meansOther(words) {
          thing = others[0]
        } else if SpokenValues.isFramedPosition(words),
          let place = AnswerReader.place(words, among: values.count)
        {
          thing = values[place]
        }
        if let thing, case .value(let value)? = Outcome(returning: thing).meaning(for: field) {
          return (field.name, value)
        }
      }
    }
    return nil
  }

  /// Runs the last command again with other numbers, dates and the like, where nothing else is said:
  /// "for three", "at 7:30", "we're six", "not outside".
  func changing(_ words: String, _ input: Input) async -> Reply? {
    guard !input.isScripted, let last = declined ?? history.last(where: { !$0.isUndone })
    else { return nil }
    // "Again, but for friday" is one more.
    if case .again? = steering.readings(of: words).first { return nil }
    let named = last.call.fields.contains { field in
      if case .enumeration = field.kind { steering.names(field, in: words) } else { false }
    }
    let typed = last.call.fields.filter { field in
      if named, case .enumeration = field.kind { return true }
      return field.kind.isReadFromWords || field.truthNames != nil || field.isAside
    }
    let numbers = typed.filter(\.kind.isInteger)
    // "Make it seven" is rather another hour that was said than minutes that were not.
    let preferred =
      numbers.count == 1
        && (steering.countsPeople(words) || last.said.contains(numbers[0].name)
          || !typed.contains { !$0.kind.isInteger && last.said.contains($0.name) })
      ? numbers[0].name : nil
    // "Six" is six of what was added, where nothing has a number that could be picked.
    let isCount =
      numbers.count == 1 && (listed.first?.count ?? 0) < 2 && last.outcome.card == nil
      && presented?.card.controls.isEmpty ?? true
    // "Can we sit outside?" asks for it, "is 80 ok?" does not.
    let changes = [words, steering.added(words)].compactMap {
      $0.flatMap(steering.correction)?.meant
    }
    .filter { SteeringWords.words($0) != SteeringWords.words(words) }
    let texts = (words.contains("?") ? [] : [words]) + changes
    // "It took 45" is no distance.
    if !texts.isEmpty, let took = steering.duration(in: words, like: last.call.fields) {
      return await correcting(last, with: took, input)
    }
    for text in texts {
      // A number alone may be anything, but "a dozen" is no place in a list.
      let number = text == words ? steering.added(text) ?? text : nil
      let isBare = number.map { WordsToNumber().decimal($0) != nil && !$0.contains(" ") } ?? false
      guard !steering.tellsOrAsks(text), !isBare || isCount,
        let found = await values(
          in: text, for: isBare ? numbers : typed, of: last.app,
          preferring: text != words ? preferred : nil, changing: last.said),
        !found.isEmpty
      else { continue }
      return await correcting(last, with: found, input)
    }
    return nil
  }

  /// Runs the commands of the last sentence again with what a correction means: the one about the thing that
  /// is named, "no, three breads", or where none is named all, "no, off", if what changes was the same for
  /// all, and else the last.
  func correcting(
    _ last: Performed, with changes: [String: WordsToValues.Reading], _ input: Input
  ) async -> Reply? {
    let together = notUndone(performedTogether)
    guard performedTogether.contains(where: { $0.id == last.id }), let end = together.last,
      together.count > 1, together.allSatisfy({ $0.call.source.id == end.call.source.id })
    else { return await again(last, with: changes, corrects: true, input) }
    let last = end
    let things = last.call.fields.filter(\.isThing).map(\.name)
    let named = things.filter { changes[$0] != nil }
    let meant: [Performed]
    if named.isEmpty {
      let isSame = changes.keys.allSatisfy { name in
        Set(together.map { $0.call.value(of: name)?.plain }).count == 1
      }
      meant = isSame ? together : together.suffix(1)
    } else {
      let same = together.last { performed in
        named.allSatisfy { name in changes[name].map { performed.has($0, for: name) } ?? false }
      }
      // "No, the kitchen" behind "turn both off" is for it alone.
      if let same, changes.count == named.count, last.call.source.has(.isUndoable) {
        return await takeBack(together.filter { $0.id != same.id }, withThoseBehind: together)
      }
      meant = [same ?? last]
    }
    // The commands behind it have to be undone before it.
    let place = together.firstIndex { $0.id == meant[0].id } ?? 0
    let undone = last.call.source.has(.isUndoable) ? Array(together[place...]) : meant
    guard undone.count > 1 else {
      return await again(meant[0], with: changes, corrects: true, input)
    }
    return await run(
      again: undone, with: changes, for: Set(meant.map(\.id)),
      replacing: Replaced(commands: undone), input)
  }

  /// Returns those of some commands whose effects have not been undone since.
  func notUndone(_ commands: [Performed]) -> [Performed] {
    commands.filter { one in !history.contains { $0.id == one.id && $0.isUndone } }
  }

  /// Whether words rather correct a command than begin one with a value missing or not: "make it small" is
  /// for the soup before, though a new one could be small.
  func isCorrecting(_ words: String, _ result: MatchResult) -> Bool {
    result.tier == .parts && steering.correction(words)?.isMarked == true
  }

  private func startsWithNumber(_ words: String) -> Bool {
    SteeringWords.words(words).first.map { WordsToNumber().decimal($0) != nil } ?? false
  }

  /// Commands that now run with other values.
  struct Replaced: Sendable {
    /// The commands, the last one last.
    let commands: [Performed]
    /// Whether it is for another thing, so that what cannot be undone stays as it is.
    var isForOther = false

    /// Whether the person has confirmed all of them, as those instead of them will be.
    var isConfirmed: Bool { commands.allSatisfy(\.isConfirmed) }
  }

  /// Takes back commands for a run with other values: at once, or when it is confirmed or has been told the value that
  /// it asks for, so that who declines or leaves keeps what there was.
  func replace(_ replaced: Replaced, for run: inout IntentRun) async {
    run.replaces = replaced
    if run.wanted.isEmpty, !replaced.isConfirmed { await takeBackReplaced(by: &run) }
  }

  /// Takes back the commands that a run replaces, the last one first.
  func takeBackReplaced(by run: inout IntentRun) async {
    guard let replaced = run.replaces else { return }
    run.replaces = nil
    for performed in replaced.commands.reversed() where !performed.isUndone {
      // Another value of the same thing needs no undoing of one that only controls it.
      if performed.call.source.has(.controls), !replaced.isForOther { continue }
      if let name = await undo(performed) {
        settings.updates(.takenBack(name))
        run.tookBack.insert(performed, at: 0)
      } else if await !isLook(performed.call.source, of: performed.app) {
        settings.updates(.runsOnceMore(performed.app.speaking { performed.call.source.title }))
      }
    }
  }

  /// Undoes the effect of a command, if it is the next to be undone.
  ///
  /// - Returns: The name of the effect; `nil` when it cannot be undone.
  private func undo(_ performed: Performed) async -> String? {
    guard isLastToUndo(performed),
      // Without an effect of its own, that of another app would be undone.
      await undoStacks[performed.app.name]?.canUndo == true
    else { return nil }
    return await undoLast(in: performed.app.name)
  }

  /// Whether a command is the next of its app whose effect is undone.
  func isLastToUndo(_ performed: Performed) -> Bool {
    lastToUndo(in: performed.app.name).map { history[$0].id } == performed.id
  }
}
