// `behest script share`: gives a file or an address to a script that takes it.

import ArgumentParser
import BehestProcess
import BehestShell
import Foundation
import Glibc

struct ShareWithScript: BehestCommand {
  static let configuration = CommandConfiguration(
    commandName: "share", abstract: "Give a file or an address to a script.",
    discussion: """
      Without --to, the scripts that take it are listed: those whose script.json has its kind among \
      the “inputs”, which are text, urls, images and files.

      Examples:
        behest script share notes.md
        behest script share notes.md --to words
        behest script share https://example.com
      """)

  @Argument(help: "The path of the file, or the address.")
  var item: String

  @Option(help: ArgumentHelp("The script to run with it.", valueName: "name"))
  var to: String?

  @OptionGroup(title: "Everywhere") var global: GlobalOptions

  func run(in context: CommandContext) async throws -> ExitStatus {
    guard item.contains("://") || FileManager.default.fileExists(atPath: item) else {
      throw UsageError("There is no file “\(item)”.")
    }
    let program = try ScriptProgram()
    let kinds = try program.lines(["accepting", program.folder.path], [item]).map { line in
      line.split(separator: " ").map(String.init)
    }.filter { $0.count > 1 }
    let names = kinds.map { $0.dropLast().joined(separator: " ") }
    guard let to else {
      if names.isEmpty { context.console.note("No script takes \(item).") }
      context.print(names, json: names)
      return .done
    }
    let script = try program.script(to)
    guard let index = names.firstIndex(of: script.lastPathComponent) else {
      throw UsageError(
        "\(to) does not take \(item): its kind is not among the inputs in "
          + "\(script.path)/script.json.")
    }
    var arguments = ScriptArguments()
    arguments.name = to
    arguments.others =
      switch kinds[index].last {
      case "urls": ["--text", item]
      case "text": ["--text", try item.contains("://") ? item : text()]
      default: ["--file", item]
      }
    return try await arguments.run("RunScript", in: context)
  }

  private func text() throws -> String {
    guard let text = try? String(contentsOfFile: item, encoding: .utf8) else {
      throw UsageError("“\(item)” is no text.")
    }
    return text
  }
}

extension ScriptProgram {
  /// Runs the program, and returns the lines that it prints.
  ///
  /// - Throws: `UsageError` when it fails.
  func lines(_ words: [String], _ options: [String]) throws -> [String] {
    let pipe = try Descriptor.pipe()
    defer { close(pipe.read) }
    let child = try start(words, options, output: .descriptor(pipe.write))
    close(pipe.write)
    let output = Descriptor.readAll(pipe.read, before: .now + .seconds(30))
    guard child.end() == .exited(0), case .success(let bytes) = output else {
      throw UsageError("The scripts cannot be listed.")
    }
    return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
  }
}
