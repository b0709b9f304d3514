// Options that depend on the other values of the intent they are for.

import AppIntents
import Testing

private struct Pick: AppIntent {
  static let title: LocalizedStringResource = "Pick"
  @Parameter(title: "Shop") var shop: String
  @Parameter(title: "Count") var count: Int
  @Parameter(title: "Category", optionsProvider: Categories()) var category: String

  func perform() async throws -> some IntentResult { .result() }
}

private struct Categories: DynamicOptionsProvider {
  @IntentParameterDependency<Pick>(\.$shop, \.$count) var pick

  func results() async throws -> [String] {
    guard let pick else { return ["unknown"] }
    return (1...pick.count).map { "\(pick.shop) \($0)" }
  }
}

struct IntentParameterDependencyTests {
  // Fails, by a trap, when the dependency is handed out before all that it names has a value.
  @Test func `the intent is there once all it names is known`() async throws {
    let provider = Categories()
    let pick = Pick()
    #expect(try await provider.erasedResults().values as? [String] == ["unknown"])
    pick.shop = "Corner"
    try await IntentEnvironment.$intent.withValue(pick) {
      let before = try await provider.erasedResults().values as? [String]
      #expect(before == ["unknown"])
      pick.count = 2
      let after = try await provider.erasedResults().values as? [String]
      #expect(after == ["Corner 1", "Corner 2"])
    }
    let other = OrderSoup()
    try await IntentEnvironment.$intent.withValue(other) {
      let foreign = try await provider.erasedResults().values as? [String]
      #expect(foreign == ["unknown"])
    }
  }
}
