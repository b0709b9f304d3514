// Reads times of day: "17:30", "5 pm", "half past five", "cinq heures et quart", 午後5時半.

extension PhraseReader {
  /// Reads times of day in minutes after midnight.
  ///
  /// - Parameter part: The part of the day that is known already, from `tomorrow evening`.
  mutating func times(at index: Int, part: TypedWord.Part? = nil) -> [Found<Int>] {
    var found: [Found<Int>] = []
    for (word, end) in words(at: index) {
      if case .moment(let minutes) = word { found.append((minutes, end)) }
      guard case .part(let part) = word else { continue }
      for clock in clocks(at: end) {
        if let minutes = minutes(clock.value, part) { found.append((minutes, clock.end)) }
      }
    }
    for clock in optional([.theHour], at: index).flatMap({ clocks(at: $0) }) {
      if let minutes = minutes(clock.value, part) { found.append((minutes, clock.end)) }
      for (word, end) in words(at: clock.end) {
        if case .part(let part) = word, let minutes = minutes(clock.value, part) {
          found.append((minutes, end))
        }
      }
    }
    return found
  }

  /// Returns the minutes of a clock time in a part of the day; `nil` if the part has no such time.
  private func minutes(_ clock: Int, _ part: TypedWord.Part?) -> Int? {
    let clock = (clock + 24 * 60) % (24 * 60)
    let isTwelve = clock / 60 == 12
    switch part {
    case nil: return clock
    case .am: return clock >= 13 * 60 ? nil : isTwelve ? clock - 12 * 60 : clock
    case .clockPM where clock >= 13 * 60: return nil
    case .pm, .clockPM, .evening:
      return clock >= 12 * 60 ? clock : clock < 60 ? nil : clock + 12 * 60
    case .night:
      if clock >= 13 * 60 { return clock }
      return isTwelve ? clock - 12 * 60 : clock < 6 * 60 ? clock : clock + 12 * 60
    }
  }

  /// Reads clock times in minutes; negative for a quarter to midnight.
  private mutating func clocks(at index: Int) -> [Found<Int>] {
    if let digital = digital(at: index) {
      return optional([.hourMark], at: digital.end).map { (digital.value, $0) }
    }
    var found: [Found<Int>] = []
    for hour in hours(at: index) { afterHour(hour, &found) }
    for (word, end) in words(at: index) {
      // half past five, halb sechs
      guard case .before(let minutes) = word else { continue }
      for hour in hours(at: end) {
        for end in optional([.hourMark], at: hour.end) {
          found.append((hour.value * 60 + minutes, end))
        }
      }
    }
    // ten past five, zehn Minuten vor fünf
    for (minutes, end) in wholeNumbers(at: index, below: 60) {
      for end in optional([.unit(60)], at: end) {
        for (word, end) in words(at: end) where word == .past || word == .to {
          for hour in hours(at: end) {
            for end in optional([.hourMark], at: hour.end) {
              found.append((hour.value * 60 + (word == .past ? minutes : -minutes), end))
            }
          }
        }
      }
    }
    return found
  }

  /// Reads `17:30` and `17.30`.
  private func digital(at index: Int) -> Found<Int>? {
    guard index < pieces.all.count, pieces.all[index].isNumber else { return nil }
    if let hour = wholeNumber(at: index), hour.count <= 2, hour.value <= 24,
      isJoined(by: ":", before: index + 1) || isJoined(by: "：", before: index + 1),
      let minute = wholeNumber(at: index + 1), minute.count == 2, minute.value < 60
    {
      return (hour.value * 60 + minute.value, index + 2)
    }
    let bytes = pieces.bytes(index)
    guard let mark = bytes.firstIndex(of: UInt8(ascii: ".")), bytes.endIndex - mark == 3,
      mark - bytes.startIndex <= 2,
      let hour = Int(String(decoding: bytes[..<mark], as: UTF8.self)), hour < 24,
      let minute = Int(String(decoding: bytes[(mark + 1)...], as: UTF8.self)), minute < 60
    else { return nil }
    return (hour * 60 + minute, index + 1)
  }

  private mutating func hours(at index: Int) -> [Found<Int>] {
    var hours = wholeNumbers(at: index, below: 25)
    for (word, end) in words(at: index) {
      if case .moment(let minutes) = word, minutes % 60 == 0 { hours.append((minutes / 60, end)) }
    }
    // 17:60 is no time, and not five o'clock either.
    return hours.filter { !isJoined(by: ":", before: $0.end) }
  }

  /// Adds the continuations of an hour: none, `Uhr`, `thirty`, `et quart`, `menos diez`.
  private mutating func afterHour(_ hour: Found<Int>, _ found: inout [Found<Int>]) {
    let base = hour.value * 60
    let marked = ends(of: .hourMark, at: hour.end)
    for start in [hour.end] + marked {
      found.append((base, start))
      for (word, end) in words(at: start) {
        switch word {
        case .after(let minutes): found.append((base + minutes, end))
        case .plus, .minus:
          for (minutes, end) in wholeNumbers(at: end, below: 60) {
            found.append((base + (word == .plus ? minutes : -minutes), end))
          }
        default: break
        }
      }
      // `five thirty`, `17h30`; after an hour without a mark, a small number belongs to something
      // else, and 12/24 is no time.
      for (minutes, end) in wholeNumbers(at: start, below: 60)
      where start != hour.end
        || (minutes > 9 && !pieces.gap(before: start).contains(UInt8(ascii: "/")))
      {
        // The "einen" of "18 Uhr einen Tisch" is an article.
        let isArticle = minutes == 1 && !pieces.all[start].isNumber
        for marked in optional([.minuteMark, .unit(60)], at: end) where !isArticle || marked > end {
          found.append((base + minutes, marked))
        }
      }
    }
  }
}
