// Writes inlines as RTF groups.

import OutputPolicies

extension RTFWriter {
  mutating func write(inlines: [MarkdownNode]) {
    for inline in inlines { write(inline: inline) }
  }

  private mutating func write(inline: MarkdownNode) {
    switch inline.kind {
    case .text(let text): body.escaped(CharacterPolicy.document.line(text, keepsTabs: true))
    case .code(let text):
      body.raw("{\\f1 ")
      body.escaped(CharacterPolicy.document.line(text, keepsTabs: true))
      body.raw("}")
    case .htmlInline(let html):
      if HTMLTags.isLineBreak(html) { body.raw("\\line ") }
    case .softBreak: body.raw(" ")
    case .lineBreak: body.raw("\\line ")
    case .emphasis: write(inline.children, as: "\\i ")
    case .strong: write(inline.children, as: "\\b ")
    case .strikethrough: write(inline.children, as: "\\strike ")
    case .link(let destination, _):
      guard LinkPolicy.document.carries(destination), !destination.isEmpty else {
        return write(inlines: inline.children)
      }
      body.raw("{\\field{\\*\\fldinst{HYPERLINK \"")
      body.escaped(PercentEncoding.encoded(destination))
      body.raw("\"}}{\\fldrslt{\\ul\\cf1 ")
      write(inlines: inline.children)
      body.raw("}}}")
    case .image(let destination, _):
      let description = inline.children.plainText
      let isShown = description.isEmpty && LinkPolicy.document.carries(destination)
      body.escaped(CharacterPolicy.document.line(isShown ? destination : description))
    case .footnoteReference(_, let index): body.raw("{\\super \(index)}")
    case .document, .paragraph, .heading, .blockQuote, .codeBlock, .htmlBlock, .frontMatter,
      .thematicBreak,
      .list, .listItem, .table, .tableRow, .tableCell, .footnoteDefinition:
      write(inlines: inline.children)
    }
  }

  private mutating func write(_ inlines: [MarkdownNode], as control: String) {
    body.raw("{" + control)
    write(inlines: inlines)
    body.raw("}")
  }
}
