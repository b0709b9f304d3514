// What is wrong with a script, as a compiler says it.

/// A mistake in a script, or a probable one.
package struct ScriptDiagnostic: Hashable, Sendable {
  /// The severity of a diagnostic.
  package enum Severity: String, Hashable, Sendable {
    /// The script does not run, or not as its author meant.
    case error
    /// A probable mistake.
    case warning
  }

  /// The name of the rule: `duplicate-intent`, or `TS2322` of the type checker.
  package let name: String
  /// The severity.
  package let severity: Severity
  /// The mistake and what to do about it, as one sentence.
  package let message: String
  /// The place; `nil` for the script as a whole.
  package let place: ScriptPlace?
  /// The line of the source at the place, without its end; `nil` when there is none.
  package var sourceLine: String?

  /// Creates a diagnostic.
  package init(
    _ name: String, _ severity: Severity = .error, _ message: String, at place: ScriptPlace? = nil,
    sourceLine: String? = nil
  ) {
    self.name = name
    self.severity = severity
    self.message = message
    self.place = place
    self.sourceLine = sourceLine
  }
}

extension ScriptDiagnostic: CustomStringConvertible {
  /// One line, as compilers write it: `intent.tsx:3:5: error: … [duplicate-intent]`.
  package var description: String {
    (place.map { "\($0): " } ?? "") + "\(severity.rawValue): \(message) [\(name)]"
  }
}

/// The reason why a script cannot be read or bundled.
package struct ScriptError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The mistakes; at least one is an error.
  package let diagnostics: [ScriptDiagnostic]

  /// Creates an error of diagnostics.
  package init(_ diagnostics: [ScriptDiagnostic]) { self.diagnostics = diagnostics }

  init(_ mistake: ScriptMistake, at place: ScriptPlace? = nil, sourceLine: String? = nil) {
    self.init([ScriptDiagnostic(mistake, at: place, sourceLine: sourceLine)])
  }

  /// The mistakes with their places, a line each.
  package var description: String {
    diagnostics.map { ($0.place.map { "\($0): " } ?? "") + $0.message }.joined(separator: "\n")
  }
}
