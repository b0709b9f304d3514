// What the system reads of an intent without knowing its type.

import AppIntents
import Testing

private struct Plain: AppIntent {
  static let title: LocalizedStringResource = "Plain"
  func perform() async throws -> some IntentResult { .result() }
}

private struct Optionally: AppIntent {
  static let title: LocalizedStringResource = "Optionally"
  static let description: IntentDescription? = "Perhaps."
  static let openAppWhenRun = true
  static let authenticationPolicy = IntentAuthenticationPolicy.requiresAuthentication
  func perform() async throws -> some IntentResult { .result() }
}

private struct Misnamed: AppIntent {
  static let title: LocalizedStringResource = "Misnamed"
  static let description = 5
  func perform() async throws -> some IntentResult { .result() }
}

struct AppIntentTests {
  private func words(_ type: any AppIntent.Type) -> String? {
    type.erasedDescription.map { String(localized: $0.descriptionText) }
  }

  private func statics(_ type: any AppIntent.Type) -> [AnyHashable] {
    [type.openAppWhenRun, type.isDiscoverable, type.authenticationPolicy, type.supportedModes]
  }

  // With a requirement of type `IntentDescription?`, the property of `OrderSoup`, which has no
  // question mark, is another declaration of the same name, and this reads nil.
  @Test func `a description that is not optional is seen through the existential`() {
    #expect(words(OrderSoup.self) == "Orders a soup.")
  }

  @Test func `a description may be optional or missing`() {
    #expect(words(Optionally.self) == "Perhaps.")
    #expect(words(Plain.self) == nil)
  }

  @Test func `a property called description of another type is not the description`() {
    #expect(words(Misnamed.self) == nil)
  }

  @Test func `what an intent does not state has the original's defaults`() {
    #expect(
      statics(Plain.self) == [
        false, true, IntentAuthenticationPolicy.alwaysAllowed, IntentModes.background,
      ])
    #expect(Plain.persistentIdentifier == "Plain")
    #expect(SoupSnippet.isDiscoverable == false)
    #expect(
      statics(Optionally.self) == [
        true, true, IntentAuthenticationPolicy.requiresAuthentication, IntentModes.foreground,
      ])
  }

  @Test func `an intent called from another goes through whoever runs it`() async throws {
    let order = OrderSoup()
    order.soup = Soup.menu[1]
    let soup = try await order(donate: false)
    #expect(soup.id == 2)
    let again = try await with(ScriptedInterlocutor()) { try await order(donate: true) }
    #expect(again.id == 2)
  }
}
