// Finds what "it", "that one" and "the second" in an utterance stand for.

import PhraseMatching
import SpokenValues

extension Conversation {
  /// A place in an utterance that refers to something said or shown before.
  private struct Pointer {
    /// The place, as zero-based UTF-8 offsets.
    let range: Range<Int>
    /// What it refers to, in the form of a command that returned it.
    let referent: Outcome
    /// The number of things that it may refer to; `nil` for as many as one sentence was about.
    var count: Int? = 1
  }

  /// Runs an utterance that refers to what was said or shown before.
  ///
  /// A word of a reference stands in a phrase where a known value could; what it stands for has to
  /// fit the parameter by its type. The app of the last command need not be named.
  ///
  /// - Parameter strict: The matches of the utterance as it is.
  /// - Returns: `nil` when the utterance refers to nothing, or to nothing that fits.
  func pointing(_ words: String, _ strict: MatchResult, _ input: Input) async -> Reply? {
    if strict.best.isEmpty, let once = steering.withoutAgain(words) {
      return await pointing(once, strict, input)
    }
    // The "number 7" of a known “Task number 7” is no place in a list.
    let pointers = pointers(in: words).filter { pointer in
      !strict.best.contains { match in
        match.parameters.contains { !$0.values.isEmpty && $0.range.overlaps(pointer.range) }
      }
    }
    guard !pointers.isEmpty, strict.vetoed.isEmpty else { return nil }
    if let match = strict.best.first, strict.tier.map({ $0 <= .fillers }) ?? false {
      // A strict match refers to something only where a reference is all the text of a slot.
      for pointer in pointers {
        guard
          let slot = match.parameters.first(where: { slot in
            // The article may belong to the phrase: "the second" for "second".
            slot.isFree && slot.range.upperBound == pointer.range.upperBound
              && pointer.range.contains(slot.range.lowerBound)
          }),
          fits(pointer, slot.name, of: match)
        else { continue }
        let command = CommandSequence.Command(
          text: words, range: 0..<words.utf8.count, result: strict, references: [slot.name],
          places: SuppliedWords())
        return await run(command, with: pointer.referent, input)
      }
      return nil
    }
    if let reply = await pointing(words, pointers, input, upTo: min(settings.tier, .fillers)) {
      return reply
    }
    guard settings.tier == .parts else { return nil }
    if let reply = await pointing(words, pointers, input, upTo: .parts) { return reply }
    if let reply = await pointingInList(words, pointers, input) { return reply }
    return await naming(words, pointers, input)
  }

  /// Runs a phrase with a list of which the thing is an element: "compare it with cliff walk"; `nil` for other words.
  private func pointingInList(
    _ words: String, _ pointers: [Pointer], _ input: Input
  ) async -> Reply? {
    for pointer in pointers.prefix(6) {
      for value in pointer.referent.things {
        let (before, title) = (words.piece(0..<pointer.range.lowerBound), value.option.title)
        let said = before + title + words.piece(pointer.range.upperBound..<words.utf8.count)
        let place = before.utf8.count..<before.utf8.count + title.utf8.count
        guard let match = await command(said, input, upTo: .parts, isNamed: false),
          let fields = catalog.intent(of: match)?.makeCall().fields,
          match.parameters.contains(where: { slot in
            slot.range.contains(place.lowerBound) && slot.range.upperBound > place.upperBound
              && fields.contains {
                $0.name == slot.name && $0.kind.isList && value.isOfType($0.typeID)
              }
          })
        else { continue }
        return await run(match, input.saying(said))
      }
    }
    return nil
  }

  /// Runs what is said of the thing that the last command made, where making another cannot be undone: "due
  /// friday" as "it is due friday".
  func stating(_ words: String, _ strict: MatchResult, _ input: Input) async -> Reply? {
    guard strict.best.isEmpty, settings.tier == .parts, !input.isScripted, let performed,
      !performed.call.source.has(.isUndoable), pointers(in: words).isEmpty
    else { return nil }
    for beginning in steering.stating {
      let said = "\(beginning) \(words)"
      if let reply = await pointing(said, pointers(in: said), input, upTo: .parts) { return reply }
    }
    return nil
  }

