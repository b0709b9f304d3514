// The same from XCTest, which many projects still use.

import AppIntentsTesting
import XCTest

final class XCTestCaseTests: XCTestCase {
  func testAConversationIsHeld() async throws {
    let soups = try await IntentDefinitions(bundleIdentifier: "Soupy")
      .entities["SoupEntity"].entities(matching: "tomato")
    XCTAssertEqual(try soups[0].name, "Tomato Soup")
  }
}
