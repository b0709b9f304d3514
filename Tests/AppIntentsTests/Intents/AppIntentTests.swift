// Tests of the facts that the engine reads of an intent without knowing its type.

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

private struct Worded: AppIntent {
  static var title: LocalizedStringResource { "Serve \(Plain.title) to \(2, format: .number)" }
  static let description = IntentDescription(
    LocalizedStringResource("worded.description", defaultValue: "Serves.", table: "Kitchen"))
  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: .init(stringLiteral: String(localized: "Served \(2) soups")))
  }
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
  @Test func `trap of descriptions - one that is not optional is seen through the existential`() {
    #expect(words(OrderSoup.self) == "Orders a soup.")
  }

  @Test func `a description may be optional or missing`() {
    #expect(words(Optionally.self) == "Perhaps.")
    #expect(words(Plain.self) == nil)
  }

  @Test func `a property called description of another type is not the description`() {
    #expect(words(Misnamed.self) == nil)
  }

  // Without interpolation of resources and formats, keys with defaults, and `String(localized:)`,
  // `Worded` does not compile; a resource that forgets its parts reads otherwise.
  @Test func `trap of resources - titles are computed, interpolated and keyed`() async throws {
    #expect(String(localized: Worded.title) == "Serve Plain to 2")
    #expect(Worded.title.key == "Serve %@ to %@")
    #expect(words(Worded.self) == "Serves.")
    #expect(Worded.description.descriptionText.table == "Kitchen")
    let dialog = try #require(try await Worded().performErased().dialog)
    #expect(String(localized: dialog.full) == "Served 2 soups")
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