  /// Runs a phrase of the app of a command before that has the kind of thing in the place of a pronoun: "where
  /// is it" for "where is my soup".
  private func naming(_ words: String, _ pointers: [Pointer], _ input: Input) async -> Reply? {
    for pointer in pointers {
      guard
        let performed = history.last(where: {
          $0.outcome.intent == pointer.referent.intent && $0.outcome.app == pointer.referent.app
        })
      else { continue }
      for thing in performed.call.fields.filter(\.isThing).map({ $0.kind.element.words }) {
        let said =
          words.piece(0..<pointer.range.lowerBound) + thing
          + words.piece(pointer.range.upperBound..<words.utf8.count)
        let result = await matcher.matches(in: said, upTo: .parts, apps: [performed.app.name])
        // "I want it delivered" adds no product once more.
        guard result.best.count == 1, let match = result.best.first, match.parameters.isEmpty,
          !asksForThing(match)
        else { continue }
        return await choose(result, input)
      }
    }
    return nil
  }

  private func pointing(
    _ words: String, _ pointers: [Pointer], _ input: Input, upTo tier: Tier
  ) async -> Reply? {
    let all = await matcher.firstTitles(for: words).prefix(32)
    let apps = input.app.map { Set([$0]) }
    let ways = [NamingWay()] + (performed.map { sequenceWords.ways(toName: $0.app.name) } ?? [])
    for pointer in pointers.prefix(6) {
      let types = types(of: pointer)
      let titles = all.filter { types.contains($0.type) }
      for way in ways {
        for (type, title) in titles {
          let said = way.before + words.piece(0..<pointer.range.lowerBound)
          let completed =
            said + title + words.piece(pointer.range.upperBound..<words.utf8.count) + way.after
          let place = said.utf8.count..<said.utf8.count + title.utf8.count
          let result = await matcher.matches(in: completed, upTo: tier, apps: apps)
          guard let match = result.best.first, result.best.count == 1,
            let slot = match.parameters.first(where: {
              $0.range == place && $0.type.valueType == type && !$0.values.isEmpty
            }), fits(pointer, slot.name, of: match)
          else { continue }
          var places = SuppliedWords(before: way.before.utf8.count)
          places.replaced = (place, pointer.range)
          let command = CommandSequence.Command(
            text: words, range: 0..<words.utf8.count, result: result, references: [slot.name],
            places: places)
          if let objects = objects(of: command, for: slot.name, match, pointer.count) {
            return await begin(objects, input)
          }
          // "Both" is for no one thing.
          if let count = pointer.count, count > 1 { continue }
          return await run(command, with: pointer.referent, input)
        }
      }
    }
    return nil
  }

  /// Returns a command as one for each object of the last sentence, "turn them off", or of the last commands of
  /// an intent, "turn both off"; `nil` where that had fewer than two that fit.
  private func objects(
    of command: CommandSequence.Command, for name: String, _ match: Match, _ count: Int?
  ) -> CommandSequence? {
    let fields = catalog.intent(of: match)?.makeCall().fields ?? []
    guard count != 1, let field = fields.first(where: { $0.name == name }), !field.kind.isList
    else { return nil }
    var meant = notUndone(performedTogether)
    // Those that were done alike: "turn them off" is for the lights that were turned on.
    let same = notUndone(history).reversed().prefix { [performed] one in
      performed.map { count == nil ? $0.isLike(one) : $0.call.source.id == one.call.source.id }
        ?? false
    }
    if count.map({ meant.count != $0 }) ?? (meant.count < 2) {
      meant = same.prefix(count ?? same.count).reversed()
    }
    var known: Set<String> = []
    let commands = meant.compactMap { performed -> CommandSequence.Command? in
      guard case .value(let value)? = performed.outcome.meaning(for: field) else { return nil }
      guard known.insert(value.identifier ?? value.text).inserted else { return nil }
      var each = command
      each.text = value.option.title
      each.values = [name: .value(value)]
      return each
    }
    guard commands.count > 1 else { return nil }
    return CommandSequence(commands: commands)
  }

