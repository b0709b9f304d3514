// `behest manual`: writes the pages for man, from the same descriptions as the help.

import ArgumentParser
import BehestShell
import Foundation

struct ManualPages: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", abstract: "Write the pages for man into a folder.",
    discussion: """
      There is behest.1, and a page for each command, such as behest-say.1, which has the commands \
      below it as well. make install puts them where man finds them.

      Example:
        behest manual man1
      """)

  @Argument(help: "The folder, which is made if it is not there.", completion: .directory)
  var folder: String

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) throws -> ExitStatus {
    let root = try CommandDescription.root()
    let url = URL(filePath: folder, directoryHint: .isDirectory)
    var written: [String] = []
    func write(_ page: ManualPage) throws {
      try Data(page.text.utf8).write(to: url.appending(path: page.name + ".1"), options: .atomic)
      written.append(url.appending(path: page.name + ".1").path)
    }
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      try write(ManualPage(root))
      for command in root.ownSubcommands { try write(ManualPage(command, of: root)) }
    } catch {
      throw UsageError("No pages can be written into \(folder).")
    }
    context.print(written, json: written)
    return .done
  }
}

/// A page of the manual, in the macros of man.
struct ManualPage {
  /// The name of the page, without its section.
  let name: String
  private var lines: [String]

  /// Creates the page of the root command, or of one below it.
  init(_ command: CommandDescription, of root: CommandDescription? = nil) {
    let words = [root?.commandName, command.commandName].compactMap(\.self)
    name = words.joined(separator: "-")
    lines = [
      ".TH \(name.uppercased()) 1 \"\" \"Behest \(Behest.version)\" \"User Commands\"",
      ".SH NAME", "\(Self.escaped(name)) \\- \(Self.escaped(command.abstract ?? ""))",
      ".SH SYNOPSIS",
    ]
    add(synopsisOf: command, words)
    lines.append(".SH DESCRIPTION")
    add(discussion: command.discussion ?? "")
    add(optionsOf: command, ".SH")
    guard root != nil else {
      lines.append(".SH COMMANDS")
      for other in command.ownSubcommands {
        lines += [
          ".TP", ".BR behest\\-\(Self.escaped(other.commandName)) (1)",
          Self.escaped(other.abstract ?? ""),
        ]
      }
      return
    }
    for other in command.ownSubcommands {
      let path = words + [other.commandName]
      lines += [
        ".SH \(path.joined(separator: " ").uppercased())", Self.escaped(other.abstract ?? ""),
        ".PP",
      ]
      add(synopsisOf: other, path)
      lines.append(".PP")
      add(discussion: other.discussion ?? "")
      add(optionsOf: other, ".SS", isBelow: true)
    }
    lines += [".SH SEE ALSO", ".BR behest (1)"]
  }

  /// The text of the page.
  var text: String { lines.map { $0 + "\n" }.joined() }

  private mutating func add(synopsisOf command: CommandDescription, _ words: [String]) {
    var line = ".B \(Self.escaped(words.joined(separator: " ")))"
    let arguments = (command.arguments ?? []).filter(\.shouldDisplay)
    if arguments.contains(where: { $0.kind != "positional" }) { line += "\n[\\fIoptions\\fR]" }
    for argument in arguments where argument.kind == "positional" {
      let name =
        "\\fI\(Self.escaped(argument.valueName ?? "value"))\\fR"
        + (argument.isRepeating ? " ..." : "")
      line += "\n" + (argument.isOptional ? "[\(name)]" : name)
    }
    if !command.ownSubcommands.isEmpty { line += "\n\\fIcommand\\fR" }
    lines += line.split(separator: "\n").map(String.init)
  }

  /// Adds paragraphs; lines that are indented stay as they are.
  private mutating func add(discussion: String) {
    var isExample = false
    for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
      let isIndented = line.hasPrefix("  ")
      if isIndented != isExample { lines += isIndented ? [".PP", ".nf"] : [".fi"] }
      isExample = isIndented
      lines.append(line.isEmpty ? ".PP" : Self.escaped(String(line)))
    }
    if isExample { lines.append(".fi") }
  }

  /// Adds the options, those of the command before those of all commands.
  private mutating func add(
    optionsOf command: CommandDescription, _ heading: String, isBelow: Bool = false
  ) {
    let options = (command.arguments ?? []).filter { $0.shouldDisplay }
    let own = options.filter { $0.sectionTitle == nil }
    let common = isBelow ? [] : options.filter { $0.sectionTitle != nil }
    for (title, options) in [("OPTIONS", own), ("OPTIONS OF ALL COMMANDS", common)]
    where !options.isEmpty {
      lines.append("\(heading) \(title)")
      for option in options {
        let value =
          option.kind == "flag" ? [] : ["\\fI\(Self.escaped(option.valueName ?? ""))\\fR"]
        let names = (option.names ?? []).map { "\\fB\(Self.escaped($0.typed))\\fR" }
        let values = option.allValues.map { " (" + $0.joined(separator: ", ") + ")" } ?? ""
        let help = [option.abstract ?? "", option.discussion ?? ""].filter { !$0.isEmpty }
        lines += [
          ".TP",
          ([names.joined(separator: ", ")].filter { !$0.isEmpty } + value).joined(separator: " "),
          Self.escaped(help.joined(separator: " ") + values),
        ]
      }
    }
  }

  /// Returns a text that has no meaning to the formatter but its own.
  private static func escaped(_ text: String) -> String {
    let plain = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    return plain.hasPrefix(".") || plain.hasPrefix("'") ? "\\&" + plain : plain
  }
}
