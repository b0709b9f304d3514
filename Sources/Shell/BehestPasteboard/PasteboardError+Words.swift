// Writes the messages for people when copying fails.

extension PasteboardError: CustomStringConvertible {
  /// A sentence for people about the problem, with a remedy if one is known.
  public var description: String {
    let name = subject ?? "it"
    let reason = detail.map { " (\($0))" } ?? ""
    return switch code {
    case .unknownDestination:
      "“\(name)” is no clipboard; use dir:PATH, wl-copy, xclip or osc52."
    case .nowhere:
      "There is no clipboard here: \(remedy), or copy into a folder with --clipboard dir:PATH."
    case .notInstalled: "\(name) is not installed; install the package \(detail ?? name)."
    case .tooLarge:
      """
      The text has \(name) bytes and a terminal takes \(detail ?? "fewer"); \
      copy it into a folder with --clipboard dir:PATH.
      """
    case .timedOut: "\(name) did not take the text in time."
    case .unwritable: "\(name) cannot be written\(reason)."
    default: "\(name) could not copy the text\(reason)."
    }
  }

  private var remedy: String {
    subject.map { "install the package \($0)" }
      ?? "use a terminal, or a display with wl-copy or xclip"
  }
}
