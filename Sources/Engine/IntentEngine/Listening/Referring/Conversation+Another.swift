// Runs the intent of the last command for a further thing of its kind: "order another one".

import SpokenValues

extension Conversation {
  /// Runs the intent of the last command for a further thing of its kind, which "add another one: book flights" also
  /// names; `nil` for other words.
  ///
  /// "Another one" of a known thing is the same once more.
  func another(_ words: String, _ input: Input) async -> Reply? {
    guard !input.isScripted else { return nil }
    let words = steering.rest(behind: steering.additions, in: words) ?? words
    // "Order another tomato soup" orders one.
    if let plain = steering.withoutFurther(words),
      let match = await command(plain, input, upTo: settings.tier, isNamed: false)
    {
      return await run(match, input)
    }
    // "Add one: book flights" adds what was listed or made last.
    if let call = performed?.call, let plain = steering.withNoun(of: call, in: words),
      let reply = await runPhrase(plain, input)
    {
      return reply
    }
    // "Write another one" is for what was written, whatever has been shown since.
    let made = steering.startsWithMaking(words) ? history.last(where: \.isMaking) : nil
    guard let last = made ?? performed,
      let further = steering.further(in: words, of: last.call)
    else { return nil }
    let fields = last.call.fields
    if further.text == nil, further.isSame,
      fields.contains(where: { $0.isThing && $0.value != nil })
    {
      // One more, whatever the number was.
      let count = fields.only(where: \.kind.isInteger).map(\.name) ?? ""
      return await again(last, with: last.said.contains(count) ? [count: .words("1")] : [:], input)
    }
    var run = makeRun(of: last.call.source.makeCall(), in: last.app)
    if let text = further.text {
      // "Another one called Goals" is a new document called so.
      if steering.rest(behind: steering.quoting, in: text) != nil,
        let reply = await runPhrase(last.call.source.title + " " + text, like: last, input)
      {
        return reply
      }
      var found = await values(in: text, for: fields, of: last.app) ?? [:]
      if let field = fields.onlyText {
        found = [field.name: .words(steering.withoutJoiners(text) ?? text)]
      }
      if found.isEmpty { return nil }
      // "Another one, small" is the same soup.
      if further.isSame, fields.contains(where: { $0.isThing && $0.value != nil }),
        !fields.contains(where: { $0.isThing && found[$0.name] != nil })
      {
        if let count = fields.only(where: \.kind.isInteger), last.said.contains(count.name) {
          found[count.name] = found[count.name] ?? .words("1")
        }
        return await again(last, with: found, input)
      }
      run.given = found.map { IntentRun.Given($0.value, for: $0.key) }
    }
    return await start(run)
  }
}

extension SteeringWords {
  private static func isMaking(_ verb: String) -> Bool {
    Conversation.Performed.makingVerbs.contains(verb)
  }

  fileprivate func startsWithMaking(_ text: String) -> Bool {
    Self.words(text).first.map(Self.isMaking) ?? false
  }

  /// Returns the place of words for a further thing, at the beginning or behind a verb; `nil` for none.
  private func startOfFurther(in words: [String]) -> Int? {
    words.prefix(3).indices.first { length(of: furthers, at: $0, in: words) > 0 }
  }

  /// Returns words for making a further thing without those that say so: "order tomato soup" for "order another
  /// tomato soup"; `nil` for other words.
  fileprivate func withoutFurther(_ text: String) -> String? {
    let utterance = Normalizer.utterance(text)
    let words = utterance.words
    guard let start = startOfFurther(in: words), start > 0, Self.isMaking(words[0]) else {
      return nil
    }
    let end = start + length(of: furthers, at: start, in: words)
    guard end < words.count, words[end] != "one" else { return nil }
    return utterance.text(of: 0..<start) + " " + utterance.text(of: end..<words.count)
  }

  /// Returns words with the noun for what a call makes or lists in the place of "one": "add task: book flights" for "add
  /// one: book flights", "create task to call mum" for "and one to call mum"; `nil` for other words.
  fileprivate func withNoun(of call: any IntentCall, in text: String) -> String? {
    let plain = added(text) ?? rest(behind: openings, in: text) ?? text
    let utterance = Normalizer.utterance(plain)
    let words = utterance.words
    let title = Self.words(call.source.title)
    guard let place = words.prefix(2).firstIndex(of: "one"), place + 1 < words.count,
      let verb = place == 0 ? title.first : words.first, Self.isMaking(verb),
      let noun = title.last.map(stem), title.count > 1
    else { return nil }
    let isText =
      utterance.wordsBehindColon?.lowerBound == place + 1
      || length(of: quoting, at: 0, in: [noun] + words[(place + 1)...]) > 0
      || length(of: quoting, at: place + 1, in: words) > 0
    guard isText else { return nil }
    return "\(verb) \(noun)"
      + plain.piece(Int(utterance.tokens[place].upper)..<plain.utf8.count)
  }

  /// Returns what words say of a further thing like that of a call; `nil` for other words.
  ///
  /// A verb for making something may precede them, and a noun for the thing follow: "add another task: book flights".
  ///
  /// - Returns: The words behind them, if there are any, and whether no noun says what kind of thing it is.
  fileprivate func further(
    in text: String, of call: any IntentCall
  ) -> (text: String?, isSame: Bool)? {
    let utterance = Normalizer.utterance(text)
    let words = withoutPoliteness(utterance.words)
    let verb = call.source.name.wordsOfIdentifier.prefix { $0 != " " }.lowercased()
    guard let start = startOfFurther(in: words),
      start == 0 || words[0] == verb || Self.isMaking(words[0])
    else { return nil }
    var place = start + length(of: furthers, at: start, in: words)
    let nouns = Set(
      ([call.source.title] + call.fields.filter(\.isThing).map(\.kind.element.words))
        .flatMap { bare(Self.words($0)) })
    let pronouns: Set = ["one"]
    let behind = words[place...].prefix { pronouns.contains($0) || nouns.contains(stem($0)) }
    place += behind.count
    // "Another tomato soup" is a phrase, "another: book flights" is none.
    guard
      !behind.isEmpty || place == words.count
        || utterance.wordsBehindColon?.lowerBound == place
    else { return nil }
    return (
      text: place < words.count ? utterance.text(of: place..<words.count) : nil,
      isSame: behind.allSatisfy(pronouns.contains)
    )
  }
}
