// Fuzzes the Markdown parser, the writers and the renderer, and checks their output.

import BehestCards
import CardTerminal
import FuzzSupport
import MarkdownTree

/// Returns the entry point that libFuzzer calls with each input; always returns 0.
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
  let step = input.number(1...64)
  let text = input.remainder()
  guard let document = try? MarkdownDocument(parsing: text, options: options) else { return 0 }
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
  requireStream(of: text, step, options, profile, draws: renderer.render(card.blocks))
  for line in renderer.render(card).split(separator: "\n") {
    let width = TerminalText.width(of: OutputFault.withoutSequences(String(line)))
    require(width <= max(profile.width, TerminalProfile.minimumWidth), "a line of \(width) cells")
  }
  return 0
}

/// Requires that a text that arrives in parts is drawn like the whole.
private func requireStream(
  of text: [UInt8], _ step: Int, _ options: MarkdownOptions, _ profile: TerminalProfile,
  draws whole: String
) {
  var reader = MarkdownPieces(options: options)
  var stream = TerminalStream(profile: profile)
  var drawn: [UInt8] = []
  func draw() throws {
    while let piece = try reader.next() {
      let blocks = Block.blocks(of: MarkdownNode(kind: .document, children: piece))
      drawn += stream.render(blocks, continuesList: reader.continuesList)
    }
  }
  do {
    for start in stride(from: 0, to: text.count, by: step) {
      try reader.append(text[start..<min(start + step, text.count)])
      try draw()
    }
    reader.finish()
    try draw()
  } catch {
    // A part may exceed the limits although the whole does not, as definitions are repeated before
    // it.
    return
  }
  require(drawn == Array(whole.utf8), "a stream is drawn as the whole\n\(whole.debugDescription)")
}
