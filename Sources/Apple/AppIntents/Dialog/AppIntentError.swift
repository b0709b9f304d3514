// The errors the original names, and those that restart perform().

public import FoundationGaps

/// An error that the system understands.
public struct AppIntentError: Error, Sendable, CustomLocalizedStringResourceConvertible {
  /// What an error stands for, and what the runtime does about it.
  package enum Kind: Sendable {
    /// Asks for a value and performs the intent again.
    case needsValue(NeedsValueError)
    /// Asks which value is meant and performs the intent again.
    case needsDisambiguation(NeedsDisambiguationError)
    /// Goes on with the app in front of the person.
    case needsForeground(ForegroundNeed)
    /// Performs the intent again.
    case restart
    /// Says a sentence; the code is the original's name of the error.
    case stated(code: String, LocalizedStringResource)
  }

  /// How to go on with the app in front of the person.
  package struct ForegroundNeed: Sendable {
    /// What to ask; `nil` means the system's own words.
    package let dialog: IntentDialog?
    /// Whether to ask in any case.
    package let asks: Bool
    /// What to do there; `nil` means nothing.
    package let continuation: (@MainActor @Sendable () async throws -> Void)?
  }

  /// What the error stands for.
  package let kind: Kind

  /// Makes an error of a kind.
  package init(_ kind: Kind) { self.kind = kind }

  /// Makes an error that says this to the person.
  public init(description: LocalizedStringResource) {
    self.init(.stated(code: "custom", description))
  }

  /// The words for the person.
  public var localizedStringResource: LocalizedStringResource {
    switch kind {
    case .needsValue: "A value is needed."
    case .needsDisambiguation: "It is not clear which value is meant."
    case .needsForeground: "The app has to be opened to go on."
    case .restart: "The action starts again."
    case .stated(_, let words): words
    }
  }

  /// Ends the run: `perform()` starts again from the top.
  public static var restartPerform: AppIntentError { AppIntentError(.restart) }
}
