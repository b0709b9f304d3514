// The errors of copying: facts, and the sentences for people made of them.

/// The reason why something could not be copied.
public struct PasteboardError: Error, Hashable, Sendable {
  /// A kind of failure; open, so that a new kind breaks no caller.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the kind in JSON output.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The requested destination, the subject, does not exist.
    public static let unknownDestination = Code(rawValue: "unknownDestination")
    /// No clipboard is available; the subject is the package that would provide one.
    public static let nowhere = Code(rawValue: "nowhere")
    /// The requested program, the subject, is not installed; the detail is its package.
    public static let notInstalled = Code(rawValue: "notInstalled")
    /// The text is too long; the subject is its size in bytes, the detail the terminal's limit.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// The program, which is the subject, failed.
    public static let commandFailed = Code(rawValue: "commandFailed")
    /// The program or terminal, which is the subject, did not accept the text in time.
    public static let timedOut = Code(rawValue: "timedOut")
    /// The program, which is the subject, did not give what is on the clipboard in time.
    public static let unread = Code(rawValue: "unread")
    /// The file, folder or device, which is the subject, cannot be written.
    public static let unwritable = Code(rawValue: "unwritable")
  }

  /// The kind of failure.
  public let code: Code

  /// The subject of the error according to its kind; `nil` when there is none.
  public let subject: String?

  /// The system's message in English, or the detail that the kind describes; `nil` when there is
  /// none.
  public let detail: String?

  init(_ code: Code, subject: String? = nil, detail: String? = nil) {
    self.code = code
    self.subject = subject
    self.detail = detail
  }
}

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
    case .unread: "\(name) did not give what is on the clipboard in time."
    case .unwritable: "\(name) cannot be written\(reason)."
    default: "\(name) could not copy the text\(reason)."
    }
  }

  private var remedy: String {
    subject.map { "install the package \($0)" }
      ?? "use a terminal, or a display with wl-copy or xclip"
  }
}
