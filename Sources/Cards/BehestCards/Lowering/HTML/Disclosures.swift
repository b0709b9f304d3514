// Disclosures across several blocks of raw HTML: `<details>`, its summary, the Markdown between.

import MarkdownTree

/// The disclosures that are not closed yet, with the blocks in them.
struct OpenDisclosures {
  private var parts: [Block.Disclosure] = []

  /// Whether no disclosure is open.
  var isEmpty: Bool { parts.isEmpty }

  /// Appends blocks to the innermost open disclosure, or to `blocks` when none is open.
  mutating func append(_ more: [Block], to blocks: inout [Block]) {
    if parts.isEmpty {
      blocks += more
    } else {
      parts[parts.count - 1].blocks += more
    }
  }

  /// Reads a block of raw HTML.
  ///
  /// - Parameter handling: The treatment of a block that has no tags of a disclosure.
  mutating func read(_ html: String, as handling: RawHTML, into blocks: inout [Block]) {
    guard handling != .dropped || FoldedParts.mayFold(html) else { return }
    let (found, folds) = HTMLReader.parts(of: html)
    guard handling == .shown || folds else {
      // Comments and scripts alone show nothing, in literal mode too.
      if handling == .literal, HTMLTokens(html).contains(where: { $0.isVisible }) {
        append([.code(language: "html", text: html)], to: &blocks)
      }
      return
    }
    for part in found {
      switch part {
      case .open(let isOpen):
        guard parts.count < FoldedParts.depthLimit else { continue }
        parts.append(Block.Disclosure(isOpen: isOpen, []))
      case .summary(let words):
        if let last = parts.indices.last, parts[last].summary.isEmpty, parts[last].blocks.isEmpty {
          parts[last].summary = words
        } else if !words.isEmpty {
          append([.paragraph(words)], to: &blocks)
        }
      case .block(let block): append([block], to: &blocks)
      case .close: close(into: &blocks)
      }
    }
  }

  /// Closes all disclosures, as a browser does at the end.
  mutating func closeAll(into blocks: inout [Block]) {
    while !parts.isEmpty { close(into: &blocks) }
  }

  private mutating func close(into blocks: inout [Block]) {
    guard let part = parts.popLast() else { return }
    append([.disclosure(part)], to: &blocks)
  }
}
