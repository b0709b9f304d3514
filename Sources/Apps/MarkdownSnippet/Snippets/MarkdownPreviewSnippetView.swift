// The preview card: header, text, and two buttons.

import AppIntents
import SwiftUI

struct MarkdownPreviewSnippetView: View {
  let markdown: String

  /// The intent that opens the document, or creates one from the text.
  let opening: OpenInAppIntent

  var body: some View {
    VStack(alignment: .leading, spacing: 12) {
      header
      Divider()
      content
      Divider()
      buttons
    }
    .padding(16)
  }

  private var header: some View {
    HStack {
      Image(systemName: "doc.richtext")
        .foregroundStyle(.blue)
      Text("Markdown Preview")
        .font(.caption)
        .fontWeight(.semibold)
        .foregroundStyle(.secondary)
    }
  }

  @ViewBuilder private var content: some View {
    if let text = try? AttributedString(
      markdown: markdown, options: .init(interpretedSyntax: .full))
    {
      Text(text)
        .font(.body)
        .lineSpacing(4)
        .frame(maxWidth: .infinity, alignment: .leading)
    } else {
      Text(verbatim: markdown)
        .font(.body)
        .foregroundStyle(.secondary)
    }
  }

  private var buttons: some View {
    HStack(spacing: 16) {
      Button(intent: CopyRichTextIntent(markdown: markdown)) {
        Label("Copy Rich Text", systemImage: "doc.on.doc")
      }
      Spacer()
      Button(intent: opening) {
        Label("Open in App", systemImage: "arrow.up.forward.app")
      }
    }
    .font(.caption)
    .fontWeight(.medium)
    .buttonStyle(.plain)
    .foregroundStyle(.blue)
  }
}
