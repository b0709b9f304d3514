// A phrase as it is written: a literal with the app's name and a parameter in it.

/// A phrase that runs an intent: `"Order \(\.$soup) in \(.applicationName)"`.
public struct AppShortcutPhrase<Intent: AppIntent>: ExpressibleByStringInterpolation {
  fileprivate enum Part {
    case literal(String)
    case applicationName
    case parameter((Intent) -> any AnyIntentParameter)
  }

  private let parts: [Part]

  /// A phrase without the app's name. The system has no use for it, and says so when it is checked.
  public init(stringLiteral value: String) {
    parts = [.literal(value)]
  }

  /// A phrase with the app's name, and perhaps a parameter.
  public init(stringInterpolation: StringInterpolation) {
    parts = stringInterpolation.parts
  }

  /// The phrase's parts, with the parameter's name found in an intent.
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

  /// Collects the parts of a phrase's literal.
  public struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var parts: [Part] = []

    /// Makes an empty collection.
    public init(literalCapacity: Int, interpolationCount: Int) {}

    /// Adds text.
    public mutating func appendLiteral(_ literal: String) {
      parts.append(.literal(literal))
    }

    /// Adds the place where the app's name is said.
    public mutating func appendInterpolation(_ token: AppShortcutPhraseToken) {
      parts.append(.applicationName)
    }

    /// Adds the place where a parameter's value is said.
    public mutating func appendInterpolation<Value>(
      _ parameter: KeyPath<Intent, IntentParameter<Value>>
    ) {
      parts.append(.parameter { $0[keyPath: parameter] })
    }
  }
}

/// A place in a phrase that the system fills.
public enum AppShortcutPhraseToken: Hashable, Sendable {
  /// The app's name, or one of its other names.
  case applicationName
}
