// Resolves words to the value of a parameter, or explains why they are none.

import Foundation
import FoundationGaps
import SpokenValues

/// The result of resolving words for a parameter.
enum Resolution: Sendable {
  /// A value of the parameter's type, within its limits.
  case value(Value)
  /// Several values match, never fewer than two; the person has to choose.
  case several([Value])
  /// The elements of a list, each with all its matching values; at least one element has several.
  case unsettled([[Value]])
  /// Too few values for a list; the text says how many are missing.
  case tooFew([Value], problem: String)
  /// No value, for the reason given in one sentence for people.
  case nothing(problem: String)
}

/// A resolver that reads words as the value of a parameter.
struct ParameterResolver: Sendable {
  /// The current date, which dates in words are relative to.
  var now: Date

  /// The calendar for reading dates, with its time zone and locale.
  var calendar: Calendar

  /// The locale for reading numbers, amounts and words.
  var locale = LocalizationEnvironment.locale

  /// Whether words may be a complete identifier of an entity or raw value of a case, as in scripts.
  var takesIdentifiers = false

  /// Resolves `text` for a parameter, and checks the limits that the parameter declares.
  ///
  /// - Parameter identifiers: The identifiers that a phrase slot has already found for the text;
  ///   empty when there are none.
  /// - Throws: The errors of the app's queries.
  func resolve(
    _ text: String, known identifiers: [String] = [], for parameter: CallParameter
  ) async throws -> Resolution {
    let resolution = try await resolve(text, known: identifiers, as: parameter.kind, parameter)
    guard case .value(let value) = resolution else { return resolution }
    return checked(value, for: parameter)
  }

  /// Resolves the texts of a list's elements, and checks the limits that the parameter declares.
  ///
  /// - Throws: The errors of the app's queries.
  func resolve(_ elements: [String], for parameter: CallParameter) async throws -> Resolution {
    let resolution = try await list(elements, of: parameter.kind.element, parameter)
    guard case .value(let value) = resolution else { return resolution }
    return checked(value, for: parameter)
  }

  /// Resolves words that change the parameter's value: of a date the day or the time alone, a number by
  /// another, "one more", and a number alone in the unit or currency there was.
  ///
  /// - Throws: The errors of the app's queries.
  func resolve(
    _ text: String, changing old: Value?, of parameter: CallParameter
  ) async throws -> Resolution {
    switch (parameter.kind, old?.plain) {
    case (.date, .date(let old)?) where parameter.datePart != .date:
      if let new = dates.date(text, correcting: old) { return checked(.date(new), for: parameter) }
    case (.date, .date(let old)?):
      if let new = dates.moved(old, by: text) { return checked(.date(new), for: parameter) }
    case (.integer, .integer(let old)?):
      guard let new = numbers.integer(text, changing: old) else { break }
      return checked(.integer(new), for: parameter)
    case (.amount, .amount(var amount)?):
      guard let number = numbers.decimal(text) else { break }
      amount.amount = number
      return checked(.amount(amount), for: parameter)
    case (.measurement, .measurement(_, let unit)?):
      guard let number = numbers.number(text) else { break }
      return checked(.measurement(number, unit: unit), for: parameter)
    default: break
    }
    return try await resolve(text, for: parameter)
  }

  /// Checks a value against a parameter's limits.
  func checked(_ value: Value, for parameter: CallParameter) -> Resolution {
    if let list = value.elements, parameter.kind.isList { return checked(list, for: parameter) }
    return (limits(value, parameter) ?? parameter.problem(with: value))
      .map { .nothing(problem: $0) } ?? .value(value)
  }

  /// Resolves `text` as one element of a parameter that holds a list.
  ///
  /// - Throws: The errors of the app's queries.
  func element(_ text: String, for parameter: CallParameter) async throws -> Resolution {
    try await resolve(text, known: [], as: parameter.kind.element, parameter)
  }

  /// Checks a list against a parameter's limits on values and on their number.
  func checked(_ list: [Value], for parameter: CallParameter) -> Resolution {
    for value in list {
      if let problem = limits(value, parameter) { return .nothing(problem: problem) }
    }
    guard let size = parameter.size, !size.contains(list.count) else {
      return parameter.problem(with: .list(list)).map { .nothing(problem: $0) }
        ?? .value(.list(list))
    }
    guard list.count < size.lowerBound else {
      return .nothing(problem: Sentence.tooMany(most: size.upperBound, count: list.count))
    }
    let missing = size.lowerBound - list.count
    return .tooFew(list, problem: Sentence.moreNeeded(count: missing))
  }

