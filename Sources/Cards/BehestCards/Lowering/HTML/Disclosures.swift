// Parts that fold over several blocks of raw HTML: `<details>`, its summary, the Markdown between.

import MarkdownTree

/// Parts that fold and were not closed yet, with the blocks in them.
struct OpenDisclosures {
  private var parts: [Block.Disclosure] = []

  /// Whether no part is open.
  var isEmpty: Bool { parts.isEmpty }

  /// Adds blocks to the innermost open part, or to `blocks` where none is open.
  mutating func append(_ more: [Block], to blocks: inout [Block]) {
    if parts.isEmpty {
      blocks += more
    } else {
      parts[parts.count - 1].blocks += more
    }
  }

  /// Takes in what a block of raw HTML says.
  ///
  /// - Parameter handling: What becomes of a block that has nothing to do with parts that fold.
  mutating func read(_ html: String, as handling: RawHTML, into blocks: inout [Block]) {
    guard handling != .dropped || FoldedParts.mayFold(html) else { return }
    let (found, folds) = HTMLReader.parts(of: html)
    guard handling == .shown || folds else {
      // Nothing but comments and scripts is nothing, literally too.
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

  /// Closes all parts, as a browser does at the end.
  mutating func closeAll(into blocks: inout [Block]) {
    while !parts.isEmpty { close(into: &blocks) }
  }

  private mutating func close(into blocks: inout [Block]) {
    guard let part = parts.popLast() else { return }
    append([.disclosure(part)], to: &blocks)
  }
}
