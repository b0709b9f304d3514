// The streams of a program and the facts about its terminal, which every front end uses.

package import BehestProcess
public import CardTerminal
import Foundation
import Glibc
public import PhraseMatching
import Synchronization

/// The streams of a program, the facts about its terminal, and the writer of replies.
///
/// `behest` and a shell for one app create it from their options and the environment; everything
/// that reads or draws gets its settings from here.
public struct Console: Sendable {
  /// The facts about the streams, the terminal and the environment.
  public let facts: TerminalFacts

  /// The writer of replies to both streams.
  public let writer: ReplyWriter

  private let color: TerminalProfile.ColorChoice
  private let width: Int?

  /// Creates the console of this process.
  ///
  /// - Parameters:
  ///   - output: The two output streams.
  ///   - color: The choice of when to use colour.
  ///   - width: The width of cards in cells; `nil` for the terminal's.
  ///   - writesHTML: Whether cards are written as HTML pages.
  ///   - form: The form in which replies are written.
  ///   - isTracing: Whether the steps of an intent are written as notes.
  ///   - takesAnswers: Whether questions can be answered by options of the program.
  ///   - command: The name by which the program is run.
  public init(
    program: String, facts: TerminalFacts, output: Output = .standard,
    color: TerminalProfile.ColorChoice = .auto, width: Int? = nil, writesHTML: Bool = false,
    form: ReplyWriter.Form = .text, isTracing: Bool = false, takesAnswers: Bool = true,
    command: String = "behest"
  ) {
    self.facts = facts
    self.color = color
    self.width = width
    func page(isTerminal: Bool) -> Page {
      Page(
        profile: facts.profile(isTerminal: isTerminal, color: color, width: width),
        isTerminal: isTerminal)
    }
    var result = page(isTerminal: facts.outputIsTerminal)
    result.writesHTML = writesHTML
    writer = ReplyWriter(
      output: output, page: result, notePage: page(isTerminal: facts.errorIsTerminal),
      form: form, isTracing: isTracing, program: program, takesAnswers: takesAnswers,
      command: command)
  }

  /// The name by which this program was run; `nil` when it is not known.
  public static var command: String? {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init)
  }

  /// Prepares the process for streams that are closed, now or later, and for a missing home.
  ///
  /// A closed pipe causes a failed write instead of a signal, so that the program survives the end
  /// of clipboards and editors.
  public static func prepareProcess() {
    Descriptor.occupyClosedStreams()
    UserFolder.findHome()
    signal(SIGPIPE, SIG_IGN)
  }

  /// The page of the result stream, at the current width of the window.
  ///
  /// `COLUMNS` is used until the window changes its size, which makes it out of date.
  public var windowPage: Page {
    var facts = facts
    facts.size = TerminalSize.current()
    if facts.size != self.facts.size { facts.environment["COLUMNS"] = nil }
    return Page(
      profile: facts.profile(isTerminal: facts.outputIsTerminal, color: color, width: width),
      isTerminal: facts.outputIsTerminal)
  }

  /// Returns a display for the updates of a running intent: on standard error, at a terminal.
  public func display() -> WorkDisplay {
    WorkDisplay(
      writer: writer,
      showsProgress: facts.errorIsTerminal && facts.canMoveCursor && writer.form == .text)
  }

  /// Writes a note of the program itself.
  public func note(_ words: String) {
    let page = writer.notePage
    writer.output.note(page.text("\(writer.program): " + page.plain(words)))
  }

  /// Writes notes about the phrases that are left out because they cannot be compiled.
  public func note(leavingOut mistakes: [TemplateError]) {
    let folder = FileManager.default.currentDirectoryPath
    for mistake in mistakes { note(mistake.leftOut(relativeTo: folder)) }
  }

  /// Writes one note about the phrases that are left out, with the place of the first.
  ///
  /// - Parameter list: The command that lists them all.
  public func note(countOf mistakes: [TemplateError], listedBy list: String) {
    guard mistakes.count > 1, let first = mistakes[0].place else {
      return note(leavingOut: mistakes)
    }
    let place = first.relative(to: FileManager.default.currentDirectoryPath)
    note("\(mistakes.count) phrases are left out, the first at \(place); run: \(list)")
  }
}

/// The facts about the streams, the terminal and the environment.
public struct TerminalFacts: Sendable {
  /// Whether standard input is a terminal.
  public var inputIsTerminal: Bool

  /// Whether standard output is a terminal.
  public var outputIsTerminal: Bool

  /// Whether standard error is a terminal.
  public var errorIsTerminal: Bool

  /// The environment variables, by name.
  public var environment: [String: String]

  /// The size that the terminal reports; `nil` without one.
  public var size: TerminalSize?

  /// The background that the terminal reports; `nil` when it was not asked or did not answer.
  public var background: TerminalProfile.Background?

  /// A function that returns the theme chosen for a background; `nil` for the built-in theme.
  public var theme: (@Sendable (TerminalProfile.Background) -> Theme)?

  /// Whether the syntax of code is highlighted.
  public var highlightsCode = true

  /// Whether the terminal reports support for Sixel graphics.
  public var showsSixel = false

  /// Creates facts, as in tests; `current()` finds those of the process.
  public init(
    inputIsTerminal: Bool, outputIsTerminal: Bool, errorIsTerminal: Bool,
    environment: [String: String] = [:], size: TerminalSize? = nil
  ) {
    self.inputIsTerminal = inputIsTerminal
    self.outputIsTerminal = outputIsTerminal
    self.errorIsTerminal = errorIsTerminal
    self.environment = environment
    self.size = size
  }