  private func resolve(
    _ text: String, known identifiers: [String], as kind: ValueKind,
    _ parameter: CallParameter
  ) async throws -> Resolution {
    if let longest = kind.longestText, text.utf8.count > longest {
      return .nothing(problem: Sentence.notOfKind(words: text.shortened, kind: kind.words))
    }
    if parameter.readsWords, let own = try await parameter.resolved(text) {
      return .value(own)
    }
    let found = try await offered(text, known: identifiers, as: kind, parameter)
    guard case .nothing = found, !kind.isText else { return found }
    // "seven, please" is seven.
    let bare = SpokenValues.withoutPoliteness(text)
    guard bare != text.split(separator: " ").joined(separator: " "), !bare.isEmpty else {
      return found
    }
    if case .nothing = try await offered(bare, known: [], as: kind, parameter) { return found }
    return try await offered(bare, known: [], as: kind, parameter)
  }

  private func offered(
    _ text: String, known identifiers: [String], as kind: ValueKind,
    _ parameter: CallParameter
  ) async throws -> Resolution {
    if parameter.hasOptions, !kind.isList {
      return try await option(text, known: identifiers, as: kind, parameter)
    }
    return try await plain(text, known: identifiers, as: kind, parameter)
  }

  /// Resolves words according to a type, regardless of an options provider.
  func plain(
    _ text: String, known identifiers: [String], as kind: ValueKind,
    _ parameter: CallParameter
  ) async throws -> Resolution {
    switch kind {
    case .text, .attributedText: return .value(.text(text))
    case .integer:
      let percent = numbers.percent(text).flatMap { Int("\($0)") }
      return value((percent ?? numbers.integer(text)).map(Value.integer), text, kind)
    case .number:
      let number = share(text, parameter).flatMap { Double("\($0)") } ?? numbers.number(text)
      return value(number.map(Value.number), text, kind)
    case .decimal:
      return value(
        (share(text, parameter) ?? numbers.decimal(text)).map(Value.decimal), text, kind)
    case .boolean: return value(boolean(text, parameter).map(Value.boolean), text, kind)
    case .date:
      let date = parameter.datePart == .date ? dates.day(text) : dates.date(text)
      return value(date.map(Value.date), text, kind)
    case .dateComponents:
      let fields: Set<Calendar.Component> =
        switch parameter.datePart {
        case .date: [.year, .month, .day]
        case .time: [.hour, .minute, .second]
        case .dateTime, nil: [.year, .month, .day, .hour, .minute]
        }
      let date = parameter.datePart == .date ? dates.day(text) : dates.date(text)
      let components = date.map { calendar.dateComponents(fields, from: $0) }
      return value(components.map(Value.dateComponents), text, kind)
    case .duration: return value(WordsToValue.duration(text).map(Value.duration), text, kind)
    case .url: return value(WordsToValue.url(text).map(Value.url), text, kind)
    case .file:
      return FileReader(types: parameter.contentTypes).file(text)
    case .measurement(let base):
      let declared = parameter.defaultUnit
      let unit = parameter.adjustsUnit ? declared.map(locale.usualUnit(for:)) : declared
      let reader = WordsToMeasurement(
        baseUnit: base, defaultUnit: unit, language: locale.language.languageCode?.identifier,
        locale: locale)
      var measured = reader.measurement(text)
      if parameter.convertsToUnit, let unit { measured = measured?.converted(to: unit) }
      return value(measured.map { .measurement($0.value, unit: $0.unit) }, text, kind)
    case .amount:
      let codes = parameter.currencyCodes
      let amount = WordsToAmount(locale: locale, codes: codes).amount(text)
      if let amount, !codes.isEmpty, !codes.contains(amount.currencyCode) {
        return .nothing(
          problem: Sentence.currencyRefused(
            code: amount.currencyCode, wanted: codes.alternatives))
      }
      return value(amount.map(Value.amount), text, kind)
    case .person: return value(WordsToValue.person(text).map(Value.person), text, kind)
    case .personName: return value(WordsToValue.name(text).map(Value.personName), text, kind)
    case .place: return value(WordsToValue.place(text).map(Value.place), text, kind)
    case .recurrence:
      let rule = WordsToRecurrence(dates: dates, numbers: numbers).rule(text)
      return value(rule.map { .other($0.text) }, text, kind)
    case .spoken:
      let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
      return value(words.isEmpty ? nil : .other(words), text, kind)
    case .enumeration(let type):
      return enumeration(text, known: identifiers, type, parameter.cases(of: type))
    case .entity(let type):
      if let file = try await file(text, of: type, parameter) { return file }
      return try await EntityResolver(type, takesIdentifiers: takesIdentifiers)
        .resolve(text, known: identifiers)
    case .list(let element):
      return try await list(text, of: element, parameter)
    case .union(let kinds, _):
      return try await union(text, known: identifiers, of: kinds, parameter, kind)
    case .other: return .nothing(problem: noWords(for: kind))
    }
  }

