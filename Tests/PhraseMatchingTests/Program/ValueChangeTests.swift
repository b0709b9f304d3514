// Checks that a matcher whose values were changed answers as one that was compiled with them.

import PhraseMatching
import PhraseReference
import Testing

struct ValueChangeTests {
  private static let templates = [
    PhraseTemplate(
      "Order ${soup} in ${applicationName}", app: "Soupy", intent: "OrderSoup",
      slots: ["soup": .entity("Soup", isOpen: false)]),
    PhraseTemplate(
      "Order ${tea} in ${applicationName}", app: "Soupy", intent: "OrderTea",
      slots: ["tea": .enumeration("Tea")]),
    PhraseTemplate(
      "Find ${soup} in ${applicationName}", app: "Soupy", intent: "FindSoup",
      slots: ["soup": .entity("Soup", isOpen: true)]),
  ]
  private static let words = [
    "green", "Tomato", "l'oignon", "Anna's", "七", "miso", "C++", "leek", "leak", "lemon", "lemons",
  ]

  private static func matcher(_ values: [PhraseValue]) throws -> PhraseMatcher {
    try PhraseMatcher(
      templates: templates, applications: [ApplicationNames(app: "Soupy", names: ["Soupy"])],
      values: values)
  }

  private static func title(_ lottery: inout Lottery) -> String {
    (0...lottery.number(below: 2)).map { _ in words[lottery.number(below: words.count)] }
      .joined(separator: " ")
  }

  private static func value(_ lottery: inout Lottery, ids: Int) -> PhraseValue {
    var value = PhraseValue(
      type: lottery.number(below: 3) == 0 ? "Tea" : "Soup", id: "\(lottery.number(below: ids))",
      texts: (0..<lottery.number(below: 4)).map { _ in title(&lottery) })
    if lottery.number(below: 3) == 0 { value.output = .string(title(&lottery)) }
    if lottery.number(below: 3) == 0 {
      value.context = ["room": .string(title(&lottery)), "floor": .integer(-2)]
      value.metadata = .array([.null, .boolean(true), .number(0.5), .object(["a": .array([])])])
    }
    return value
  }

  private static func answers(_ matcher: PhraseMatcher, _ lottery: inout Lottery) -> [[Match]] {
    (0..<12).map { _ in
      let verb = lottery.number(below: 2) == 0 ? "order" : "find"
      return matcher.matches(in: "\(verb) the \(title(&lottery)) in soupy please").matches
    }
  }

  @Test(arguments: 0..<20)
  func `values changed one by one are known as if compiled`(_ seed: Int) throws {
    var lottery = Lottery(seed: UInt64(seed))
    // Few identifiers for many changes of the same ones, many for what is left behind by them.
    let ids = seed % 2 == 0 ? 12 : 400
    var values: [PhraseValue] = []
    var matcher = try Self.matcher([])
    var copies: [(matcher: PhraseMatcher, values: [PhraseValue])] = []
    for step in 0..<300 {
      switch lottery.number(below: 8) {
      case 0..<5:
        let value = Self.value(&lottery, ids: ids)
        matcher.setValue(value)
        if let place = values.firstIndex(where: { $0.type == value.type && $0.id == value.id }) {
          values[place] = value
        } else {
          values.append(value)
        }
      case 5..<7:
        let value = Self.value(&lottery, ids: ids)
        let count = values.count
        values.removeAll { $0.type == value.type && $0.id == value.id }
        let wasKnown = matcher.removeValue(id: value.id, ofType: value.type)
        #expect(wasKnown == (values.count < count))
      default:
        guard lottery.number(below: 4) == 0 else { break }
        var soups = values.filter { $0.type == "Soup" }
        values.removeAll { $0.type == "Soup" }
        for _ in 0..<lottery.number(below: 3) where !soups.isEmpty {
          soups.remove(at: lottery.number(below: soups.count))
        }
        if soups.count > 1 { soups.swapAt(0, lottery.number(below: soups.count)) }
        values += soups
        matcher.replaceValues(of: "Soup", with: soups)
      }
      if step % 10 == 0 {
        if copies.count > 2 { copies.removeFirst(lottery.number(below: 3)) }
        copies.append((matcher, values))
      }
      guard step % 25 == 24 else { continue }
      for (matcher, values) in copies + [(matcher, values)] {
        for type in ["Soup", "Tea"] {
          #expect(matcher.values(of: type) == values.filter { $0.type == type })
        }
        let fresh = try Self.matcher(values)
        var other = lottery
        #expect(Self.answers(matcher, &lottery) == Self.answers(fresh, &other))
      }
    }
  }

  @Test func `a value that comes and goes leaves nothing behind`() throws {
    var matcher = try Self.matcher([])
    for round in 0..<5_000 {
      matcher.setValue(PhraseValue(type: "Soup", id: "\(round)", texts: ["Pea soup"]))
      matcher.setValue(PhraseValue(type: "Soup", id: "\(round)", texts: ["Leek soup"]))
      if round > 3 { matcher.removeValue(id: "\(round - 3)", ofType: "Soup") }
    }
    #expect(matcher.values(of: "Soup").map(\.id) == ["0", "4997", "4998", "4999"])
    #expect(
      matcher.matches(in: "order leek soup in soupy").matches.first?.parameters.first?.values
        == ["0", "4997", "4998", "4999"])
    #expect(matcher.matches(in: "order pea soup in soupy").matches.isEmpty)
  }

  @Test func `of two values with the same identifier the first counts`() throws {
    let values = [
      PhraseValue(type: "Soup", id: "1", texts: ["Pea"]),
      PhraseValue(type: "Soup", id: "1", texts: ["Leek"]),
      PhraseValue(type: "Tea", id: "1", texts: ["Green"]),
    ]
    var matcher = try Self.matcher(values)
    #expect(matcher.values(of: "Soup") == [values[0]])
    matcher.replaceValues(of: "Soup", with: [values[1], values[0]])
    #expect(matcher.values(of: "Soup") == [values[1]])
    #expect(matcher.values(of: "Tea") == [values[2]])
  }
}
