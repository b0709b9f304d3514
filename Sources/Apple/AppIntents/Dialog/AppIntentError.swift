// The error type whose values the runtime understands.

public import FoundationGaps

/// An error that the runtime understands: it asks for a value, restarts the intent or tells the
/// person.
public struct AppIntentError: Error, Sendable, CustomLocalizedStringResourceConvertible {
  /// The kind of error, which decides how the runtime handles it.
  package enum Kind: Sendable {
    /// The intent needs a value: the person is asked, and the intent restarts.
    case needsValue(NeedsValueError)
    /// Several values fit: the person is asked which, and the intent restarts.
    case needsDisambiguation(NeedsDisambiguationError)
    /// The intent continues with the app in the foreground.
    case needsForeground(ForegroundNeed)
    /// The intent restarts.
    case restart
    /// The person is told a sentence; the code is the name of Apple's error.
    case stated(code: String, LocalizedStringResource)
  }

  /// A request to continue with the app in the foreground.
  package struct ForegroundNeed: Sendable {
    /// The question for the person; `nil` uses a default question.
    package let dialog: IntentDialog?
    /// Whether to ask the person before the app is opened.
    package let asks: Bool
    /// The closure to run once the app is in the foreground; `nil` for none.
    package let continuation: (@MainActor @Sendable () async throws -> Void)?
  }

  /// The kind of error.
  package let kind: Kind

  /// Creates an error of a kind.
  package init(_ kind: Kind) { self.kind = kind }

  /// Creates an error with a sentence for the person.
  public init(description: LocalizedStringResource) {
    self.init(.stated(code: "custom", description))
  }

  /// The sentence for the person.
  public var localizedStringResource: LocalizedStringResource {
    switch kind {
    case .needsValue: "A value is needed."
    case .needsDisambiguation: "It is not clear which value is meant."
    case .needsForeground: "The app has to be opened to go on."
    case .restart: "The action starts again."
    case .stated(_, let words): words
    }
  }

  /// An error that restarts `perform()` from the beginning.
  public static var restartPerform: AppIntentError { AppIntentError(.restart) }
}
