// The common arguments of the commands of `behest md`: a file, and the parser's options.

import ArgumentParser
import MarkdownTree

/// The options of the parser.
struct MarkdownInput: ParsableArguments {
  enum Preset: String, CaseIterable, ExpressibleByArgument {
    case minimal, standard, maximal
  }

  /// The name of an extension of CommonMark.
  enum ExtensionName: String, CaseIterable, ExpressibleByArgument {
    case table, strikethrough, autolink, tasklist, tagfilter, footnotes, smart
    case frontMatter = "front-matter"

    var member: MarkdownOptions.Extensions {
      switch self {
      case .table: .table
      case .strikethrough: .strikethrough
      case .autolink: .autolink
      case .tasklist: .tasklist
      case .tagfilter: .tagfilter
      case .footnotes: .footnotes
      case .smart: .smart
      case .frontMatter: .frontMatter
      }
    }
  }

  @Option(
    help: ArgumentHelp(
      "What to recognise: minimal (CommonMark), standard (GitHub, footnotes, front matter) or maximal.",
      valueName: "preset"))
  var preset: Preset = .standard

  @Option(
    name: .customLong("extension"), parsing: .singleValue,
    help: ArgumentHelp(
      "Recognise this besides: table, strikethrough, autolink, tasklist, tagfilter, footnotes, "
        + "front-matter or smart; repeatable.", valueName: "name"))
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
    name: .customLong("max-columns"),
    help: ArgumentHelp("Refuse tables of more columns, 1 to 65535.", valueName: "columns"))
  var maximumColumns = MarkdownOptions.standard.maximumColumns

  @Option(
    name: .customLong("max-cells"),
    help: ArgumentHelp("Refuse tables of more cells.", valueName: "cells"))
  var maximumCells = MarkdownOptions.standard.maximumCells

  @Option(
    name: .customLong("time-limit"),
    help: ArgumentHelp(
      "Give up on more than 1 MB of text after this many seconds; 0 for never.",
      valueName: "seconds"))
  var timeLimit = MarkdownWorker.standardTimeLimit

  func validate() throws {
    guard (1...1_000).contains(maximumDepth) else {
      throw ValidationError("The depth has to be between 1 and 1000, not \(maximumDepth).")
    }
    guard (1...65_535).contains(maximumColumns), maximumCells > 0 else {
      throw ValidationError("A table has at least one cell, and at most 65535 columns.")
    }
    guard (0...86_400).contains(timeLimit) else {
      throw ValidationError("The time limit has to be between 0 and 86400 s, not \(timeLimit).")
    }
    if hardBreaks && noBreaks {
      throw ValidationError("A line break cannot be both kept and a space.")
    }
  }

  /// The options for the parser.
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
    options.maximumColumns = maximumColumns
    options.maximumCells = maximumCells
    if hardBreaks { options.softBreaks = .hard }
    if noBreaks { options.softBreaks = .spaces }
    return options
  }
}

/// The argument for the file that a command reads.
struct MarkdownFileArgument: ParsableArguments {
  @Argument(help: ArgumentHelp("The file; standard input without one.", valueName: "file"))
  var file: String?

  /// The file to read.
  var source: MarkdownFile { MarkdownFile(file: file) }
}