  /// Returns the facts of this process.
  public static func current(environment: [String: String]) -> TerminalFacts {
    TerminalFacts(
      inputIsTerminal: isatty(STDIN_FILENO) == 1,
      outputIsTerminal: isatty(STDOUT_FILENO) == 1,
      errorIsTerminal: isatty(STDERR_FILENO) == 1,
      environment: environment,
      size: TerminalSize.current())
  }

  /// Whether a question can be asked: a person can read it and type an answer.
  public var canAsk: Bool { inputIsTerminal && errorIsTerminal }

  /// Whether the terminal can move its cursor, according to `TERM`.
  public var canMoveCursor: Bool { outputIsTerminal && term != "dumb" && term != "" }

  /// Whether the line that is typed may be coloured, and lists drawn below it.
  ///
  /// It may not for a screen reader, nor where `BEHEST_LIVE` is `0`.
  public var canDrawAroundLine: Bool {
    inputIsTerminal && errorIsTerminal && canMoveCursor && environment["BEHEST_LIVE"] != "0"
      && !TerminalProfile(environment: environment, isTerminal: true).isAccessible
  }

  /// Returns the profile of a stream, according to the environment and the options.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - color: The `--color` option.
  ///   - width: The `--width` option.
  public func profile(
    isTerminal: Bool, color: TerminalProfile.ColorChoice, width: Int?
  ) -> TerminalProfile {
    var profile = TerminalProfile(
      environment: environment, isTerminal: isTerminal, columns: size?.columns, color: color,
      width: width)
    if let background { profile.background = background }
    profile.theme = theme?(profile.background)
    profile.highlightsCode = highlightsCode
    if let cellWidth = size?.cellWidth { profile.cellWidth = cellWidth }
    let mayShow = isTerminal && profile.attributes && environment["BEHEST_PICTURES"] != "none"
    if showsSixel, mayShow, profile.pictures == nil { profile.pictures = .sixel }
    return profile
  }

  /// Asks the terminal for its background and pictures, if these change what is drawn.
  package mutating func askTerminal(color: TerminalProfile.ColorChoice, width: Int?) {
    guard outputIsTerminal || errorIsTerminal else { return }
    let profile = profile(isTerminal: true, color: color, width: width)
    guard profile.color != .none, profile.background == .unknown,
      let answers = BackgroundQuery.answers(environment: environment)
    else { return }
    background = answers.background
    showsSixel = answers.showsSixel
  }

  private var term: String { environment["TERM"] ?? "" }
}

/// The size of a terminal in cells.
public struct TerminalSize: Hashable, Sendable {
  /// The number of cells in a row.
  public var columns: Int

  /// The number of rows on the screen.
  public var rows: Int

  /// The width of a cell in pixels; `nil` when the terminal does not report it.
  public var cellWidth: Int?

  /// Creates a size from columns and rows.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }

  /// Creates the size that a terminal reports; `nil` if the descriptor is none.
  package init?(of terminal: Int32) {
    var size = winsize()
    guard ioctl(terminal, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    self.init(columns: Int(size.ws_col), rows: Int(size.ws_row))
    let width = Int(size.ws_xpixel) / columns
    if 4...64 ~= width { cellWidth = width }
  }

  /// Returns the size of the terminal on standard output, error or input, the first that is one.
  public static func current() -> TerminalSize? {
    [STDOUT_FILENO, STDERR_FILENO, STDIN_FILENO].lazy.compactMap(TerminalSize.init(of:)).first
  }
}

/// Standard input as the value of a parameter.
///
/// Only a pipe, a file or a socket counts as given; a terminal, `/dev/null` and a closed descriptor
/// do not. A directory, or a file that is open for writing only, is an error.
public final class StandardInput: Sendable {
  private let contents = Mutex<Result<[UInt8], SystemError>?>(nil)
  private let descriptor: Int32

  /// Creates an input from a descriptor.
  public init(descriptor: Int32 = 0) {
    self.descriptor = descriptor
  }

  /// Whether standard input was piped or redirected.
  public var isGiven: Bool { [S_IFIFO, S_IFREG, S_IFSOCK].contains(kind) }

  /// The reason why redirected input cannot be read, in one sentence; `nil` if there is none.
  public var problem: String? {
    if case .failure(let error) = contents.withLock({ $0 }) { return error.inputProblem }
    guard isGiven || kind == S_IFDIR else { return nil }
    // A read of zero bytes fails at once if a real read would.
    return Glibc.read(descriptor, nil, 0) < 0 ? SystemError(code: errno).inputProblem : nil
  }

  /// Returns all bytes of the input, which are read on the first call.
  ///
  /// - Returns: `nil` when there is no input or it cannot be read.
  public func read() async -> [UInt8]? {
    if let known = contents.withLock({ $0 }) { return try? known.get() }
    guard isGiven else { return nil }
    return await onThread { [self] in
      contents.withLock { contents in
        let result = contents ?? Descriptor.readAll(descriptor)
        contents = result
        return try? result.get()
      }
    }
  }

  private var kind: mode_t? {
    var status = stat()
    return fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : nil
  }
}

extension SystemError {
  /// The message that standard input cannot be read for this reason.
  package var inputProblem: String { "Standard input cannot be read: \(words)." }
}
