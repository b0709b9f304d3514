// Runs the type checker of TypeScript on a script, where it is installed.

import BehestJSON
import BehestProcess
import Foundation

/// A check of types by `tsc`, against our declarations.
struct TypeCheck {
  private let run: ToolRun

  /// Finds the type checker in the folders of `PATH`; `nil` when it is not installed.
  init?(environment: [String: String]) {
    guard let program = ProgramFolder.search(for: "tsc", in: environment) else { return nil }
    run = ToolRun(
      program: program, patience: 120, mostOutput: 1 << 20,
      environment: ["PATH": environment["PATH"] ?? ProgramFolder.standardPath])
  }

  /// Returns what is wrong with the types of a script's files.
  ///
  /// - Parameter cache: The folder with the declarations; `nil` for one that is removed again.
  func diagnostics(
    of files: [String], in folder: ScriptFolder, cache: String?
  ) throws(ScriptError) -> [ScriptDiagnostic] {
    let checked = files.filter { $0.hasSuffix(".ts") || $0.hasSuffix(".tsx") }
    guard !checked.isEmpty else { return [] }
    let scratch = try ScratchFolder()
    let declarations = try ScriptDeclarations.file(in: cache ?? scratch.path)
    let settings = ScriptDeclarations.settings(
      "files", [declarations] + checked.map { "\(folder.path)/\($0)" })
    let path = scratch.path + "/tsconfig.json"
    guard
      FileManager.default.createFile(
        atPath: path, contents: Data(settings.text(isPretty: false).utf8))
    else { throw ScriptError(.unwritable(path, SystemError(code: errno).words)) }
    let (bytes, end) = try run(["--pretty", "false", "-p", path], in: folder, to: .output)
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    let found = lines.indices.compactMap { index in
      // The lines below say more exactly what is wrong, the last one most.
      let reasons = lines[(index + 1)...].prefix { $0.hasPrefix("  ") }
      return Self.diagnostic(lines[index], reason: reasons.last, in: folder)
    }
    guard end == .exited(0) || !bytes.isEmpty else {
      throw ScriptError(.tool("tsc", end.status))
    }
    return found
  }

  /// Reads a line `intent.tsx(3,5): error TS2322: Type …`; `nil` for others, and for files that are
  /// not the script's.
  private static func diagnostic(
    _ line: Substring, reason: Substring?, in folder: ScriptFolder
  ) -> ScriptDiagnostic? {
    guard let match = line.wholeMatch(of: /(.+)\((\d+),(\d+)\): error (TS\d+): (.+)/),
      let number = Int(match.2), let column = Int(match.3)
    else { return nil }
    let file = String(match.1)
    guard !file.hasPrefix("../"), folder.contains(file) else { return nil }
    let words = reason?.trimmingCharacters(in: .whitespaces) ?? String(match.5)
    return ScriptDiagnostic(
      String(match.4), .error, words, at: ScriptPlace(file: file, line: number, column: column),
      sourceLine: folder.text(of: file).line(number))
  }
}
