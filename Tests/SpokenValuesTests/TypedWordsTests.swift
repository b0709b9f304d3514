// Plays the fixtures of typed slots: which words are read, where they end, what they mean.

import BehestTestSupport
import PhraseMatching
import SpokenValues
import Testing

struct TypedWordsTests {
  @Test(arguments: Fixtures.paths(in: "TypedSlots", withExtension: "txt"))
  func `words are read as what they mean`(_ path: String) throws {
    let tag = String(path.split(separator: "/").last?.prefix(2) ?? "")
    let lines = try Fixtures.text(path).split(separator: "\n").map { line in
      if line.hasPrefix("#") { return String(line) }
      let example = try #require(TypedExample(line))
      let utterance = Normalizer.utterance(example.text)
      let readings = TypedWords.readings(
        example.kind, at: 0, in: utterance, languages: [tag].compactMap(LanguageRules.rules))
      return example.outcome(of: readings.first, in: utterance)
    }
    Fixtures.expect(lines.joined(separator: "\n") + "\n", matches: path)
  }

  @Test(arguments: Fixtures.paths(in: "TypedSlots", withExtension: "txt"))
  func `no reading is given twice, and the longest comes first`(_ path: String) throws {
    for line in try Fixtures.text(path).split(separator: "\n") where !line.hasPrefix("#") {
      let utterance = Normalizer.utterance(try #require(TypedExample(line)).text)
      for kind in TypedKind.allCases {
        for place in utterance.tokens.indices {
          let ends = TypedWords.readings(
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
          _ = TypedWords.readings(
            kind, at: place, in: utterance, languages: all.compactMap(LanguageRules.rules))
        }
      }
      #expect(growth.most <= 3, "\(part): \(growth)")
    }
  }
}

/// A line of a fixture: `kind: words | what follows => meaning`.
private struct TypedExample {
  let kind: TypedKind
  /// The words with the mark of where they end.
  let marked: String
  /// The text without the mark.
  let text: String

  init?(_ line: Substring) {
    let sides = line.split(separator: " => ", maxSplits: 1)
    guard let head = sides.first, let colon = head.firstIndex(of: ":"),
      let kind = TypedKind(rawValue: String(head[..<colon]))
    else { return nil }
    self.kind = kind
    marked = String(head[colon...].dropFirst(2))
    text = marked.replacing(" | ", with: " ").replacing("|", with: "")
  }

  /// The line as it would be for a reading.
  func outcome(of reading: TypedReading?, in utterance: Utterance) -> String {
    guard let reading else { return "\(kind.rawValue): \(text) => nothing" }
    var length = reading.end > 0 ? Int(utterance.tokens[reading.end - 1].upper) : 0
    if reading.offset > 0 { length = Int(utterance.tokens[reading.end].lower) + reading.offset }
    let end = text.utf8.index(text.utf8.startIndex, offsetBy: length)
    var words = String(text[..<end])
    let rest = text[end...]
    if rest.contains(where: \.isLetter) {
      words += rest.hasPrefix(" ") ? " |" + rest : "|" + rest
    } else {
      words += rest
    }
    return "\(kind.rawValue): \(words) => \(meaning(reading.value))"
  }

  private func meaning(_ value: TypedValue) -> String {
    switch value {
    case .date(let date): "\(meaning(date.day))\(date.time.map { " " + clock($0) } ?? "")"
    case .time(let seconds): clock(seconds)
    case .duration(let seconds): "\(seconds)s"
    case .boolean(let value): "\(value)"
    case .url(let address): address
    case .measurement(let value, let unit): "\(value) \(unit)"
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
