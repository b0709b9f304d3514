// One intent and the phrases that run it.

public import FoundationGaps

/// An intent and the phrases that run it.
public struct AppShortcut: Sendable {
  /// The intent, with the values that every phrase gives it.
  package let intent: any AppIntent

  /// The phrases, in order of importance, each in its parts.
  package let phrases: [[PhraseSegment]]

  /// What the shortcut is called in a list; `nil` means as the intent.
  package let shortTitle: LocalizedStringResource?

  /// The symbol of the shortcut; `nil` means none.
  package let systemImageName: String?

  /// The sentence and the options of the parameter; `nil` means the system's own.
  package let presentation: ParameterPresentationField?

  /// Makes a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String
  ) {
    self.init(intent, phrases, shortTitle: shortTitle, systemImageName: systemImageName)
  }

  /// Makes a shortcut with a presentation of its parameter.
  public init<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
  >(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<
      Intent, Value, Parameter, ParameterKeyPath
    >
  ) {
    self.init(
      intent, phrases, shortTitle: shortTitle, systemImageName: systemImageName,
      presentation: parameterPresentation.field(in: intent))
  }

  /// Makes a shortcut that may have no title or symbol of its own.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil
  ) {
    self.init(intent, phrases, shortTitle: shortTitle, systemImageName: systemImageName)
  }

  private init<Intent: AppIntent>(
    _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil,
    presentation: ParameterPresentationField? = nil
  ) {
    self.intent = intent
    self.phrases = phrases.map { $0.segments(in: intent) }
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    self.presentation = presentation
  }
}
