// Tests of the names that a person may have meant.

import IntentEngine
import Testing

struct NearestTests {
  @Test(
    arguments: [
      ("factor", "math_factor"), ("Steps", "countSteps"), ("coutSteps", "countSteps"),
      ("count", "countSteps"), ("facto", nil), ("of", nil),
    ])
  func `a name is near by its letters, its beginning or a whole word`(
    _ word: String, _ name: String?
  ) {
    let names = ["math_factor_list", "math_factor", "countSteps", "list_of"]
    #expect(Nearest.word(to: word, among: names) == name)
  }

  @Test func `a long list is cut`() {
    #expect(Nearest.list(["a", "b"], by: "list") == "a, b")
    let names = (1...50).map { "n\($0)" }
    #expect(
      Nearest.list(names, by: "intents")
        == "n1, n2, n3, n4, n5, n6, n7, n8, n9, n10, n11, n12 and 38 others; “intents” lists all")
  }
}
