// What is put on the clipboard, and what became of it.

public import Foundation

/// One thing in several forms; who pastes takes the richest form it understands.
public struct PasteboardItem: Hashable, Sendable {
  /// The text without any styling.
  public var plainText: String

  /// The same as an HTML fragment; `nil` when there is none.
  public var html: String?

  /// The same as Rich Text Format, ASCII only; `nil` when there is none.
  public var rtf: String?

  /// Makes an item; every form says the same.
  public init(plainText: String, html: String? = nil, rtf: String? = nil) {
    self.plainText = plainText
    self.html = html
    self.rtf = rtf
  }
}

/// Where something that was copied went, and in which form.
public enum PasteboardReceipt: Hashable, Sendable {
  /// One file for each form, `clipboard.rtf`, `clipboard.html` and `clipboard.txt`, in this folder.
  case directory(URL)

  /// There is no clipboard: the same files are in this folder of the person's, for nobody else.
  case files(URL)

  /// The display, `wayland` or `x11`, offers all these media types, the richest first.
  case display(String, types: [String])

  /// A clipboard program took this one media type; the plain text is the primary selection.
  case command(String, type: String)

  /// The terminal took the plain text, if it allows that; terminals do not answer.
  case terminal

  /// The terminal took the first so many bytes of the plain text, which is all that terminals take.
  case terminalCut(kept: Int, of: Int)

  /// Whether more than the plain text could go.
  public var isRich: Bool {
    switch self {
    case .directory, .files: true
    case .display(_, let types): types.contains { $0 != "text/plain" }
    case .command(_, let type): type != "text/plain"
    case .terminal, .terminalCut: false
    }
  }
}
