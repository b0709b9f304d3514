// A Markdown renderer for the terminal, of the Markdown libraries alone: `MarkdownCard < notes.md`.

import BehestCards
import CardTerminal
import Foundation
import MarkdownStyling

let text = String(decoding: FileHandle.standardInput.readDataToEndOfFile(), as: UTF8.self)
let card = try Card(markdown: text) { Heading(1) { $0.foreground = .orange } }
let profile = TerminalProfile(
  environment: ProcessInfo.processInfo.environment, isTerminal: isatty(1) == 1)
print(TerminalRenderer(profile: profile).render(card.blocks), terminator: "")
