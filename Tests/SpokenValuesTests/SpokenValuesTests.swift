// Plays the fixtures of spoken values: which words are read, where they end, what they mean.

import BehestTestSupport
import SpokenValues
import Testing

struct SpokenValuesTests {
  @Test(arguments: Fixtures.paths(in: "TypedSlots", withExtension: "txt"))
  func `words are read as what they mean`(_ path: String) throws {
    let tag = String(path.split(separator: "/").last?.prefix(2) ?? "")
    let lines = try Fixtures.text(path).split(separator: "\n").map { line in
      if line.hasPrefix("#") { return String(line) }
      return try #require(SpokenExample(line)).outcome(in: tag)
    }
    Fixtures.expect(lines.joined(separator: "\n") + "\n", matches: path)
  }

  @Test(arguments: Fixtures.paths(in: "TypedSlots", withExtension: "txt"))
  func `no reading is given twice, and the longest comes first`(_ path: String) throws {
    for line in try Fixtures.text(path).split(separator: "\n") where !line.hasPrefix("#") {
      let utterance = Normalizer.utterance(try #require(SpokenExample(line)).text)
      for kind in TypedKind.allCases {
        for place in utterance.tokens.indices {
          let ends = SpokenValues.readings(
            kind, at: place, in: utterance,
            languages: ["en", "de", "fr", "es", "ja", "zh", "ko"].compactMap(LanguageRules.rules)
          ).map { [$0.end, $0.offset] }
          #expect(ends == Set(ends).sorted { $0.lexicographicallyPrecedes($1) }.reversed())
          #expect(ends.allSatisfy { $0[0] > place || $0[1] > 0 })
        }
      }
    }
  }

  @Test(arguments: TypedKind.allCases)
  func `the time to read a text grows with the text at most`(_ kind: TypedKind) {
    let all = ["en", "de", "fr", "es", "it", "nl", "pt", "ja", "zh", "ko"]
    for part in [
      "half past ", "one and a half hours and ", "一", "日", "반", "1:", "1h", "the ", "in 1 day ",
      "a.b.", "http://", "half ", "-", "١", "week friday ", "一日月年", "5 minutes and 5 seconds ",
    ] {
      let utterances = [1_000, 2_000].map {
        Normalizer.utterance(String(repeating: part, count: $0))
      }
      let growth = Growth(at: utterances, bound: 3) { utterance in
        for place in utterance.tokens.indices.prefix(20) {
          _ = SpokenValues.readings(
            kind, at: place, in: utterance, languages: all.compactMap(LanguageRules.rules))
        }
      }
      #expect(growth.most <= 3, "\(part): \(growth)")
    }
  }
}

/// A line of a fixture: `kind: words | what follows => meaning`.
private struct SpokenExample {
  /// A kind of typed slots, `number`, or `ordinal` and `place` for whole texts.
  let kind: String
  /// The text without the mark of where its words end.
  let text: String

  init?(_ line: Substring) {
    let sides = line.split(separator: " => ", maxSplits: 1)
    guard let head = sides.first, let colon = head.firstIndex(of: ":") else { return nil }
    kind = String(head[..<colon])
    text = String(head[colon...].dropFirst(2)).replacing(" | ", with: " ")
      .replacing("|", with: "")
  }

  /// The line as it would be for what is read now.
  func outcome(in tag: String) -> String {
    let utterance = Normalizer.utterance(text)
    switch kind {
    case "number":
      let reading = SpokenValues.numbers(at: 0, in: utterance, language: tag).first
      let value = reading.map { "\($0.value)\($0.isPercent ? "%" : "")" }
      return outcome(value, reading.map { ($0.end, $0.offset) }, in: utterance)
    case "ordinal":
      let value = SpokenValues.ordinal(of: text, tag: tag).map { "\($0)" }
      return outcome(value, (utterance.tokens.count, 0), in: utterance)
    case "place":
      let value = SpokenValues.position(of: text, tag: tag).map { "\($0)" }
      return outcome(value, (utterance.tokens.count, 0), in: utterance)
    default:
      guard let kind = TypedKind(rawValue: kind) else { return "\(kind): ?" }
      let reading = SpokenValues.readings(
        kind, at: 0, in: utterance, languages: [tag].compactMap(LanguageRules.rules)
      ).first
      return outcome(
        reading.map { meaning($0.value) }, reading.map { ($0.end, $0.offset) }, in: utterance)
    }
  }

  private func outcome(
    _ meaning: String?, _ end: (token: Int, offset: Int)?, in utterance: Utterance
  ) -> String {
    guard let meaning, let end else { return "\(kind): \(text) => nothing" }
    var length = end.token > 0 ? Int(utterance.tokens[end.token - 1].upper) : 0
    if end.offset > 0 { length = Int(utterance.tokens[end.token].lower) + end.offset }
    let place = text.utf8.index(text.utf8.startIndex, offsetBy: length)
    var words = String(text[..<place])
    let rest = text[place...]
    if rest.contains(where: \.isLetter) {
      words += rest.hasPrefix(" ") ? " |" + rest : "|" + rest
    } else {
      words += rest
    }
    return "\(kind): \(words) => \(meaning)"
  }

  private func meaning(_ value: SpokenValue) -> String {
    switch value {
    case .date(let date): "\(meaning(date.day))\(date.time.map { " " + clock($0) } ?? "")"
    case .time(let seconds): clock(seconds)
    case .duration(let seconds): "\(seconds)s"
    case .boolean(let value): "\(value)"
    case .url(let address): address
    case .measurement(let value, let unit): "\(value) \(unit)"
    case .amount(let value, let currency): "\(value) \(currency ?? "of the usual currency")"
    }
  }

  private func meaning(_ day: DateWords.Day) -> String {
    let names = ["", "sun", "mon", "tue", "wed", "thu", "fri", "sat"]
    func two(_ number: Int?) -> String { number.map { $0 < 10 ? "0\($0)" : "\($0)" } ?? "?" }
    func signed(_ number: Int) -> String { number < 0 ? "\(number)" : "+\(number)" }
    return switch day {
    case .relative(let days, 0): "day\(signed(days))"
    case .relative(_, let months): "month\(signed(months))"
    case .weekday(let day, let isPast): isPast ? "last \(names[day])" : names[day]
    case .week(let weeks, let day): "week\(signed(weeks)) \(names[day])"
    case .calendar(let year, let month, let day): "\(two(year))-\(two(month))-\(two(day))"
    case .numeric(let first, let second, let year): "\(first)/\(second)/\(two(year))"
    case .edge(let isEnd, let unit, let offset):
      "\(isEnd ? "end" : "start") of \(unit)\(signed(offset))"
    case .edgeOfMonth(let month, let isEnd): "\(isEnd ? "end" : "start") of ?-\(two(month))"
    case .moment(let seconds): "now+\(seconds)s"
    }
  }

  private func clock(_ seconds: Int) -> String {
    let minutes = seconds / 60 % 60
    return "\(seconds / 3600):\(minutes < 10 ? "0" : "")\(minutes)"
  }
}
