// An item for the clipboard, the destinations that a person may choose, and the receipt of a copy.

public import Foundation

/// An item in several forms; a program that pastes it uses the richest form that it supports.
public struct PasteboardItem: Hashable, Sendable {
  /// The text without styling.
  public var plainText: String

  /// The text as an HTML fragment; `nil` when there is none.
  public var html: String?

  /// The text as Rich Text Format, in ASCII; `nil` when there is none.
  public var rtf: String?

  /// Creates an item from forms of the same text.
  public init(plainText: String, html: String? = nil, rtf: String? = nil) {
    self.plainText = plainText
    self.html = html
    self.rtf = rtf
  }
}

/// The destination of a copy, and the forms that were copied.
public enum PasteboardReceipt: Hashable, Sendable {
  /// A folder with a file for each form: `clipboard.rtf`, `clipboard.html` and `clipboard.txt`.
  case directory(URL)

  /// A private folder with the same files, in place of a clipboard.
  case files(URL)

  /// The display, `wayland` or `x11`, which offers all these media types, the richest first.
  case display(String, types: [String])

  /// A clipboard program, which took this media type; the plain text is the primary selection.
  case command(String, type: String)

  /// The terminal, which was sent the plain text; terminals do not confirm a copy.
  case terminal

  /// The terminal, which was sent the beginning of the plain text, up to the limit of terminals.
  case terminalCut(kept: Int, of: Int)

  /// Whether more than the plain text could be copied.
  public var isRich: Bool {
    switch self {
    case .directory, .files: true
    case .display(_, let types): types.contains { $0 != "text/plain" }
    case .command(_, let type): type != "text/plain"
    case .terminal, .terminalCut: false
    }
  }

  /// Whether the copy is in a folder that the person has chosen.
  public var isDirectory: Bool { if case .directory = self { true } else { false } }

  /// Returns a sentence about a copy that did not go to an ordinary clipboard, or not all of it;
  /// `nil` for any other.
  public func words(about item: PasteboardItem) -> String? {
    let losesForms = !isRich && (item.html != nil || item.rtf != nil)
    return switch self {
    case .directory(let folder): "The files are in \(folder.relativePath)."
    case .files(let folder):
      "There is no clipboard here. The text is in files in \(folder.relativePath)."
    case .terminalCut(let kept, let whole):
      "Copied the first \(kept) of \(whole) bytes to clipboard\(losesForms ? ", as plain text only" : ""): "
        + "a terminal takes no more (OSC 52)."
    case .terminal where losesForms: "Copied to clipboard as plain text only (OSC 52)."
    case .display where losesForms, .command where losesForms:
      "Copied to clipboard as plain text only."
    case .display, .command, .terminal: nil
    }
  }
}

/// A clipboard chosen by the person instead of by the surroundings.
public enum PasteboardDestination: Hashable, Sendable {
  /// A folder with a file for each form, which is created if necessary.
  case directory(String)

  /// The Wayland clipboard, by way of `behest-clipboard` or `wl-copy`.
  case wayland

  /// The X11 clipboard, by way of `behest-clipboard` or `xclip`.
  case x11

  /// The terminal's clipboard, by the escape sequence OSC 52; plain text only.
  case terminal

  /// Creates a destination from its name: `dir:PATH`, `wl-copy`, `xclip` or `osc52`.
  ///
  /// A path that begins with `~` starts at the person's home folder.
  ///
  /// - Throws: `.unknownDestination` for anything else.
  public init(_ text: String) throws(PasteboardError) {
    switch text {
    case "wl-copy", "wayland": self = .wayland
    case "xclip", "x11": self = .x11
    case "osc52", "terminal": self = .terminal
    default:
      let path = text.dropFirst("dir:".count)
      guard text.hasPrefix("dir:"), !path.isEmpty else {
        throw PasteboardError(.unknownDestination, subject: text)
      }
      self = .directory((String(path) as NSString).expandingTildeInPath)
    }
  }
}
