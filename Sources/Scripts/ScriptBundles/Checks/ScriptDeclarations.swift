// The declarations of the module "scripting", as a file for editors and the type checker, and as lists.

package import BehestJSON
import BehestProcess
import Foundation
import ScriptModule

/// The declarations of what scripts may use.
package enum ScriptDeclarations {
  /// The file with the declarations, which is written when it is missing or another one.
  ///
  /// - Parameter cache: The folder of `ScriptBundler`.
  /// - Throws: A `ScriptError` when it cannot be written.
  package static func file(in cache: String) throws(ScriptError) -> String {
    let path = cache + "/scripting.d.ts"
    let bytes = Array(text.utf8)
    if case .success(let old) = ScriptFolder.read(path, upTo: 8 << 20), old == bytes { return path }
    do {
      try FileManager.default.createDirectory(
        atPath: cache, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      try Data(bytes).write(to: URL(filePath: path), options: .atomic)
    } catch {
      throw ScriptError(.unwritable(path, SystemError(code: errno).words))
    }
    return path
  }

  /// Returns the settings of TypeScript for scripts.
  ///
  /// - Parameters:
  ///   - key: `files` or `include`.
  ///   - files: The files, or patterns of them, with that of the declarations.
  package static func settings(_ key: String, _ files: [String]) -> JSON {
    [
      "compilerOptions": [
        "allowSyntheticDefaultImports": true, "jsx": "react-jsx", "jsxImportSource": "scripting",
        "lib": ["esnext"], "module": "esnext", "moduleDetection": "force",
        "moduleResolution": "node", "noEmit": true, "resolveJsonModule": true,
        "skipLibCheck": true, "strict": true, "target": "esnext", "types": [],
      ], key: JSON(strings: files),
    ]
  }

  private static let text = String(cString: behest_script_declarations())
  /// The declarations have the same strings and punctuation as JavaScript.
  private static let tokens = JavaScriptTokens(Array(text.utf8)).tokens

  /// Whether the module has a value of a name.
  package static func isExported(_ name: String) -> Bool {
    tokens.indices.dropLast().contains { index in
      ["const", "function", "class", "namespace", "enum"].contains(tokens[index].text)
        && tokens[index + 1].text == name
    }
  }

  /// The names of what a terminal has nothing for, as the runtime lists them.
  static let inertNames: Set<String> = {
    let runtime = String(cString: behest_script_runtime())
    let lists = ["const inertExports = split(", "const inertGlobals = split("].compactMap { start in
      runtime.range(of: start).map { Array(runtime[$0.upperBound...].utf8.prefix { $0 != 0x3B }) }
    }
    let strings = lists.flatMap { JavaScriptTokens($0).tokens }.filter { $0.kind == .string }
    return Set(strings.flatMap { $0.text.split(separator: " ") }.map(String.init))
  }()

  /// The names of actions that a confirmation may have.
  static let confirmationActions: [String] = {
    let start = tokens.indices.first {
      tokens[$0].text == "ConfirmationActionName" && $0 > 0 && tokens[$0 - 1].text == "type"
    }
    return tokens[(start ?? tokens.endIndex)...].prefix { $0.text != ";" }
      .filter { $0.kind == .string }.map(\.text)
  }()
}
