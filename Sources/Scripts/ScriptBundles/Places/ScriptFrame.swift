// The frames of a stack trace, in the author's files.

import Foundation

/// A function of a script that was running when an error happened.
package struct ScriptFrame: Hashable, Sendable, CustomStringConvertible {
  /// The name of the function; `nil` outside of functions and for one without a name.
  package let function: String?
  /// The place in the author's files.
  package let place: ScriptPlace

  /// The frame in one line: `run (intent.tsx:3:5)`.
  package var description: String { function.map { "\($0) (\(place))" } ?? "\(place)" }
}

extension SourceMap {
  /// Returns the frames of a stack trace that are in the author's files, innermost first.
  ///
  /// - Parameters:
  ///   - stack: The trace as JavaScriptCore writes it: lines `name@bundle:line:column`.
  ///   - bundle: The name that the engine evaluated the bundle by.
  ///   - linesBefore: The lines that the engine put before the bundle's own.
  package func frames(
    ofStack stack: String, inBundle bundle: String, linesBefore: Int = 0
  ) -> [ScriptFrame] {
    stack.split(whereSeparator: \.isNewline).prefix(200).compactMap { line in
      // A function without a name has no “@” before its place.
      let start =
        line.hasPrefix(bundle + ":") ? line.startIndex : line.range(of: "@\(bundle):")?.lowerBound
      guard let start else { return nil }
      let function = line[..<start]
      let numbers = line[start...].split(separator: ":").suffix(2).compactMap { Int($0) }
      guard numbers.count == 2, numbers[0] > linesBefore,
        let place = place(line: numbers[0] - linesBefore, column: numbers[1])
      else { return nil }
      return ScriptFrame(function: Self.name(function), place: place)
    }
  }

  /// Returns the name of a function of the author; `nil` for the engine's names for code outside.
  private static func name(_ function: Substring) -> String? {
    let name = function.hasPrefix("async ") ? function.dropFirst(6) : function
    let isCode = name.hasSuffix(" code")
    return name.isEmpty || name == "anonymous" || isCode ? nil : String(name)
  }
}
