// An app that copies what it shows, as such apps are written.

import AppIntents
import UIKit

struct CopyReceiptIntent: AppIntent {
  static let title: LocalizedStringResource = "Copy as Rich Text"
  static let isDiscoverable: Bool = false

  @Parameter(title: "Markdown")
  var markdown: String

  init() {}

  init(markdown: String) {
    self.markdown = markdown
  }

  @MainActor
  func perform() async throws -> some IntentResult & ProvidesDialog {
    if let attributed = try? AttributedString(
      markdown: markdown, options: .init(interpretedSyntax: .full))
    {
      let text = String(attributed.characters)
      let rtfData: Data? = Data("{\\rtf1 \(text)}".utf8)

      let pasteboard = UIPasteboard.general
      if let rtfData {
        pasteboard.setValue(rtfData, forPasteboardType: "public.rtf")
        ReceiptPasteboard.rtf = pasteboard.data(forPasteboardType: "public.rtf")
      }
      pasteboard.string = text
    }
    return .result(dialog: "Copied to clipboard as rich text.")
  }
}

@MainActor enum ReceiptPasteboard {
  static var rtf: Data?

  /// Copies in every form at once, for this device and an hour.
  static func copy(_ text: String, rtf: Data) {
    UIPasteboard.general.setItems(
      [[UTType.rtf.identifier: rtf, UTType.utf8PlainText.identifier: text]],
      options: [.localOnly: true, .expirationDate: Date.now.addingTimeInterval(3600)])
  }
}
