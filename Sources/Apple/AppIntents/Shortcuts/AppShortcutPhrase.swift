// The literal of a phrase, with the app's name and a parameter in it.

/// A phrase that runs an intent: `"Order \(\.$soup) in \(.applicationName)"`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  fileprivate enum Part {
    case literal(String)
    case applicationName
    case parameter((Intent) -> any AnyIntentParameter)
  }

  private let parts: [Part]
  private let line: SourceLine?

  /// Creates a phrase without the app's name, which the checks report as an error.
  public init(stringLiteral value: String) {
    parts = [.literal(value)]
    line = nil
  }

  /// Creates a phrase with the app's name, and optionally a parameter.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
    line = stringInterpolation.line
  }

  /// Returns the phrase in its parts, with the parameter's name found in an intent.
  ///
  /// - Parameters:
  ///   - shortcut: The line of the shortcut, for a phrase that does not know its own.
  ///   - name: Returns the name of a parameter of the intent.
  func declared(
    in intent: Intent, at shortcut: SourceLine, name: (any AnyIntentParameter) -> String?
  ) -> DeclaredPhrase {
    let segments = parts.compactMap { part -> PhraseSegment? in
      switch part {
      case .literal(let text): text.isEmpty ? nil : .literal(text)
      case .applicationName: .applicationName
      // A parameter that the intent does not have is reported by the checks.
      case .parameter(let find): .parameter(name: name(find(intent)) ?? "")
      }
    }
    return DeclaredPhrase(segments: segments, line: line ?? shortcut)
  }

  /// The parts of a phrase's interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []
    fileprivate var line: SourceLine?

    /// Creates an empty collection of parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.literal(literal))
    }

    /// Adds the place of the app's name.
    public mutating func appendInterpolation(
      _ token: AppShortcutPhraseToken, file: StaticString = #filePath, line: UInt = #line
    ) {
      parts.append(.applicationName)
      self.line = self.line ?? SourceLine(file, line)
    }

    /// Adds the place of a parameter's value.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>, file: StaticString = #filePath,
      line: UInt = #line
    ) {
      parts.append(.parameter { $0[keyPath: parameter] })
      self.line = self.line ?? SourceLine(file, line)
    }
  }
}

/// A placeholder in a phrase that the system fills.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The app's name, or one of its alternative names.
  case applicationName
}
