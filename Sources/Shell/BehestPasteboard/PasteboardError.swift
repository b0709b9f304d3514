// What can go wrong with copying, as facts.

/// Why something could not be copied.
public struct PasteboardError: Error, Hashable, Sendable {
  /// A kind of failure; open, so that a new kind breaks no caller.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The kind's name in JSON output.
    public let rawValue: String

    /// Creates a kind from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A destination was asked for that does not exist; the subject is its text.
    public static let unknownDestination = Code(rawValue: "unknownDestination")
    /// There is no clipboard within reach; the subject is the package that would bring one.
    public static let nowhere = Code(rawValue: "nowhere")
    /// The program asked for, the subject, is not installed; the detail is its package.
    public static let notInstalled = Code(rawValue: "notInstalled")
    /// The text, of as many bytes as the subject says, exceeds the terminal's, as the detail says.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// The program, the subject, failed.
    public static let commandFailed = Code(rawValue: "commandFailed")
    /// The program or terminal, the subject, did not take the text in time.
    public static let timedOut = Code(rawValue: "timedOut")
    /// The file, folder or device, the subject, cannot be written.
    public static let unwritable = Code(rawValue: "unwritable")
  }

  /// The kind of failure.
  public let code: Code

  /// What it is about, as the kind says; `nil` when there is nothing to name.
  public let subject: String?

  /// What the system said about it, in English, or what the kind says.
  public let detail: String?

  init(_ code: Code, subject: String? = nil, detail: String? = nil) {
    self.code = code
    self.subject = subject
    self.detail = detail
  }
}
