// Finds the first place where an utterance stops being a phrase.

/// Finds the first place where an utterance stops being a phrase.
///
/// The template is laid over the utterance as `Binder` does it, with everything forgiven that the
/// loosest tier forgives; of all readings the one that gets furthest names the failure.
struct FailureSearch {
  private let matcher: Matcher
  private let row: Program.Row
  private let tolerance: Tolerance
  private var template: Program.Template { matcher.program.templates[row.template] }
  private var words: [UInt32] { matcher.words }

  /// What is pasted is searched for values up to here.
  private static let maximumValues = 2_000

  init(_ matcher: Matcher, row: Program.Row, tolerance: Tolerance) {
    self.matcher = matcher
    self.row = row
    self.tolerance = tolerance
  }

  func failure(isVetoed: Bool) -> NearMiss.Failure {
    if isVetoed { return failure(.vetoed, 0..<words.count, expected: "") }
    let (element, place) = furthest()
    guard element < row.elements.upperBound else {
      guard place < words.count else { return failure(.beyondTier, 0..<words.count, expected: "") }
      return failure(.extraWords, place..<words.count, expected: "")
    }
    let step = matcher.program.elements[element]
    switch step.kind {
    case .slot where place < words.count:
      return unknownValue(Int(step.value), element: element, place: place)
    case .application:
      let names = matcher.program.applications.applications[Int(template.application)].names
      return failure(
        .missingApplicationName, place..<words.count, expected: names.first ?? template.source.app)
    case .word where place < words.count:
      return failure(
        .differentWord, place..<place + 1, expected: matcher.vocabulary.text(of: step.value))
    case .word, .slot:
      return failure(.missingWords, place..<place, expected: rest(from: element))
    }
  }

  private func failure(
    _ reason: NearMiss.Failure.Reason, _ run: Range<Int>, expected: String, slot: String? = nil,
    closest: PhraseValue? = nil
  ) -> NearMiss.Failure {
    let range = matcher.utterance.range(of: run)
    return NearMiss.Failure(
      reason: reason, text: matcher.utterance.text.slice(range), range: range, expected: expected,
      slot: slot, closestValue: closest)
  }

  /// The pair of an element and a place that no reading gets beyond.
  func furthest() -> (element: Int, place: Int) {
    var seen = PairSet()
    var pending: [(element: Int, place: Int)] = []
    for start in tolerance.starts { pending.append((row.elements.lowerBound, start)) }
    var best = (element: row.elements.lowerBound, place: 0)
    while let (element, place) = pending.popLast() {
      guard seen.insert(UInt64(element) << 32 | UInt64(place)) else { continue }
      if (element, place) > best { best = (element, place) }
      guard element < row.elements.upperBound else { continue }
      for next in steps(matcher.program.elements[element], element, place) { pending.append(next) }
      if place < words.count, matcher.program.politeness.isArticle(words[place]) {
        pending.append((element, place + 1))
      }
    }
    return best
  }

  private func steps(
    _ step: Program.Element, _ element: Int, _ place: Int
  ) -> [(element: Int, place: Int)] {
    var next: [(element: Int, place: Int)] = []
    switch step.kind {
    case .word:
      if place < words.count {
        let fits =
          words[place] == step.value
          || tolerance.corrections(at: place).contains { $0.word == step.value }
        if fits { next.append((element + 1, place + 1)) }
      }
      if matcher.program.politeness.isArticle(step.value) { next.append((element + 1, place)) }
    case .application:
      next += names(.applications, template.application, element, place)
    case .slot:
      let slot = template.slots[Int(step.value)]
      if slot.valueType != Program.none {
        next += names(.values, slot.valueType, element, place)
      }
      if slot.type.isOpen {
        next += (place..<min(words.count, place + 32)).map { (element + 1, $0 + 1) }
      }
    }
    return next
  }

  private func names(
    _ names: Matcher.Names, _ owner: UInt32, _ element: Int, _ place: Int
  ) -> [(element: Int, place: Int)] {
    tolerance.readings(of: names, at: place)
      .filter { matcher.entry(at: $0.node, of: owner, in: names) != NameTrie.none }
      .map { (element + 1, $0.end) }
  }

  /// What is left of the phrase, as it can be said.
  private func rest(from element: Int) -> String {
    let names = matcher.program.applications.applications[Int(template.application)].names
    return (element..<row.elements.upperBound).map { index in
      let step = matcher.program.elements[index]
      return switch step.kind {
      case .word: matcher.vocabulary.text(of: step.value)
      case .application: names.first ?? template.source.app
      case .slot: "<\(template.slots[Int(step.value)].name)>"
      }
    }.joined(separator: " ")
  }

  /// The words up to where the phrase goes on, and the known value they are closest to.
  private func unknownValue(_ index: Int, element: Int, place: Int) -> NearMiss.Failure {
    let slot = template.slots[index]
    var end = words.count
    let following = element + 1
    if following < row.elements.upperBound {
      let step = matcher.program.elements[following]
      end =
        (place + 1..<max(place + 1, words.count))
        .first { !steps(step, following, $0).isEmpty } ?? words.count
    }
    let said = (place..<end).map(matcher.utterance.word).joined(separator: " ")
    let values =
      slot.valueType == Program.none ? [] : matcher.values.values(of: slot.valueType)
    return failure(
      .unknownValue, place..<end, expected: "<\(slot.name)>", slot: slot.name,
      closest: closest(to: said, among: values))
  }

  /// The value with the fewest edits, when they are fewer than half of its letters.
  private func closest(to said: String, among values: [PhraseValue]) -> PhraseValue? {
    let said = Array(said.unicodeScalars.prefix(64))
    var best: (distance: Double, value: PhraseValue)?
    for value in values.prefix(Self.maximumValues) {
      for text in value.texts {
        let words = Normalizer.utterance(text).words.joined(separator: " ")
        let letters = Array(words.unicodeScalars.prefix(64))
        let length = max(letters.count, said.count)
        guard let slips = EditDistance.slips(said, letters, atMost: length / 2) else { continue }
        let distance = Double(slips) / Double(max(1, length))
        if distance < best?.distance ?? .infinity { best = (distance, value) }
      }
    }
    return best?.value
  }
}
