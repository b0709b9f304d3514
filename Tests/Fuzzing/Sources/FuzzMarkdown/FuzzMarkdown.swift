// Feeds Markdown through the parser, the writers and the renderer, and checks what comes out.

import CardTerminal
import Cards
import FuzzSupport
import MarkdownTree

/// What libFuzzer calls with each input; always returns 0.
@_cdecl("LLVMFuzzerTestOneInput")
public func testOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var input = FuzzInput(start, count)
  let profile = TerminalProfile(
    width: input.number(0...130),
    color: input.choice([.none, .ansi16, .ansi256, .trueColor]),
    attributes: input.byte() & 1 == 1,
    hyperlinks: input.byte() & 1 == 1,
    characters: input.choice([.unicode, .ascii]),
    background: input.choice([.dark, .light, .unknown]))
  let options = input.choice([MarkdownOptions.minimal, .standard, .maximal])
  guard let document = try? MarkdownDocument(parsing: input.remainder(), options: options) else {
    return 0
  }
  _ = document.plainText()
  _ = document.html()
  require(document.rtf().utf8.allSatisfy { $0 < 0x80 }, "RTF is ASCII")
  let again = document.commonMark()
  _ = try? MarkdownDocument(parsing: again, options: options)

  var card = Card(markdown: document)
  card.title = [.text(document.plainText())]
  let renderer = TerminalRenderer(profile: profile)
  for drawn in [renderer.render(card), renderer.render(card.blocks)] {
    if let fault = OutputFault(in: drawn, profile: profile) {
      require(false, "\(fault)\n\(drawn.debugDescription)")
    }
  }
  for line in renderer.render(card).split(separator: "\n") {
    let width = TerminalText.width(of: OutputFault.withoutSequences(String(line)))
    require(width <= max(profile.width, TerminalProfile.minimumWidth), "a line of \(width) cells")
  }
  return 0
}
