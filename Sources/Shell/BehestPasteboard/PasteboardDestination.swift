// The places a person may ask for by name.

import Foundation

/// A clipboard chosen by the person rather than by the surroundings.
public enum PasteboardDestination: Hashable, Sendable {
  /// One file for each form in this folder, which is made if need be.
  case directory(String)

  /// The Wayland clipboard, by our own program or by `wl-copy`.
  case wayland

  /// The X11 clipboard, by our own program or by `xclip`.
  case x11

  /// The terminal's clipboard, by the escape sequence OSC 52; plain text only.
  case terminal

  /// Reads a destination as people write it: `dir:PATH`, `wl-copy`, `xclip` or `osc52`.
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
