// Results as the engine sees them: every part arrives, none is invented.

import AppIntents
import BehestCards
import BehestSwiftUI
import Testing

private struct Named<Result: IntentResult>: AppIntent {
  static var title: LocalizedStringResource { "Named" }
  let make: @Sendable () -> Result

  init() { fatalError("made with a result") }
  init(_ make: @escaping @Sendable () -> Result) { self.make = make }

  func perform() async throws -> Result { make() }
}

private struct Count: AppIntent {
  static let title: LocalizedStringResource = "Count"
  @MainActor func perform() async throws -> some ReturnsValue<Int> { .result(value: 3) }
}

private struct Maybe: AppIntent {
  static let title: LocalizedStringResource = "Maybe"
  func perform() async throws -> some ReturnsValue<Int?> & IntentResult { .result(value: nil) }
}

private struct Words: AppIntent {
  static let title: LocalizedStringResource = "Words"
  func perform() async throws -> some ProvidesDialog { .result(dialog: "Done \(1 + 1).") }
}

private struct Both: AppIntent {
  static let title: LocalizedStringResource = "Both"
  func perform() async throws -> some IntentResult & ProvidesDialog & ReturnsValue<Int> {
    .result(value: 1, dialog: "One.")
  }
}

private struct Handed: AppIntent {
  static let title: LocalizedStringResource = "Handed"
  func perform() async throws -> some OpensIntent & ProvidesDialog {
    .result(opensIntent: OrderSoup(), dialog: "Next.")
  }
}

private struct Everything: AppIntent {
  static let title: LocalizedStringResource = "Everything"
  func perform() async throws
    -> some ShowsSnippetView & ReturnsValue<[Soup]> & OpensIntent & ProvidesDialog
  {
    .result(value: Soup.menu, opensIntent: OrderSoup(), dialog: "All.") { Text("soup") }
  }
}

private struct Shown: AppIntent {
  static let title: LocalizedStringResource = "Shown"
  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    .result(snippetIntent: SoupSnippet(soup: Soup.menu[0]))
  }
}

private struct Branching: AppIntent {
  static let title: LocalizedStringResource = "Branching"
  @Parameter var isLong: Bool

  // This fails to compile if the type of the view is a part of the type of the result.
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    if isLong { return .result(view: SoupCard(soup: Soup.menu[0])) }
    return .result(view: Text("short"))
  }
}

private struct Early: AppIntent {
  static let title: LocalizedStringResource = "Early"
  @Parameter var count: Int

  // This fails to compile if only a result with a view can satisfy `ShowsSnippetView`.
  func perform() async throws -> some ReturnsValue<Int> & ProvidesDialog & ShowsSnippetView {
    guard count > 0 else { return .result(value: 0, dialog: "None.") }
    if count == 1 { return .result(value: 1, dialog: "One.") { Text("1") } }
    return .result(value: count, dialog: "Many.", view: SoupCard(soup: Soup.menu[0]))
  }
}

private struct Ending: AppIntent {
  static let title: LocalizedStringResource = "Ending"

  // This fails to compile if only a result with an intent can satisfy `OpensIntent`.
  func perform() async throws -> some OpensIntent & ShowsSnippetIntent { .result() }
}

struct IntentResultTests {
  private func parts(_ intent: any AppIntent) async throws -> [String] {
    let result = try await intent.performErased()
    let content: String? =
      switch result.content {
      case nil: nil
      case .view: "view"
      case .intent: "intent"
      }
    return [
      result.value.map { "value \(type(of: $0))" }, result.opensIntent.map { _ in "opens" },
      result.dialog.map { "'\(String(localized: $0.full))'" }, content,
    ].compactMap { $0 }
  }

  // Each of these return types fails to compile when the static functions are not bound to the
  // one container by `Self ==`, or when the protocols do not refine `IntentResult`.
  @Test func `trap of results - every part arrives, and none is invented`() async throws {
    #expect(try await parts(Count()) == ["value Int"])
    #expect(try await parts(Maybe()) == [])
    #expect(try await parts(Words()) == ["'Done 2.'"])
    #expect(try await parts(Both()) == ["value Int", "'One.'"])
    #expect(try await parts(Handed()) == ["opens", "'Next.'"])
    #expect(try await parts(Everything()) == ["value Array<Soup>", "opens", "'All.'", "view"])
    #expect(try await parts(Shown()) == ["intent"])
  }

  @Test func `branches may show different views, or end without what they promise`() async throws {
    let branching = Branching()
    branching.isLong = true
    #expect(try await parts(branching) == ["view"])
    branching.isLong = false
    #expect(try await parts(branching) == ["view"])
    #expect(try await parts(Ending()) == [])
    let early = Early()
    early.count = 0
    #expect(try await parts(early) == ["value Int", "'None.'"])
    early.count = 1
    #expect(try await parts(early) == ["value Int", "'One.'", "view"])
    early.count = 2
    #expect(try await parts(early) == ["value Int", "'Many.'", "view"])
  }

  @Test func `a value in an optional arrives without it`() async throws {
    let some: any AppIntent = Named {
      IntentResultContainer<Int?, Never, Never, Never>.result(value: 4)
    }
    #expect(try await some.performErased().value as? Int == 4)
  }

  @Test func `a view is drawn on the main actor, with the intents of its controls`() async throws {
    let result = try await SoupSnippet(soup: Soup.menu[1]).performErased()
    guard case .view(let view) = result.content else {
      Issue.record("no view")
      return
    }
    let rendering = await view.rendering(in: CardSettings())
    #expect(rendering.actions.count == 2)
    #expect(rendering.actions.first is OrderSoup)
    #expect((rendering.actions.last as? SoupSnippet)?.soup.id == 2)
    #expect(rendering.card.controls.map(\.kind) == [.button, .toggle(isOn: true)])
  }
}