  private var numbers: WordsToNumber { WordsToNumber(locale: locale) }

  private var dates: WordsToDate { WordsToDate(now: now, calendar: calendar, locale: locale) }

  /// Returns a percentage, as a fraction of one unless the parameter's range goes above one.
  private func share(_ text: String, _ parameter: CallParameter) -> Decimal? {
    let isCounted = parameter.range.map { $0.upperBound > 1 } ?? false
    return numbers.percent(text).map { isCounted ? $0 : $0 / 100 }
  }

  private func value(_ value: Value?, _ text: String, _ kind: ValueKind) -> Resolution {
    guard let value else {
      return .nothing(problem: Sentence.notOfKind(words: text.shortened, kind: kind.words))
    }
    return .value(value)
  }

  /// Returns the file entity at a path; `nil` for entities that are no files, and for other words.
  private func file(
    _ text: String, of type: any EntityType, _ parameter: CallParameter
  ) async throws -> Resolution? {
    guard let own = type.contentTypes else { return nil }
    let types = parameter.contentTypes.isEmpty ? own : parameter.contentTypes
    guard let resolution = FileReader(types: types).existing(text) else { return nil }
    guard case .value(.file(let file)) = resolution, let url = file.url else { return resolution }
    let found = try await type.entities(withIDs: [url.absoluteString])
    return found.first.map { .value($0) }
      ?? .nothing(
        problem: Sentence.notOfKind(
          words: text.shortened, kind: type.displayName.insideSentence))
  }

  /// Returns the reason why no words are a value of a type that the runtime has no words for.
  func noWords(for kind: ValueKind) -> String {
    Sentence.noWordsForKind(kind: kind.words)
  }

  private func boolean(_ text: String, _ parameter: CallParameter) -> Bool? {
    if let names = parameter.truthNames {
      let folded = text.comparable
      if folded == names.yes.comparable { return true }
      if folded == names.no.comparable { return false }
    }
    return WordsToValue.boolean(text)
  }

  private func enumeration(
    _ text: String, known identifiers: [String], _ type: any EnumerationType,
    _ cases: [Value]
  ) -> Resolution {
    let id = identifiers.first ?? (takesIdentifiers ? text : nil)
    if let known = cases.first(where: { $0.identifier == id }) { return .value(known) }
    let options = cases.map(\.option)
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if case .answer(.option(let index))? = AnswerReader.option(words, options) {
      return .value(cases[index])
    }
    return .nothing(problem: options.problem(with: text, asA: type.displayName))
  }

  /// Returns the first kind of a union that can be read from the words; text is tried last.
  private func union(
    _ text: String, known identifiers: [String], of kinds: [ValueKind],
    _ parameter: CallParameter, _ union: ValueKind
  ) async throws -> Resolution {
    for kind in kinds.filter({ !$0.isText }) + kinds.filter(\.isText) {
      switch try await resolve(text, known: identifiers, as: kind, parameter) {
      case .nothing: continue
      case let found: return found
      }
    }
    return .nothing(problem: Sentence.notOfKind(words: text.shortened, kind: union.words))
  }

  /// Resolves a list in words: elements between commas, semicolons or lines, the last after "and".
  private func list(
    _ text: String, of element: ValueKind, _ parameter: CallParameter
  ) async throws -> Resolution {
    try await list(try await elementWords(text, of: element, parameter), of: element, parameter)
  }

