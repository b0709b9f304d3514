// The literal of a phrase, with the app's name and a parameter in it.

/// A phrase that runs an intent: `"Order \(\.$soup) in \(.applicationName)"`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  fileprivate enum Part {
    case literal(String)
    case applicationName
    case parameter((Intent) -> any AnyIntentParameter)
  }

  private let parts: [Part]

  /// Creates a phrase without the app's name, which the checks report as an error.
  public init(stringLiteral value: String) {
    parts = [.literal(value)]
  }

  /// Creates a phrase with the app's name, and optionally a parameter.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// Returns the phrase's parts, with the parameter's name found in an intent.
  func segments(in intent: Intent) -> [PhraseSegment] {
    parts.compactMap { part in
      switch part {
      case .literal(let text): return text.isEmpty ? nil : .literal(text)
      case .applicationName: return .applicationName
      case .parameter(let find):
        return intent.name(of: find(intent)).map { .parameter(name: $0) }
      }
    }
  }

  /// The parts of a phrase's interpolated literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Creates an empty collection of parts.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.literal(literal))
    }

    /// Adds the place of the app's name.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.applicationName)
    }

    /// Adds the place of a parameter's value.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parts.append(.parameter { $0[keyPath: parameter] })
    }
  }
}

/// A placeholder in a phrase that the system fills.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The app's name, or one of its alternative names.
  case applicationName
}
