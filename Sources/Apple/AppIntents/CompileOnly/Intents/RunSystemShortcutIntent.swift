// The intent that runs a shortcut chosen for a widget's button. A terminal shows no widgets.

public import FoundationGaps

/// A shortcut, an action or an app that a person chooses for a widget's button.
///
/// A terminal shows no widgets, so no value of this type is ever made.
public struct SystemShortcut: Hashable, Sendable, CustomLocalizedStringResourceConvertible {
  private let name: String

  /// The display name and image of the choice.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: name)
  }

  /// The name of the choice.
  public var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: name)
  }
}

extension SystemShortcut: _IntentValue {}

/// An intent that runs the shortcut a person has chosen for a widget's button.
public struct RunSystemShortcutIntent: SystemIntent {
  /// The title of the intent.
  public static let title: LocalizedStringResource = "Run System Shortcut"

  /// The identifier that stays the same when the type is renamed.
  public static let persistentIdentifier = "RunSystemShortcutIntent"

  /// The shortcut to run.
  @Parameter(title: "Shortcut") private var shortcut: SystemShortcut?

  /// Creates an intent without a shortcut.
  public init() {}

  /// Creates an intent that runs a shortcut.
  public init(shortcut: SystemShortcut) { self.shortcut = shortcut }

  /// Fails: a terminal shows no widgets, so no shortcut has been chosen.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    throw AppIntentError.Unrecoverable.featureCurrentlyRestricted
  }
}
