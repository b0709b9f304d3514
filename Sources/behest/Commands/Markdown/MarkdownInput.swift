// What the commands read, and how it is parsed.

import ArgumentParser
import Glibc
import MarkdownTree
import Shell

/// The file and the options of the parser.
struct MarkdownInput: ParsableArguments {
  enum Preset: String, CaseIterable, ExpressibleByArgument {
    case minimal, standard, maximal
  }

  /// One construct beyond CommonMark, by its name.
  enum ExtensionName: String, CaseIterable, ExpressibleByArgument {
    case table, strikethrough, autolink, tasklist, tagfilter, footnotes, smart

    var member: MarkdownOptions.Extensions {
      switch self {
      case .table: .table
      case .strikethrough: .strikethrough
      case .autolink: .autolink
      case .tasklist: .tasklist
      case .tagfilter: .tagfilter
      case .footnotes: .footnotes
      case .smart: .smart
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      "What to recognise: minimal (CommonMark), standard (GitHub and footnotes) or maximal.",
      valueName: "preset"))
  var preset: Preset = .standard

  @Option(
    name: .customLong("extension"), parsing: .singleValue,
    help: ArgumentHelp(
      "Recognise this besides: table, strikethrough, autolink, tasklist, tagfilter, footnotes or "
        + "smart; repeatable.", valueName: "name"))
  var extensions: [ExtensionName] = []

  @Option(
    name: .customLong("no-extension"), parsing: .singleValue,
    help: ArgumentHelp("Do not recognise this; repeatable.", valueName: "name"))
  var leftOut: [ExtensionName] = []

  @Flag(name: .customLong("hard-breaks"), help: "Keep every line break of a paragraph.")
  var hardBreaks = false

  @Flag(name: .customLong("no-breaks"), help: "Make every line break of a paragraph a space.")
  var noBreaks = false

  @Flag(name: .customLong("double-tilde"), help: "Strike only ~~text~~, not ~text~.")
  var doubleTilde = false

  @Option(
    name: .customLong("max-depth"),
    help: ArgumentHelp("Refuse text nested deeper than this, 1 to 1000.", valueName: "levels"))
  var maximumDepth = MarkdownOptions.standard.maximumDepth

  @Option(
    name: .customLong("time-limit"),
    help: ArgumentHelp(
      "Give up on more than 1 MB of text after this many seconds; 0 for never.",
      valueName: "seconds"))
  var timeLimit = 60

  func validate() throws {
    guard (1...1_000).contains(maximumDepth) else {
      throw ValidationError("The depth has to be between 1 and 1000, not \(maximumDepth).")
    }
    guard (0...86_400).contains(timeLimit) else {
      throw ValidationError("The time limit has to be between 0 and 86400 s, not \(timeLimit).")
    }
    if hardBreaks && noBreaks {
      throw ValidationError("A line break cannot be both kept and a space.")
    }
  }

  /// The parser's options.
  var options: MarkdownOptions {
    var options: MarkdownOptions =
      switch preset {
      case .minimal: .minimal
      case .standard: .standard
      case .maximal: .maximal
      }
    for name in extensions { options.extensions.formUnion(name.member) }
    for name in leftOut { options.extensions.subtract(name.member) }
    if doubleTilde { options.extensions.insert(.doubleTilde) }
    options.maximumDepth = maximumDepth
    if hardBreaks { options.softBreaks = .hard }
    if noBreaks { options.softBreaks = .spaces }
    return options
  }
}

/// The file that a command reads; the other name of standard input is `-`.
struct MarkdownFile: ParsableArguments {
  @Argument(help: ArgumentHelp("The file; standard input without one.", valueName: "file"))
  var file: String?

  /// The name that messages use.
  var name: String { isStandardInput ? "standard input" : file ?? "" }

  var isStandardInput: Bool { file == nil || file == "-" }

  /// A descriptor to read, which is open as long as the process is.
  ///
  /// - Throws: `UsageError` when there is nothing to read.
  func open() throws -> Int32 {
    if isStandardInput {
      try StandardInput().check()
      return STDIN_FILENO
    }
    let descriptor = Glibc.open(file ?? "", O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw unreadable(errno) }
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
      throw unreadable(EISDIR)
    }
    return descriptor
  }

  /// All bytes.
  ///
  /// - Throws: `UsageError` when they cannot be read.
  func read() throws -> [UInt8] {
    try bytes(from: try open())
  }

  /// The bytes of a descriptor, to its end or until there are as many as wanted.
  ///
  /// - Throws: `UsageError` when they cannot be read.
  func bytes(from descriptor: Int32, upTo most: Int = .max) throws -> [UInt8] {
    switch Descriptor.readAll(descriptor, upTo: most) {
    case .success(let bytes): return bytes
    case .failure(let error): throw UsageError("\(sentenceName) cannot be read: \(error.words).")
    }
  }

  private var sentenceName: String { isStandardInput ? "Standard input" : "“\(name)”" }

  private func unreadable(_ code: Int32) -> UsageError {
    UsageError("\(sentenceName) cannot be read: \(SystemError(code: code).words).")
  }
}
