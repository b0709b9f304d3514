// The results of a server, as values for scripts and cards for people.

import BehestCards
import BehestJSON
import Foundation
import IntentEngine
import ModelContextProtocol

extension CallResult {
  /// Creates the result of a tool: its structured content or its text, and a card that shows it.
  ///
  /// - Throws: `Failure` with the server's words when the tool failed.
  init(_ result: ToolResult, of app: String) throws {
    let texts = result.content.texts
    if result.isError {
      let words = texts.joined(separator: "\n").trimmingCharacters(in: .whitespacesAndNewlines)
      throw Failure(.intentFailed, words.nonEmpty ?? Sentence.failedSilently(app: app))
    }
    self.init(content: result.content, structured: result.structured)
  }

  /// Creates the result of a prompt: its messages as one page.
  init(_ messages: [PromptMessage]) {
    // Only a prompt with several speakers needs their names.
    let isDialogue = Set(messages.map(\.role)).count > 1
    self.init(
      content: messages.flatMap { message in
        isDialogue
          ? [.text("**\(message.role.capitalized)**"), message.content] : [message.content]
      })
  }

  /// Creates the result of reading a resource.
  init(_ contents: [ResourceContents]) {
    self.init(content: contents.map { .resource($0) })
  }

  private init(content: [Content], structured: JSON? = nil) {
    let texts = content.texts
    let text = texts.joined(separator: "\n\n")
    let parts = content.map { (content: $0, document: $0.document) }
    let documents = parts.compactMap(\.document)
    self.init()
    if let structured {
      value = .json(structured)
    } else if !text.isEmpty || documents.isEmpty {
      value = text.isEmpty ? nil : .text(text)
    } else {
      let files = documents.map { Value.file($0.file) }
      value = files.count == 1 ? files[0] : .list(files)
    }
    let blocks = Self.blocks(of: parts, besides: structured)
    guard !blocks.isEmpty else { return }
    let files = parts.compactMap { $0.content.isPicture ? nil : $0.document?.file }
    let buttons = files.enumerated().map { index, file in
      Block.control(
        Control(
          label: [.text(Sentence.saveName(name: file.name))], prominence: .bordered, action: index))
    }
    let card = Card(blocks: blocks + buttons)
    self.content = .view { _ in (card, files.map { SaveFileCall($0) }) }
    showsValue = true
  }

  /// Returns the blocks that show content; none for a plain text, which is shown as it is.
  private static func blocks(
    of parts: [(content: Content, document: KeptFile?)], besides structured: JSON?
  ) -> [Block] {
    let content = parts.map(\.content)
    let isText = content.allSatisfy { if case .text = $0 { true } else { false } }
    let isPlain =
      structured?.unwrapped.isPlain
      ?? (content.count <= 1 && content.texts.allSatisfy { $0.isPlain })
    if isText, isPlain { return [] }
    // Servers write structured content as a text as well, for clients that know only texts.
    let shown = parts.filter { part in
      guard let structured, case .text(let text) = part.content else { return true }
      return text.json != structured && text.json != structured["result"]
    }
    var blocks = shown.flatMap { $0.content.blocks($0.document) }
    if let structured,
      !shown.contains(where: { if case .text = $0.content { true } else { false } })
    {
      blocks += structured.unwrapped.blocks
    }
    return blocks
  }
}

extension [Content] {
  /// The texts, those of resources included.
  fileprivate var texts: [String] {
    compactMap { content in
      switch content {
      case .text(let text): text
      case .resource(let contents): contents.text
      case .image, .audio, .link, .other: nil
      }
    }
  }
}

extension String {
  /// Whether the text is as good without a card.
  fileprivate var isPlain: Bool { json == nil && !isMarkdown }
}

extension JSON {
  /// Whether the value is as good without a card.
  fileprivate var isPlain: Bool {
    switch self {
    case .string(let text): text.isPlain
    case .integer, .number, .spelled, .boolean, .null: true
    case .array, .object: false
    }
  }

  /// The value itself, where a server has put it into an object because it is none.
  fileprivate var unwrapped: JSON {
    guard case .object(let members) = self, members.keys == ["result"] else { return self }
    return members["result"] ?? self
  }
}

extension Content {
  /// The bytes of an image, a sound or another file; `nil` for other content.
  fileprivate var document: KeptFile? {
    switch self {
    case .image(let data, let type), .audio(let data, let type):
      KeptFile(base64: data, mimeType: type, name: nil)
    case .resource(let contents):
      contents.blob.flatMap {
        KeptFile(base64: $0, mimeType: contents.mimeType ?? "", name: contents.uri)
      }
    case .text, .link, .other: nil
    }
  }

  /// Whether the content is drawn, so that it need not be saved to be seen.
  fileprivate var isPicture: Bool { if case .image = self { true } else { false } }

  /// Returns the blocks that show the content, with its file if it is one.
  fileprivate func blocks(_ document: KeptFile?) -> [Block] {
    switch self {
    case .text(let text): return text.blocks
    case .resource(let contents):
      if let text = contents.text {
        if contents.mimeType?.hasPrefix("text/markdown") == true { return text.markdown }
        return contents.mimeType != nil && text.json == nil
          ? [.code(language: contents.language, text: text)] : text.blocks
      }
      return document?.blocks ?? []
    case .image(_, let type):
      guard let document else { return [.paragraph("(an image of type \(type))")] }
      return [.image(ImageReference(.address(document.path ?? ""), alt: document.description))]
    case .audio: return document?.blocks ?? []
    case .link(let resource):
      let title = (resource.title ?? resource.name).oneLine()
      var line: [Inline] = [.link(destination: resource.uri, title: "", [.text(title)])]
      if let words = resource.explanation { line.append(.text(" – " + words.oneLine())) }
      return [.paragraph(line)]
    case .other(let name): return [.paragraph(Sentence.contentOfType(type: name.oneLine()))]
    }
  }
}

extension ResourceContents {
  /// The language of a source text, by its media type; `nil` when there is none.
  fileprivate var language: String? {
    let subtype = mimeType?.split(separator: "/").last.map(String.init) ?? ""
    return subtype.isEmpty || subtype == "plain" ? nil : subtype.droppingPrefix("x-")
  }
}

extension KeptFile {
  /// The blocks that name the file, and say where it is.
  fileprivate var blocks: [Block] {
    guard let path else { return [.paragraph(description)] }
    return [
      .paragraph([
        .link(destination: URL(filePath: path).absoluteString, title: "", [.text(description)])
      ])
    ]
  }
}

extension String {
  func droppingPrefix(_ prefix: String) -> String {
    hasPrefix(prefix) ? String(dropFirst(prefix.count)) : self
  }
}
