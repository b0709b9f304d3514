// The errors the original names, and those that restart perform().

public import FoundationGaps

/// An error that the system understands.
public struct AppIntentError: Error, Sendable, CustomLocalizedStringResourceConvertible {
  package enum Kind: Sendable {
    case needsValue(NeedsValueError)
    case needsDisambiguation(NeedsDisambiguationError)
    case needsForeground(ForegroundNeed)
    case restart
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
