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
  func `changed values are known as if compiled`(_ seed: Int) throws {
    var lottery = Lottery(seed: UInt64(seed))
    // Few identifiers for many changes of the same ones, many for many values.
    let ids = seed % 2 == 0 ? 12 : 400
    var values: [PhraseValue] = []
    var matcher = try Self.matcher([])
    var copies: [(matcher: PhraseMatcher, values: [PhraseValue])] = []
    for step in 0..<60 {
      let type = lottery.number(below: 3) == 0 ? "Tea" : "Soup"
      var list = values.filter { $0.type == type }
      for _ in 0..<lottery.number(below: 8) {
        let value = Self.value(&lottery, ids: ids)
        list.removeAll { $0.id == value.id }
        if value.type == type { list.insert(value, at: lottery.number(below: list.count + 1)) }
      }
      values = values.filter { $0.type != type } + list
      matcher.replaceValues(of: type, with: list)
      if step % 5 == 0 {
        if copies.count > 2 { copies.removeFirst(lottery.number(below: 3)) }
        copies.append((matcher, values))
      }
      guard step % 10 == 9 else { continue }
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
