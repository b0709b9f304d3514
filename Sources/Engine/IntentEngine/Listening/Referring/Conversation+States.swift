// Tells what things are like: "is the kitchen light on?", "which lights are on?", "when is the dentist due?".

import Foundation
import PhraseMatching
import SpokenValues

extension Conversation {
  /// The most things of a kind whose properties are read for an answer.
  private static let mostAsked = 200

  /// Returns the reply to a question for a property of a thing, or for the things of which one is true; `nil` for other
  /// words, and where no thing has such a property.
  func state(_ words: String, app name: String? = nil) async -> Reply? {
    let priced = steering.priced(words)
    guard let asked = priced ?? steering.asked(words), let apps = try? catalog.selected(name) else {
      return nil
    }
    for app in apps where app.host.isInProcess {
      let fields = app.intents.flatMap { $0.makeCall().fields }
      var known: Set<String> = []
      for field in fields where field.searchedType != nil && known.insert(field.typeID).inserted {
        guard let values = await values(of: field, in: app), values.count <= Self.mostAsked,
          let things = await complete(values, in: app),
          let (property, rest) = priced.map({ steering.price(of: things, for: $0) })
            ?? steering.property(in: asked, of: things, truths: fields)
        else { continue }
        var (name, hasNoun) = steering.withoutNoun(rest, for: field)
        var whole = rest
        // "Is it on?" is about what came last.
        if name.isEmpty, !hasNoun, steering.pointsBack(words), let last = lastThing(in: things) {
          (name, whole, hasNoun) = ([last], [last], true)
        }
        guard !name.isEmpty || hasNoun,
          let (text, places) = told(property, of: name, calledWhole: whole, things, in: app)
        else { continue }
        list(places.map { values[$0] })
        return .done(Outcome(app: app.name, intent: "", dialog: text))
      }
    }
    return nil
  }

  /// Returns the title of the thing among others that was told by itself, said or made last.
  private func lastThing(in things: [Value.Entity]) -> String? {
    return ([thingTold].compactMap(\.self) + history.reversed().flatMap(\.outcome.things)).lazy
      .compactMap { value in
        things.first { $0.id == value.identifier && value.isOfType($0.typeID) }?.title
      }.first
  }

  /// Returns what a question at another question asks for: what a thing is like, or what there is.
  func told(by words: String, _ input: Input) async -> String? {
    var reply = await state(words, app: input.app)
    if reply == nil { reply = await listing(words, app: input.app) }
    guard case .done(let outcome)? = reply else { return nil }
    return outcome.dialog
  }

  private func complete(_ values: [Value], in app: App) async -> [Value.Entity]? {
    var things: [Value.Entity] = []
    for value in values {
      guard let entity = await entity(value, in: app) else { return nil }
      things.append(entity)
    }
    return things
  }

  /// Returns what a property of the thing of a name is, or without a name the things of which it is true: all of them as
  /// they are, if there is none.
  ///
  /// - Parameter whole: The name with the noun for the things, where one was said.
  private func told(
    _ property: AskedProperty, of name: [String], calledWhole whole: [String],
    _ things: [Value.Entity], in app: App
  ) -> (text: String, places: [Int])? {
    // "Tomato soup" is not the one with basil, too.
    let named =
      [whole, name].lazy.map { [steering] words in
        things.indices.filter {
          steering.isNamed(
            Question.Option(title: things[$0].title), by: words.joined(separator: " "))
        }
      }.first { $0.count == 1 } ?? []
    if !name.isEmpty {
      guard named.count == 1, let value = property.value(of: things[named[0]]) else { return nil }
      let thing = things[named[0]]
      let text = app.speaking { value.told(as: nil, calendar: settings.calendar) }
      // A subtitle may say the same in the app's own form: "Off" for no.
      let told = thing.subtitle.flatMap { subtitle in
        ([text] + property.truthNames).contains(where: subtitle.contains) ? subtitle : nil
      }
      return ("\(thing.title): \(told ?? text)", named)
    }
    guard property.isTruth else { return nil }
    let having = things.indices.filter { property.value(of: things[$0])?.plain == .boolean(true) }
    let places = having.isEmpty ? Array(things.indices) : having
    let names = places.map { place in
      let subtitle = having.isEmpty ? things[place].subtitle : nil
      return Question.Option(title: things[place].title, subtitle: subtitle).inOneLine
    }
    return (names.joined(separator: ", "), places)
  }
}

