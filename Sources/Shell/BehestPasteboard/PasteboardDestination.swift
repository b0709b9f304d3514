// Names the destinations that a person may choose for copies.

import Foundation

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
