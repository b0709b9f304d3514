// Holds verdicts to what an utterance was said to mean.

import PhraseChecks
import PhraseMatching
import Testing

@Suite struct UtteranceRunnerTests {
  static let inventory = PhraseInventory(
    templates: [
      PhraseTemplate(
        "Order ${soup} in ${applicationName}", app: "Soupy", intent: "OrderSoupIntent",
        slots: ["soup": .entity("Soup", isOpen: true)]),
      PhraseTemplate("Stir in ${applicationName}", app: "Soupy", intent: "Stir"),
      PhraseTemplate("Stir in ${applicationName}", app: "Soupy", intent: "Shake"),
    ],
    applications: [
      ApplicationNames(
        app: "Soupy", names: ["Soupy"], negativePhrases: ["Order poison in ${applicationName}"])
    ],
    values: [
      PhraseValue(type: "Soup", id: "tomato", texts: ["Tomato Soup"]),
      PhraseValue(type: "Soup", id: "lentil", texts: ["Lentil Soup", "House Soup"]),
      PhraseValue(type: "Soup", id: "miso", texts: ["Miso Soup", "House Soup"]),
    ])

  private func differences(_ text: String) async throws -> [String] {
    let matcher = try Self.inventory.matcher()
    let runner = UtteranceRunner { utterance, _ in
      let commands = utterance.contains(" then ") ? ["StirIntent", "Shake"] : []
      return (matcher.matches(in: utterance, with: .suggestions), commands)
    } ask: { match in
      match.parameters.isEmpty ? nil : "size"
    }
    var lines: [String] = []
    for example in try UtteranceFile(parsing: text, file: "t").cases {
      lines += try await runner.verdict(on: example).diff
    }
    return lines
  }

  @Test(arguments: [
    "- { utterance: order tomato soup in Soupy, intent: OrderSoup, app: soupy }",
    "- { utterance: order tomato soup in Soupy, intent: OrderSoupIntent, asks: size }",
    "- { utterance: order tomato soup in Soupy, intent: OrderSoup, values: {soup: tomato} }",
    "- { utterance: order tomato soup in Soupy, intent: OrderSoup, values: {soup: tomato soup} }",
    "- { utterance: order house soup in Soupy, intent: OrderSoup, values: {soup: [miso, lentil]} }",
    "- { utterance: order red stew in Soupy, intent: OrderSoup, values: {soup: red stew} }",
    "- { utterance: please order tomato soup in Soupy, intent: OrderSoup, tier: fillers }",
    "- { utterance: stir in Soupy, intent: [Shake, Stir] }",
    "- { utterance: order poison in Soupy, intent: null }",
    "- { utterance: good morning, intent: null }",
    "- { utterance: good morning, intent: null, suggests: null }",
    "- { utterance: stir then shake in Soupy, commands: [Stir, Shake] }",
  ])
  func `an expectation that is met passes`(_ text: String) async throws {
    #expect(try await differences(text).isEmpty)
  }

  @Test(arguments: [
    ("{ utterance: good morning, intent: Stir }", ["- intent: Stir", "+ intent: nothing"]),
    (
      "{ utterance: stir then shake in Soupy, intent: null }",
      ["- intent: nothing", "+ intent: the commands Stir, Shake"]
    ),
    (
      "{ utterance: stir then shake in Soupy, commands: [Shake, Stir] }",
      ["- commands: Shake, Stir", "+ commands: Stir, Shake"]
    ),
    (
      "{ utterance: order stew in Soupy, commands: [OrderSoup, Stir] }",
      ["- commands: OrderSoup, Stir", "+ commands: OrderSoup"]
    ),
    (
      "{ utterance: order stew in Soupy, intent: null }",
      ["- intent: nothing", "+ intent: OrderSoup"]
    ),
    (
      "{ utterance: stir in Soupy, intent: Stir }", ["- intent: Stir", "+ intent: Shake, Stir"]
    ),
    (
      "{ utterance: order poison in Soupy, intent: OrderSoup }",
      [
        "- intent: OrderSoup", "+ intent: nothing",
        "+ vetoed by: Soupy: Order poison in ${applicationName}",
      ]
    ),
    (
      "{ utterance: order stew in Soupy, intent: OrderSoup, app: Stewy, asks: ~, tier: slips }",
      [
        "- app: Stewy", "+ app: Soupy", "- tier: slips", "+ tier: normalised", "- asks: nothing",
        "+ asks: size",
      ]
    ),
    (
      "{ utterance: order stew in Soupy, intent: OrderSoup, values: {size: small} }",
      ["- values.size: small", "+ values.soup: stew"]
    ),
    (
      "{ utterance: order house soup in Soupy, intent: OrderSoup, values: {soup: miso} }",
      ["- values.soup: miso", "+ values.soup: lentil, miso"]
    ),
  ])
  func `what differs is told as a diff`(_ text: String, _ diff: [String]) async throws {
    #expect(try await differences("- " + text) == diff)
  }
}