/// A property that a question is about.
struct AskedProperty {
  /// The name of the property in the app's source.
  let name: String
  /// The value that the question asks for, if it is one of two: "off" of a light that is on or not.
  var truth: Bool?
  /// The app's words for its two values, if it is one of two: "On", "Off".
  var truthNames: [String] = []

  /// Whether it is one that things have or have not.
  var isTruth: Bool { truth != nil }

  /// Returns the property of a thing, as an answer to the question.
  func value(of thing: Value.Entity) -> Value? {
    let value = thing.properties.first { $0.name == name }?.value?.plain
    guard let truth else { return value }
    return value.map { .boolean($0 == .boolean(truth)) }
  }
}

extension SteeringWords {
  /// Returns the words of a question without the polite ones; `nil` for other texts.
  fileprivate func asked(_ text: String) -> [String]? {
    let said = withoutHesitation(text)
    let meant = rest(behind: openings, in: said) ?? said
    let words = withoutPoliteness(Self.words(meant))
    guard words.count <= Self.maximumCount, let first = words.first,
      interrogatives.contains(first) || auxiliaries.contains(first)
    else { return nil }
    return words
  }

  /// Returns the words of the thing whose price a question asks for; `nil` for other texts.
  fileprivate func priced(_ text: String) -> [String]? {
    for case .property(name: nil, of: let subject?) in readings(of: text) {
      return Self.words(subject)
    }
    return nil
  }

  /// Returns the property of things that is their price, and the words of the one that is meant; `nil` for none.
  fileprivate func price(
    of things: [Value.Entity], for words: [String]
  ) -> (AskedProperty, rest: [String])? {
    let price = things.first?.properties.first(where: isPrice)
    return price.map { (AskedProperty(name: $0.name), words.filter { !articles.contains($0) }) }
  }

  /// Whether a property says what something costs, by its title or name.
  func isPrice(_ property: Value.Entity.Property) -> Bool {
    [property.title, property.name.wordsOfIdentifier].contains { title in
      // The German "Preis" has the ending of a case.
      (Self.words(title) + bare(Self.words(title))).contains(where: priceNames.contains)
    }
  }

  /// Returns the property of things that the words of a question name, by its title or by one of the two names of a yes
  /// or no, and the words beside it that say something; `nil` for none.
  fileprivate func property(
    in words: [String], of things: [Value.Entity], truths fields: [CallParameter]
  ) -> (AskedProperty, rest: [String])? {
    guard let thing = things.first else { return nil }
    for property in thing.properties where property.value?.text != thing.title {
      let title = bare(Self.words(property.title))
      var names: [(words: [String], truth: Bool?)] = [(title, nil)]
      var truthNames: [String] = []
      if case .boolean? = property.value?.plain {
        let opposite = fields.lazy.compactMap(\.truthNames).first { $0.yes == property.title }?.no
        names = [(title, true)] + (opposite.map { [(bare(Self.words($0)), false)] } ?? [])
        truthNames = [property.title] + (opposite.map { [$0] } ?? [])
      }
      for (name, truth) in names where !name.isEmpty {
        guard
          let start = words.indices.last(where: { words[$0...].map(stem).starts(with: name) })
        else { continue }
        let rest = words[..<start] + words[(start + name.count)...]
        return (
          AskedProperty(name: property.name, truth: truth, truthNames: truthNames),
          rest.filter { word in
            !articles.contains(word) && !auxiliaries.contains(word) && !joiners.contains(word)
              && !interrogatives.contains(word)
          }
        )
      }
    }
    return nil
  }

  /// Whether a question has a word for what was said before: "is it on".
  fileprivate func pointsBack(_ text: String) -> Bool {
    Self.words(text).contains { pointing.contains($0) && !articles.contains($0) }
  }

  /// Returns words without the noun for the things that a parameter takes, and whether it was said.
  fileprivate func withoutNoun(
    _ words: [String], for field: CallParameter
  ) -> (name: [String], hasNoun: Bool) {
    let nouns = bare(Self.words(field.kind.element.words))
    let kept = words.filter { !nouns.contains(stem($0)) }
    return (kept, kept.count < words.count)
  }
}
