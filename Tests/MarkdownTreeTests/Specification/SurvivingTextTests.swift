// Checks that what the specification's examples say is said on a terminal too, at any width.

import BehestCards
import CardTerminal
import MarkdownTree
import Testing

struct SurvivingTextTests {
  @Test(arguments: [20, 40, 80, 200])
  func `the text of every example is drawn, in order`(_ width: Int) throws {
    let renderer = TerminalRenderer(profile: TerminalProfile(width: width))
    var count = 0
    var lost: [String] = []
    for example in try Specification.examples() {
      let options = MarkdownOptions(extensions: example.extensions)
      let document = try MarkdownDocument(parsing: example.markdown, options: options)
      let words = Self.words(of: document.root)
      count += words.isEmpty ? 0 : 1
      let drawn = renderer.render(Block.blocks(of: document.root))
      // A table may fold its cells, so that words of neighbours stand between each other.
      let isWhole = width == 200
      if !Self.finds(words, in: drawn, isWhole: isWhole) {
        lost.append("example \(example.number): \(words)\n\(drawn)")
      }
    }
    #expect(lost == [])
    #expect(count > 600)
  }

  /// The words of a tree, in order; raw HTML is none.
  private static func words(of node: MarkdownNode) -> [String] {
    switch node.kind {
    case .text(let text), .code(let text), .codeBlock(_, let text):
      TerminalText.sanitised(text).split(whereSeparator: \.isWhitespace).map(String.init)
    default: node.children.flatMap { words(of: $0) }
    }
  }

  /// Whether a drawing has words one after the other, each in one piece if it must be.
  private static func finds(_ words: [String], in drawn: String, isWhole: Bool) -> Bool {
    var rest = Array(drawn.unicodeScalars.filter { !$0.properties.isWhitespace })[...]
    for word in words {
      if isWhole {
        let word = Array(word.unicodeScalars)
        guard let start = rest.indices.first(where: { rest[$0...].starts(with: word) }) else {
          return false
        }
        rest = rest[(start + word.count)...]
      } else {
        for scalar in word.unicodeScalars {
          guard let index = rest.firstIndex(of: scalar) else { return false }
          rest = rest[(index + 1)...]
        }
      }
    }
    return true
  }
}
