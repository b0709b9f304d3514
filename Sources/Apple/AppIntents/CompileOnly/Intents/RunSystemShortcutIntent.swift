// What a widget's button runs when the person chooses it; there are no widgets here.

public import FoundationGaps

/// What a person chooses for a widget's button: a shortcut, an action or an app.
///
/// Widgets are not shown here, so nobody makes one.
public struct SystemShortcut: Hashable, Sendable, CustomLocalizedStringResourceConvertible {
  private let name: String

  /// How the choice is shown.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(stringLiteral: name)
  }

  /// The name of the choice.
  public var localizedStringResource: LocalizedStringResource {
    LocalizedStringResource(stringLiteral: name)
  }
}

extension SystemShortcut: _IntentValue {}

/// Runs what a person has chosen for a widget's button.
public struct RunSystemShortcutIntent: SystemIntent {
  /// What the intent is called.
  public static let title: LocalizedStringResource = "Run System Shortcut"

  /// The name it is kept under.
  public static let persistentIdentifier = "RunSystemShortcutIntent"

  /// What is run.
  @Parameter(title: "Shortcut") private var shortcut: SystemShortcut?

  /// Makes an intent that runs nothing.
  public init() {}

  /// Makes an intent that runs what was chosen.
  public init(shortcut: SystemShortcut) { self.shortcut = shortcut }

  /// Fails: there are no widgets here, and so nothing has been chosen.
  public func perform() async throws -> IntentResultContainer<Never, Never, Never, Never> {
    throw AppIntentError.Unrecoverable.featureCurrentlyRestricted
  }
}
