// Tells where a copy would go, for those who want to know before they copy.

import Foundation

extension Pasteboard {
  /// Returns the place where a copy would go first, and whether it stands in for a clipboard.
  ///
  /// - Throws: The error of a copy that has no place to go.
  package func place() throws(PasteboardError) -> (words: String, isStandIn: Bool) {
    switch try surroundings().routes().first {
    case .directory(let folder): ("the folder \(folder.path)", false)
    case .files(let folder): ("files in \(folder.path)", true)
    case .owner(let owner):
      ("behest-clipboard, with every form, on \(owner.display.variable)", false)
    case .command(let command): ("\(command.display.tool), with one form", false)
    case .terminal: ("the terminal's (OSC 52), plain text", false)
    case nil: throw PasteboardError(.nowhere)
    }
  }
}