  /// Resolves the words of each element of a list.
  private func list(
    _ words: [String], of element: ValueKind, _ parameter: CallParameter
  ) async throws -> Resolution {
    var elements: [[Value]] = []
    for word in words {
      switch try await resolve(word, known: [], as: element, parameter) {
      case .value(let value): elements.append([value])
      case .several(let values): elements.append(values)
      case .unsettled(let inner): elements += inner
      case .tooFew(_, let problem), .nothing(let problem): return .nothing(problem: problem)
      }
    }
    guard elements.allSatisfy({ $0.count == 1 }) else { return .unsettled(elements) }
    return .value(.list(elements.map { $0[0] }))
  }

  /// Returns the readings of words as several elements, those that fit several values as words; `nil` for
  /// words that are none.
  ///
  /// - Throws: The errors of the app's queries.
  func readings(
    of text: String, for parameter: CallParameter
  ) async throws -> [WordsToValues.Reading]? {
    let element = parameter.kind.element
    var readings: [WordsToValues.Reading] = []
    for word in try await elementWords(text, of: element, parameter) {
      switch try await resolve(word, known: [], as: element, parameter) {
      case .value(let value): readings.append(.value(value))
      case .several: readings.append(.words(word))
      case .unsettled, .tooFew, .nothing: return nil
      }
    }
    return readings
  }

  /// Returns the words of each element of a list.
  ///
  /// In "bread and butter, jam and tea" only the last "and" separates two elements. An "and" inside
  /// the name of an entity separates none, and of entities "with", "or" and the like do, too.
  private func elementWords(
    _ text: String, of element: ValueKind, _ parameter: CallParameter
  ) async throws -> [String] {
    var words = text.split { ",;、，".contains($0) || $0.isNewline }
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    guard var last = words.popLast() else { return [] }
    let rows = SessionWords.rows(for: locale.language.languageCode?.identifier)
    let and = rows.flatMap(\.and)
    let start = and.first { !words.isEmpty && last.hasPrefix($0 + " ") }
    if let start { last = String(last.dropFirst(start.count + 1)) }
    if case .entity = element {
      let between = and + rows.flatMap(\.beside)
      var names: [String] = []
      for word in words + [last] {
        names += try await self.names(in: word, between: between, element, parameter)
      }
      return names
    }
    guard start == nil, let part = and.map({ " \($0) " }).first(where: last.contains) else {
      return words + [last]
    }
    return words
      + last.components(separatedBy: part)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
  }

  /// Returns the names of entities between words, the text itself if it is one.
  private func names(
    in text: String, between words: [String], _ element: ValueKind, _ parameter: CallParameter
  ) async throws -> [String] {
    guard let part = words.map({ " \($0) " }).first(where: text.contains) else { return [text] }
    if case .value = try await resolve(text, known: [], as: element, parameter) { return [text] }
    var names: [String] = []
    for name in text.components(separatedBy: part) where !name.allSatisfy(\.isWhitespace) {
      names += try await self.names(
        in: name.trimmingCharacters(in: .whitespaces), between: words, element, parameter)
    }
    return names
  }

  private func limits(_ value: Value, _ parameter: CallParameter) -> String? {
    let value = value.plain
    if case .measurement(let number, _) = value, number < 0, !parameter.allowsNegative {
      return Sentence.cannotBeNegative(name: parameter.title ?? Sentence.theValue())
    }
    guard let range = parameter.range else { return nil }
    let number: Double
    switch value {
    case .integer(let value): number = Double(value)
    case .number(let value): number = value
    case .decimal(let value): number = (value as NSDecimalNumber).doubleValue
    case .amount(let value): number = (value.amount as NSDecimalNumber).doubleValue
    default: return nil
    }
    guard !range.contains(number) else { return nil }
    let title = parameter.title ?? Sentence.theValue()
    let lower = range.lowerBound.local
    let upper = range.upperBound.local
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, false): return Sentence.atLeast(name: title, lower: lower)
    case (false, true): return Sentence.atMost(name: title, upper: upper)
    default: return Sentence.between(name: title, lower: lower, upper: upper)
    }
  }
}

extension Double {
  /// The number as text, without a fraction when it has none: "12", "1.5".
  var plain: String {
    self == rounded() && abs(self) < 1e15 ? String(Int(self)) : String(self)
  }

  /// The number as text, with the decimal mark of the conversation's language.
  package var local: String { plain.replacing(".", with: SentenceLanguage.current.decimalMark) }
}
