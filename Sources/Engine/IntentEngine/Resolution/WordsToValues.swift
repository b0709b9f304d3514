// Finds the values of several parameters in a few words: "two large ones", "a small miso soup".

import Foundation
import SpokenValues

/// A reader that finds values of an intent's parameters in words that name nothing else.
///
/// Known names are found first, the longest first, then numbers, dates and other values of types
/// that words can be read as, then parts of names. Every word has to be part of a value, name its
/// parameter or say nothing ("a", "ones", "with"): where one is left over, nothing is read. Free
/// text is never found in words that may mean something else.
package struct WordsToValues: Sendable {
  /// A value that words have.
  package enum Reading: Sendable {
    /// The value.
    case value(Value)
    /// The words of a value that has to be asked about, as it is out of range or one of several.
    case words(String)

    /// Whether the value has to be asked about.
    var isUnclear: Bool { if case .words = self { true } else { false } }

    /// The value in words.
    package var text: String {
      switch self {
      case .value(let value): value.option.title
      case .words(let text): text
      }
    }

    /// Whether the value is an entity.
    var isEntity: Bool { if case .value(let value) = self { value.isEntity } else { false } }

    /// The identifier of an entity or case; `nil` for other values, and where it is not known.
    package var identifier: String? {
      if case .value(let value) = self { value.identifier } else { nil }
    }
  }

  /// The values of parameters, by their names.
  typealias Values = [String: Reading]

  /// The maximum number of words that are read, and of those in one value.
  static let maximumCount = 16

  let resolver: ParameterResolver
  let words: SteeringWords
  /// The values that parameters had, of which words may change a part.
  var before: [String: Value] = [:]

  /// Returns the values that a text has for parameters; `nil` when a word is left over, when a value
  /// fits several parameters, and when there is none.
  ///
  /// - Parameters:
  ///   - preferred: The name of the parameter that gets a value that fits several.
  ///   - said: The names of parameters with values that were said before, which rather change.
  /// - Throws: The errors of the app's queries.
  func values(
    in text: String, for fields: [CallParameter], preferring preferred: String? = nil,
    changing said: Set<String> = []
  ) async throws -> [String: Reading]? {
    let remark = fields.first(where: \.isRemark)
    for field in fields where field.isAside {
      guard let said = words.text(named: field.words, in: text) else { continue }
      return [field.name: field.isRemark ? field.noted(said) : .words(said)]
    }
    if let found = try await read(text, for: fields, preferring: preferred, changing: said) {
      return found
    }
    // "Without salt" is a note, where it says nothing else, also behind values: "small, without salt".
    guard let field = remark else { return nil }
    if let note = words.remark(in: text) { return [field.name: field.noted(note)] }
    let utterance = Normalizer.utterance(text)
    let start = utterance.words.indices.dropFirst().first { place in
      words.remarking.contains(utterance.word(place))
    }
    guard let start,
      let note = words.remark(in: utterance.text(of: start..<utterance.tokens.count)),
      var found = try await read(
        utterance.text(of: 0..<start), for: fields, preferring: preferred, changing: said),
      found[field.name] == nil
    else { return nil }
    found[field.name] = field.noted(note)
    return found
  }

  private func read(
    _ text: String, for fields: [CallParameter], preferring preferred: String?,
    changing said: Set<String>
  ) async throws -> [String: Reading]? {
    let utterance = Normalizer.utterance(text)
    guard !utterance.tokens.isEmpty, utterance.tokens.count <= Self.maximumCount else { return nil }
    var search = Search(utterance, words, preferred)
    search.setAsideNames(of: fields)
    for field in fields { search.names.append((field, try await names(of: field))) }
    guard search.findNames() else { return nil }
    guard try await findTyped(fields, said, &search) else { return nil }
    guard try await findParts(fields, &search) else { return nil }
    return search.found.isEmpty ? nil : search.found
  }

  /// The values of a parameter with their names, in base forms.
  private typealias Named = (value: Value, names: [[String]])

  private func names(of field: CallParameter) async throws -> [Named] {
    let values: [Value]
    switch field.kind.element {
    case _ where field.hasOptions: values = try await field.options().items.map(\.value)
    case .enumeration(let type): values = field.cases(of: type)
    case .entity(let type): values = try await EntityResolver(type).listed()
    case .boolean:
      guard let names = field.truthNames else { return [] }
      let (yes, no) = (SteeringWords.words(names.yes), SteeringWords.words(names.no))
      return [
        (.boolean(true), [words.bare(yes)]),
        (.boolean(false), ([no] + words.negations.map { $0 + yes }).map(words.bare)),
      ]
    default: return []
    }
    return values.prefix(1000).map { value in
      (value, value.option.names.map { words.bare(SteeringWords.words($0)) })
    }
  }

  /// Finds numbers, dates and the like among the words that are left.
  ///
  /// - Returns: `false` when a value fits several parameters.
  private func findTyped(
    _ fields: [CallParameter], _ said: Set<String>, _ search: inout Search
  ) async throws -> Bool {
    let typed = fields.filter(\.kind.isReadFromWords)
    guard !typed.isEmpty else { return true }
    let language = resolver.locale.language.languageCode?.identifier
    // "Eight and four people": what names its parameter comes first.
    let spans = search.spans()
    let naming = spans.filter { span, text in
      WordsToNumber().decimal(text) != nil && typed.contains { search.isNamed($0, beside: span) }
        // "In five days" does not say which day by its number.
        && !search.isAmount(span)
    }
    for (span, text) in naming + spans {
      guard search.isFree(span) else { continue }
      let isNumber = WordsToNumber().decimal(text) != nil
      // "The second" is a place in a list, and no number of things.
      let isPlace = !isNumber && SpokenValues.ordinal(of: text, tag: language) != nil
      var fitting: [(String, Reading)] = []
      let before = span.lowerBound > 0 ? search.words[span.lowerBound - 1] : ""
      // "For two hours" is no time of day.
      let isLength =
        words.counting.contains(before) && !isNumber && WordsToValue.duration(text) != nil
      // "Tomorrow at 25" is no hour, and nothing else.
      let isHour = isNumber && words.timing.contains(before) && typed.contains(where: \.isDate)
      for field in typed where search.found[field.name] == nil {
        if isHour, !field.isDate { continue }
        // "For five on friday" is for five, and no time.
        if field.isDate, words.counting.contains(before), search.startsWithCount(span) { continue }
        if isLength, case .date = field.kind { continue }
        // "In two hours" is how long it took, where that is asked for.
        if field.isDate, search.endsWithDuration(span), typed.contains(where: \.isDuration) {
          continue
        }
        // "One more" is one more than was said or is so without a word.
        let old =
          said.contains(field.name) || field.kind.isInteger
          ? field.value ?? self.before[field.name] : self.before[field.name]
        if case .value(let value) = try await resolver.resolve(text, changing: old, of: field),
          !isPlace
        {
          fitting.append((field.name, .value(value)))
        } else if field.kind.isInteger, isNumber {
          fitting.append((field.name, .words(text)))
        }
      }
      guard !fitting.isEmpty else { continue }
      // "Four guests" names the parameter, "three hours" is rather a duration than a time, and what
      // changes is rather what was said before.
      let named = typed.filter { search.isNamed($0, beside: span) }
      let durations = typed.filter(\.isDuration)
      let changing = typed.filter { said.contains($0.name) }
      // A number alone is a number of things where no hour was said.
      let counted =
        isNumber ? typed.filter(\.kind.isInteger) : []
      // "For three" is how many, "at three" when.
      let saysTime =
        words.timing.contains(before)
        || span.count > 1 && words.timing.contains(search.words[span.lowerBound])
      let timed =
        saysTime
        ? typed.filter { !$0.kind.isInteger } : []
      let preferred = typed.filter { $0.name == search.preferred }
      // "For three" and "three of us" are numbers of things.
      let isCounted =
        words.counting.contains(before)
        || words.length(of: words.counters, at: span.upperBound, in: search.words) > 0
      // "35 dollars" is an amount, and no number of guests.
      let isMoney =
        search.words[span].contains(where: words.units.contains)
        || span.upperBound < search.words.count
          && words.units.contains(search.words[span.upperBound])
      let amounts = typed.filter { field in
        switch field.kind {
        case .amount, .number: isMoney
        default: false
        }
      }
      let orders =
        isCounted
        ? [named, amounts, counted, preferred, durations, changing]
        : [named, amounts, durations, timed, preferred, changing, counted]
      for likely in orders where fitting.count > 1 {
        let names = Set(likely.map(\.name))
        let chosen = fitting.filter { names.contains($0.0) }
        if !chosen.isEmpty { fitting = chosen }
      }
      guard search.take(span, fitting) else { return false }
      if isNumber { search.takeUnit(behind: span) }
    }
    return true
  }

  /// Reads the words that are left as part of a name; they have to be in one piece.
  ///
  /// - Returns: `false` when they are not, or are part of no name or of those of several parameters.
  private func findParts(_ fields: [CallParameter], _ search: inout Search) async throws -> Bool {
    guard let span = search.rest else { return search.isRead }
    let part = words.bare(Array(search.words[span]))
    let text = search.utterance.text(of: span)
    // The "no" of "no, for three" says nothing, and is no part of "no, not outside"; "not three" is not three.
    if Conversation.isRefusal(text) { return !search.found.isEmpty }
    let denying = Set(words.bare(words.negations.flatMap(\.self)))
    if part.allSatisfy(denying.contains) { return false }
    var fitting: [(String, Reading)] = []
    for (field, named) in search.names where search.found[field.name] == nil {
      let found = named.filter { $0.names.contains { $0.hasPart(part) } }
      if found.count == 1 { fitting.append((field.name, .value(found[0].value))) }
      if found.count > 1 { fitting.append((field.name, .words(text))) }
    }
    if fitting.isEmpty, let field = fields.first(where: { $0.name == search.preferred }),
      case .entity = field.kind, search.found[field.name] == nil
    {
      switch try await resolver.resolve(text, for: field) {
      case .value(let value): fitting = [(field.name, .value(value))]
      case .several: fitting = [(field.name, .words(text))]
      case .unsettled, .tooFew, .nothing: break
      }
    }
    return !fitting.isEmpty && search.take(span, fitting)
  }

  /// The state of a search.
  private struct Search {
    let utterance: Utterance
    let words: [String]
    let stems: [String]
    let preferred: String?
    private let steering: SteeringWords
    var names: [(field: CallParameter, named: [Named])] = []
    private(set) var found: [String: Reading] = [:]
    private var used: [Bool]
    /// Whether a word says nothing when it is no value.
    private var isFiller: [Bool]
    /// The places of the words that name parameters, by the parameter's name.
    private var placesOfNames: [String: Set<Int>] = [:]

    init(_ utterance: Utterance, _ steering: SteeringWords, _ preferred: String?) {
      self.utterance = utterance
      self.steering = steering
      self.preferred = preferred
      words = utterance.words
      stems = words.map(steering.stem)
      used = words.map { _ in false }
      isFiller = words.map(steering.fillers.contains)
      // "One large" is a number, "the large one" is none.
      if words.count > 1, let first = isFiller.first, first,
        WordsToNumber().decimal(words[0]) != nil
      {
        isFiller[0] = false
      }
      // "Two bottles of milk" are two.
      for place in words.indices.dropFirst() where steering.containers.contains(words[place]) {
        let before = words[place - 1]
        if WordsToNumber().decimal(before) != nil || steering.articles.contains(before) {
          isFiller[place] = true
        }
      }
      let kept = steering.withoutPoliteness(words).count
      // Nothing but "one" is a number.
      if isFiller.prefix(kept).allSatisfy(\.self) {
        for place in 0..<kept where WordsToNumber().decimal(words[place]) != nil {
          isFiller[place] = false
        }
      }
      for place in kept..<words.count { used[place] = true }
    }

    /// Whether no word that means something is left.
    var isRead: Bool { words.indices.allSatisfy { used[$0] || isFiller[$0] } }

    /// The words that are left, in one piece; `nil` when there are none, or in several pieces.
    var rest: Range<Int>? {
      let left = words.indices.filter { !used[$0] && !isFiller[$0] }
      guard let first = left.first, let last = left.last,
        (first...last).allSatisfy({ !used[$0] })
      else { return nil }
      return first..<last + 1
    }

    /// Takes the words that name parameters as saying nothing: "size large", "two bowls of soup".
    mutating func setAsideNames(of fields: [CallParameter]) {
      for field in fields {
        for name in [field.words, field.kind.element.words] {
          let name = steering.bare(SteeringWords.words(name))
          guard let first = name.first else { continue }
          // The "due" of "due date" says which is meant.
          let synonyms = name.count == 1 ? steering.synonyms(of: first) : []
          if name.count > 1, SpokenValues.number(of: first, preferred: nil) != nil {
            for place in stems.indices where stems[place] == first {
              isFiller[place] = true
              placesOfNames[field.name, default: []].insert(place)
            }
          }
          for place in words.indices
          where stems[place...].starts(with: name) || synonyms.contains(stems[place]) {
            for word in place..<place + name.count { isFiller[word] = true }
            placesOfNames[field.name, default: []].formUnion(place..<place + name.count)
          }
        }
      }
    }

    func isFree(_ span: Range<Int>) -> Bool { span.allSatisfy { !used[$0] } }

    /// Whether a number and the word behind it are a duration.
    func isAmount(_ span: Range<Int>) -> Bool {
      span.upperBound < words.count
        && SpokenValues.value(
          of: utterance.text(of: span.lowerBound..<span.upperBound + 1), as: .duration) != nil
    }

    /// Whether a number begins a run whose rest is a date by itself: "five on friday".
    func startsWithCount(_ span: Range<Int>) -> Bool {
      span.count > 1 && WordsToNumber().decimal(words[span.lowerBound]) != nil
        && SpokenValues.value(
          of: utterance.text(of: span.lowerBound + 1..<span.upperBound), as: .date) != nil
    }

    /// Whether a run is a duration behind a small word: "in two hours".
    func endsWithDuration(_ span: Range<Int>) -> Bool {
      span.count > 2 && steering.fillers.contains(words[span.lowerBound])
        && WordsToValue.duration(utterance.text(of: span.dropFirst())) != nil
    }

    /// Whether a word beside a run names a parameter, also "the budget is" and "a budget of".
    func isNamed(_ field: CallParameter, beside span: Range<Int>) -> Bool {
      let joins = words[..<span.lowerBound].reversed().prefix { word in
        steering.joiners.contains(word) && !steering.counting.contains(word)
          && !steering.timing.contains(word)
      }
      let before = span.lowerBound - joins.count - 1
      return placesOfNames[field.name]?.contains { $0 == before || $0 == span.upperBound } ?? false
    }

    /// Returns the runs of words, the longest first, that neither begin nor end with a filler.
    func spans() -> [(Range<Int>, String)] {
      (1...words.count).reversed().flatMap { count in
        (0...words.count - count).compactMap { start in
          let span = start..<start + count
          let isArticle = count > 1 && steering.indefinites.contains(words[start])
          let text = utterance.text(of: span)
          // "An hour later" begins with an article; the "in" and the "days" of "in five days" are no fillers.
          guard isFree(span),
            !isFiller[start] && !isFiller[start + count - 1]
              || isArticle && !isFiller[start + count - 1]
              // The last word of "noch eine" is a number.
              || count > 1 && steering.length(of: steering.further, at: start, in: words) > 0
              || count > 2 && SpokenValues.value(of: text, as: .date) != nil,
            ![start, start + count].contains(where: utterance.isBetweenJoinedDigits)
          else { return nil }
          return (span, text)
        }
      }
    }

    /// Takes the unit behind a number, which says nothing where a parameter is only a number: "2 dollars".
    mutating func takeUnit(behind span: Range<Int>) {
      let place = span.upperBound
      if place < words.count, steering.units.contains(words[place]) { used[place] = true }
    }

    /// Takes words as the value of the only parameter they fit, or of the preferred one.
    mutating func take(_ span: Range<Int>, _ fitting: [(String, Reading)]) -> Bool {
      guard
        let (name, reading) = fitting.count == 1
          ? fitting[0] : fitting.first(where: { $0.0 == preferred })
      else { return false }
      guard found[name] == nil else { return false }
      found[name] = reading
      for place in span { used[place] = true }
      return true
    }

    /// Finds whole names, the longest first; returns whether each fits one parameter.
    mutating func findNames() -> Bool {
      for count in (1...words.count).reversed() {
        for start in 0...words.count - count {
          let span = start..<start + count
          let said = steering.bare(Array(words[span]))
          guard isFree(span), !said.isEmpty, said.count == count else { continue }
          var fitting: [(String, Reading)] = []
          for (field, named) in names {
            let values = named.filter { $0.names.contains(said) }
            if values.count == 1 { fitting.append((field.name, .value(values[0].value))) }
            if values.count > 1 {
              fitting.append((field.name, .words(utterance.text(of: span))))
            }
          }
          if !fitting.isEmpty, !take(span, fitting) { return false }
        }
      }
      return true
    }
  }
}

extension [String] {
  /// Returns whether the words of a name contain others, of which the last may be the beginning of a
  /// word, but not one as short as "no" or "to".
  fileprivate func hasPart(_ part: [String]) -> Bool {
    guard let last = part.last, part.count <= count else { return false }
    return (0...count - part.count).contains { start in
      let word = self[start + part.count - 1]
      return self[start..<start + part.count - 1].elementsEqual(part.dropLast())
        && (word == last || last.utf8.count > 2 && word.hasPrefix(last))
    }
  }
}

extension CallParameter {
  /// Whether it is a length of time.
  var isDuration: Bool { if case .duration = self.kind { true } else { false } }

  var isDate: Bool {
    switch self.kind {
    case .date, .dateComponents: true
    default: false
    }
  }
}

extension ValueKind {
  /// Whether it is a whole number.
  var isInteger: Bool { if case .integer = self { true } else { false } }

  /// Whether a few words that are such a value can hardly be anything else.
  var isReadFromWords: Bool {
    switch self {
    case .integer, .number, .decimal, .date, .dateComponents, .duration, .measurement, .amount: true
    default: false
    }
  }
}
