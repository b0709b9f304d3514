// Reads durations: "90 min", "an hour and a half", "1h30".

extension PhraseReader {
  /// Reads durations in seconds. Months, whose length varies, are no durations.
  mutating func durations(at index: Int) -> [Found<Double>] {
    var found = clockDurations(at: index)
    for part in durationParts(at: index) { extend(part, with: &found, depth: 0) }
    return found
  }

  /// Reads `1:30` in hours and minutes, `1:30:15` with seconds.
  private func clockDurations(at index: Int) -> [Found<Double>] {
    guard let hours = wholeNumber(at: index), hours.count <= 3,
      isJoined(by: ":", before: index + 1), let minutes = wholeNumber(at: index + 1),
      minutes.count == 2, minutes.value < 60
    else { return [] }
    let seconds = Double(hours.value * 3600 + minutes.value * 60)
    guard isJoined(by: ":", before: index + 2), let rest = wholeNumber(at: index + 2),
      rest.count == 2, rest.value < 60
    else { return [(seconds, index + 2)] }
    return [(seconds + Double(rest.value), index + 3)]
  }

  /// A part of a duration, with the size of its last unit.
  private typealias Part = (seconds: Double, unit: Double, end: Int)

  /// Adds a duration and all its continuations with ever smaller units.
  private mutating func extend(_ part: Part, with found: inout [Found<Double>], depth: Int) {
    found.append((part.seconds, part.end))
    guard depth < 4, part.end < pieces.all.count else { return }
    for end in ends(of: .andHalf, at: part.end) {
      found.append((part.seconds + part.unit / 2, end))
    }
    // 1h30, deux heures trente: a number without a unit counts the next smaller one.
    if part.unit == 3600 || part.unit == 60 {
      for (value, end) in wholeNumbers(at: part.end, below: 60)
      where isGlued(part.end) || value > 9 {
        found.append((part.seconds + Double(value) * part.unit / 60, end))
      }
    }
    for start in optional([.and], at: part.end) {
      for next in durationParts(at: start) where next.unit < part.unit {
        extend((part.seconds + next.seconds, next.unit, next.end), with: &found, depth: depth + 1)
      }
    }
  }

  /// Reads a number and a unit, half a unit, or a word for a duration.
  private mutating func durationParts(at index: Int) -> [Part] {
    var parts: [Part] = []
    for (word, end) in words(at: index) {
      if case .span(let seconds) = word { parts.append((seconds, seconds, end)) }
    }
    for (amount, end) in amounts(at: index) {
      for (word, end) in words(at: end) {
        if case .unit(let seconds) = word { parts.append((amount * seconds, seconds, end)) }
      }
    }
    return parts
  }

  /// Reads an amount before a unit: a number, `a`, `half`, `half an`.
  mutating func amounts(at index: Int) -> [Found<Double>] {
    var amounts = numbers(at: index)
    // three quarters of a mile
    for (part, end) in amounts where part < 1 {
      amounts += ends(of: .of, at: end).flatMap { optional([.one], at: $0) }.map { (part, $0) }
    }
    for end in ends(of: .one, at: index) {
      amounts.append((1, end))
      amounts += ends(of: .half, at: end).map { (0.5, $0) }
    }
    for end in ends(of: .half, at: index) { amounts += optional([.one], at: end).map { (0.5, $0) } }
    return amounts
  }

  /// Reads a number of months: `two years`.
  mutating func monthSpans(at index: Int) -> [Found<Int>] {
    var found: [Found<Int>] = []
    for (amount, end) in amounts(at: index) where amount == amount.rounded() && amount < 10_000 {
      for (word, end) in words(at: end) {
        if case .months(let months) = word { found.append((Int(amount) * months, end)) }
      }
    }
    return found
  }
}