  private func run(
    _ command: CommandSequence.Command, with referent: Outcome, _ input: Input
  ) async -> Reply {
    performedTogether = []
    remaining = Remaining(current: command, next: [], previous: referent, input: input)
    return await choose(command.result, input)
  }

  /// Returns whether what a pointer refers to is a value, or several, of a parameter.
  private func fits(_ pointer: Pointer, _ name: String, of match: Match) -> Bool {
    let fields = catalog.intent(of: match)?.makeCall().fields
    return fields?.first { $0.name == name }.map { fits(pointer, $0) } ?? false
  }

  private func fits(_ pointer: Pointer, _ field: CallParameter) -> Bool {
    switch pointer.referent.meaning(for: field) {
    case nil, .nothing: false
    default: true
    }
  }

  /// Returns the types of slots that may take what a pointer refers to.
  private func types(of pointer: Pointer) -> Set<String> {
    var types: Set<String> = []
    for app in catalog.installed {
      for field in app.intents.flatMap({ $0.makeCall().fields }) {
        guard let name = field.kind.listedName, fits(pointer, field) else { continue }
        types.formUnion(["\(app.name).\(name)", "\(app.name).\(field.typeID)"])
      }
    }
    return types
  }

  /// Returns the references to one of several things that were made: "the second document".
  private func pointersToMade(_ utterance: Utterance) -> [Pointer] {
    let made = notUndone(history).filter(\.isMaking).compactMap(\.outcome.things.first)
    guard made.count > 1 else { return [] }
    return utterance.tokens.indices.dropFirst().compactMap { place in
      let alike = made.filter { value in
        guard case .entity(let entity) = value.plain else { return false }
        return SteeringWords.words(entity.type).last.map(steering.stem)
          == steering.stem(utterance.word(place))
      }
      guard alike.count > 1,
        let index = AnswerReader.place(utterance.word(place - 1), among: alike.count),
        WordsToNumber().decimal(utterance.word(place - 1)) == nil
      else { return nil }
      let isPointing = place > 1 && steering.pointing.contains(utterance.word(place - 2))
      return Pointer(
        range: utterance.range(of: place - (isPointing ? 2 : 1)..<place + 1),
        referent: Outcome(returning: alike[index]))
    }
  }

  /// Returns the references in an utterance: places in what was listed, then pronouns.
  private func pointers(in words: String) -> [Pointer] {
    let utterance = Normalizer.utterance(words)
    let count = utterance.tokens.count
    guard count <= 24 else { return [] }
    var pointers: [Pointer] = []
    for length in [4, 3, 2] where length < count && !listed.isEmpty {
      for start in 0...count - length {
        let range = utterance.range(of: start..<start + length)
        let text = utterance.text(of: start..<start + length)
        guard SpokenValues.isFramedPosition(text),
          !pointers.contains(where: { $0.range != range && $0.range.overlaps(range) })
        else { continue }
        // "Due on the first" is not the first of the priorities that could be answered.
        for values in listed where values.allSatisfy(\.isEntity) {
          guard let index = AnswerReader.place(text, among: values.count) else { continue }
          pointers.append(Pointer(range: range, referent: Outcome(returning: values[index])))
        }
      }
    }
    pointers += pointersToMade(utterance)
    if let values = listed.first, let other = otherThing(than: history.last, among: values),
      let range = steering.placeOfOther(in: utterance)
    {
      pointers.append(Pointer(range: range, referent: Outcome(returning: other)))
    }
    let pronouns = sequenceWords.pronouns(in: words)
      .filter { pronoun in !pointers.contains { $0.range.overlaps(pronoun) } }
    // "It" is nothing before a search that found nothing.
    if performed?.outcome.returned?.elements?.isEmpty == true { return pointers }
    // "It" is what was told by itself since the last command: "what is the cheapest soup?"
    if let thingTold {
      pointers += pronouns.map { Pointer(range: $0, referent: Outcome(returning: thingTold)) }
    }
    // The last thing is meant, or the last before it that fits: "it" behind "make it blue".
    return pointers
      + history.reversed().flatMap { performed in
        pronouns.map { range in
          Pointer(
            range: range, referent: performed.outcome,
            count: sequenceWords.count(of: words.piece(range)))
        }
      }
  }
}
