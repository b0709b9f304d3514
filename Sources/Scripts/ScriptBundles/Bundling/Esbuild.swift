// Runs esbuild, and reads what it says.

import BehestProcess
import Foundation

/// The program esbuild, as it is installed.
struct Esbuild: Hashable, Sendable {
  private let run: ToolRun
  /// A text that differs between two versions of the program.
  let identity: String

  /// Finds esbuild in the folders of `PATH`; `nil` when it is not installed.
  init?(environment: [String: String]) {
    guard let program = ProgramFolder.search(for: "esbuild", in: environment),
      let identity = ProgramBuild.identity(of: program)
    else { return nil }
    self.identity = identity
    run = ToolRun(
      program: program, patience: 30, mostOutput: 1 << 20,
      environment: ["PATH": environment["PATH"] ?? ProgramFolder.standardPath],
      mostMemory: 2 << 20)
  }

  /// The options of every run: the script's own settings, and those above its folder, change
  /// nothing.
  private static let options = [
    "--charset=utf8", "--color=false", "--ignore-annotations", "--jsx-import-source=scripting",
    "--jsx=automatic", "--jsx-dev", "--log-level=warning", "--log-limit=50", "--sourcemap=external",
    "--sources-content=false", "--target=esnext",
  ]

  /// Runs esbuild in a script's folder.
  ///
  /// - Parameters:
  ///   - arguments: The entries, and options of this run.
  ///   - folder: The script's folder, from which nothing but errors is told.
  ///   - output: An empty folder for what is written.
  /// - Returns: The warnings.
  /// - Throws: A `ScriptError` with what is wrong with the script.
  func run(
    _ arguments: [String], in folder: ScriptFolder, output: String
  ) throws(ScriptError) -> [ScriptDiagnostic] {
    let settings = output + "/tsconfig.json"
    guard FileManager.default.createFile(atPath: settings, contents: Data("{}".utf8)) else {
      throw ScriptError(.unwritable(settings, SystemError(code: errno).words))
    }
    let (log, end) = try run(
      arguments + Self.options + ["--outdir=\(output)", "--tsconfig=\(settings)"], in: folder,
      to: .error)
    let diagnostics = EsbuildLog(log, in: folder).diagnostics
    let errors = diagnostics.filter { $0.severity == .error }
    if !errors.isEmpty { throw ScriptError(errors) }
    guard end == .exited(0) else {
      throw ScriptError(.tool("esbuild", end.status))
    }
    return diagnostics
  }
}

/// The messages of a run, with their places.
///
/// Its other form, JSON, is only for programs in JavaScript that call it as a library.
private struct EsbuildLog {
  private(set) var diagnostics: [ScriptDiagnostic] = []
  private let folder: ScriptFolder

  private static let kinds: [(mark: String, severity: ScriptDiagnostic.Severity)] = [
    ("✘ [ERROR] ", .error), ("▲ [WARNING] ", .warning),
  ]

  init(_ bytes: [UInt8], in folder: ScriptFolder) {
    self.folder = folder
    var message: (words: String, severity: ScriptDiagnostic.Severity)?
    for line in String(decoding: bytes, as: UTF8.self).split(separator: "\n") {
      if let kind = Self.kinds.first(where: { line.hasPrefix($0.mark) }) {
        if let message { add(message.words, message.severity, nil) }
        message = (String(line.dropFirst(kind.mark.count)), kind.severity)
      } else if let begun = message, let place = Self.place(line) {
        add(begun.words, begun.severity, place)
        message = nil
      }
    }
    if let message { add(message.words, message.severity, nil) }
  }

  /// Returns the place in a line `    intent.tsx:3:4:`.
  private static func place(_ line: Substring) -> (file: String, line: Int, byte: Int)? {
    guard line.hasPrefix("    "), line.hasSuffix(":") else { return nil }
    let parts = line.dropFirst(4).dropLast().split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count >= 3, let number = Int(parts[parts.count - 2]),
      let byte = Int(parts[parts.count - 1])
    else { return nil }
    return (parts.dropLast(2).joined(separator: ":"), number, byte)
  }

  private mutating func add(
    _ message: String, _ severity: ScriptDiagnostic.Severity,
    _ place: (file: String, line: Int, byte: Int)?
  ) {
    // A warning has its name at the end.
    let match = message.wholeMatch(of: /(.*) \[([a-z-]+)\]/)
    let mistake = ScriptMistake.esbuild(match.map { String($0.1) } ?? message)
    let name = match.map { String($0.2) } ?? mistake.name
    guard let place else {
      diagnostics.append(ScriptDiagnostic(name, severity, mistake.sentence))
      return
    }
    // The message of a file outside may have its words: only that it was read is told.
    guard folder.contains(place.file) else {
      let mistake = ScriptMistake.importsOutside(place.file)
      if !diagnostics.contains(where: { $0.message == mistake.sentence }) {
        diagnostics.append(ScriptDiagnostic(mistake, severity))
      }
      return
    }
    let text = folder.text(of: place.file)
    diagnostics.append(
      ScriptDiagnostic(
        name, severity, mistake.sentence, at: text.place(line: place.line, byte: place.byte),
        sourceLine: text.line(place.line)))
  }
}
