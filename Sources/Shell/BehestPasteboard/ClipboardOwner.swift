// Runs `behest-clipboard`, which offers all forms of an item at once; other programs offer one.

import BehestProcess
import Foundation

/// A command that runs the program `behest-clipboard` for one display.
struct ClipboardOwner: Hashable, Sendable {
  let display: Display
  let executable: String
  let environment: [String: String]

  /// The variables that locate the display; the program receives no others.
  private static let needed: Set<String> = [
    "DISPLAY", "XAUTHORITY", "HOME", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR",
  ]

  /// Returns the path of the installed program: beside the running one, or under `libexec`.
  static func standardExecutable() -> String? {
    guard let own = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
    else { return nil }
    let folder = (own as NSString).deletingLastPathComponent
    return ["\(folder)/behest-clipboard", "\(folder)/../libexec/behest/behest-clipboard"]
      .first { access($0, X_OK) == 0 }
  }

  /// Copies all forms to the clipboard, until something else is copied or the display ends.
  ///
  /// - Returns: The media types on the clipboard, the richest first.
  func copy(_ item: PasteboardItem, patience: Duration) async throws -> [String] {
    var forms = [("text/plain", item.plainText)]
    // Without a charset some programs read the bytes as Latin-1.
    if let html = item.html { forms.insert(("text/html", HTMLCharset.marked(html)), at: 0) }
    if let rtf = item.rtf { forms.insert(("text/rtf", rtf), at: 0) }
    let input = forms.map { "\($0.0) \($0.1.utf8.count)\n\($0.1)" }.joined()
    let status = try await ChildProcess.status(
      of: [executable, display.rawValue],
      environment: environment.filter { Self.needed.contains($0.key) }, input: input,
      within: patience)
    guard status == 0 else {
      throw PasteboardError(
        status == nil ? .timedOut : .commandFailed, subject: "behest-clipboard",
        detail: status.map { "status \($0)" })
    }
    return forms.map(\.0)
  }
}

/// The charset declaration at the beginning of an HTML fragment.
enum HTMLCharset {
  /// Returns the fragment with a charset declaration before it, unless it has one.
  static func marked(_ html: String) -> String {
    html.hasPrefix("<meta charset=") ? html : "<meta charset=\"utf-8\">" + html
  }
}
