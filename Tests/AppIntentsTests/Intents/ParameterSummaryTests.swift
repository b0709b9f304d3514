// Sentences about intents, decided by the values of their parameters.

import AppIntents
import Testing

private struct Travel: AppIntent {
  static let title: LocalizedStringResource = "Travel"
  @Parameter(title: "Size") var size: SoupSize?
  @Parameter(title: "Name") var name: String?
  @Parameter(title: "Count") var count: Int?

  static var parameterSummary: some ParameterSummary {
    When(\.$count, .greaterThan, 3) {
      Summary("Many")
    } otherwise: {
      Switch(\.$size) {
        Case(.small) {
          When(\.$name, .hasAnyValue) {
            Summary("Small \(\.$name)")
          } otherwise: {
            Summary("Small")
          }
        }
        Case(.large) { Summary("Large") { \.$name } }
        DefaultCase { Summary("Any \(\.$size) \(\.$name)") }
      }
    }
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct ParameterSummaryTests {
  private func sentence(_ intent: any AppIntent) throws -> String {
    let sentence = try #require(intent.summarySentence)
    let pieces = sentence.pieces.map { piece in
      switch piece {
      case .literal(let text): text
      case .parameter(let name): "(\(name))"
      }
    }
    return pieces.joined()
      + (sentence.folded.isEmpty ? "" : " + " + sentence.folded.joined(separator: " "))
  }

  // Fails when the key paths of the literal are not turned into the names of their properties.
  @Test func `key paths in a sentence become the names of the parameters`() throws {
    #expect(try sentence(OrderSoup()) == "Order (quantity) (soup) + size note")
  }

  // Fails to compile when builders of cases have one overload per number instead of a pack.
  @Test func `trap of summaries - conditions nest and follow the values`() throws {
    let travel = Travel()
    #expect(try sentence(travel) == "Any (size) (name)")
    travel.size = .small
    #expect(try sentence(travel) == "Small")
    travel.name = "Bo"
    #expect(try sentence(travel) == "Small (name)")
    travel.size = .large
    #expect(try sentence(travel) == "Large + name")
    travel.count = 4
    #expect(try sentence(travel) == "Many")
    travel.count = 3
    #expect(try sentence(travel) == "Large + name")
  }

  @Test func `an intent without a summary has no sentence`() {
    #expect(SoupSnippet().summarySentence == nil)
  }
}
