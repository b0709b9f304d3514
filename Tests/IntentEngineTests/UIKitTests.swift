// Tests of intents that use UIKit: they open URLs, and show its images.

import AppIntents
import BehestSwiftUI
import BehestUIKit
import IntentEngine
import SwiftApps
import Testing

private let dot = Data([
  0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0x00, 0x00, 0x00, 0x0D,
])

// As Xcode makes them from an asset catalog.
extension ImageResource {
  fileprivate static let boat = ImageResource(name: "Boat", bundle: .main)
}
extension ColorResource {
  fileprivate static let clay = ColorResource(name: "Clay", bundle: .main)
}

private struct VisitSiteIntent: AppIntent {
  static let title: LocalizedStringResource = "Visit Site"

  @Parameter(title: "Address") var address: String

  @MainActor func perform() async throws -> some ProvidesDialog {
    UIImpactFeedbackGenerator(style: .light).impactOccurred()
    let device = UIDevice.current
    guard let url = URL(string: address), await UIApplication.shared.open(url) else {
      return .result(dialog: "\(device.systemName) cannot open that.")
    }
    return .result(dialog: "On my way.")
  }
}

private struct ShowImagesIntent: AppIntent {
  static let title: LocalizedStringResource = "Show Images"

  @MainActor func perform() async throws -> some ShowsSnippetView {
    let task = UIApplication.shared.beginBackgroundTask(withName: "Images") {}
    defer { UIApplication.shared.endBackgroundTask(task) }
    return .result(
      view: VStack {
        Image(uiImage: UIImage(systemName: "star") ?? UIImage())
        Image(uiImage: UIImage(named: "Harbour") ?? UIImage()).resizable()
        Image(uiImage: UIImage(data: dot) ?? UIImage())
        Image(.boat)
        Image(uiImage: UIImage(resource: .boat))
        Label("Boat", image: .boat).foregroundStyle(Color(.clay))
      })
  }
}

@Suite struct UIKitTests {
  private let conversation: Conversation

  init() throws {
    let app = IntentEngine.App(
      name: "Sites", intents: [VisitSiteIntent.self, ShowImagesIntent.self])
    conversation = try Conversation(catalog: Catalog([app]))
  }

  private func visit(_ address: String) async -> Outcome? {
    await conversation.say(
      Input(.run(intent: "VisitSite"), values: [Input.Value(name: "address", text: address)])
    ).outcome
  }

  @Test func `a URL that an intent opens is the result, as an OpenURLIntent's is`() async throws {
    let outcome = await visit("https://example.com/a")
    #expect(outcome?.dialog == "On my way.")
    #expect(outcome?.value == .url(try #require(URL(string: "https://example.com/a"))))
    #expect(await visit("nowhere")?.dialog == "Linux cannot open that.")
    #expect(await visit("nowhere")?.value == nil)
  }

  @Test func `an image is drawn as its symbol, its name or its contents`() async throws {
    let outcome = await conversation.say(Input(.run(intent: "ShowImages"))).outcome
    let card = String(describing: try #require(outcome?.card))
    #expect(card.contains("symbol(\"star\")"))
    #expect(card.contains("asset(\"Harbour\")"))
    #expect(card.split(separator: "asset(\"Boat\")").count == 4)
    #expect(card.contains("address(\"data:image/png;base64,\(dot.base64EncodedString())\")"))
  }

  @Test func `an image keeps the file that it was made from`() {
    #expect(UIImage(data: dot)?.pngData() == dot)
    #expect(UIImage(data: dot)?.jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(data: Data("text".utf8)) == nil)
    #expect(UIImage(contentsOfFile: "/nowhere.png") == nil)
  }
}
