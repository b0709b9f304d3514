// An intent and the phrases that run it.

public import FoundationGaps

/// An intent and the phrases that run it.
public struct AppShortcut: Sendable {
  /// The intent, with the values that are the same for every phrase.
  package let intent: any AppIntent

  /// The phrases, in order of importance.
  package let phrases: [DeclaredPhrase]

  /// The title of the shortcut in a list; `nil` uses the intent's.
  package let shortTitle: LocalizedStringResource?

  /// The symbol of the shortcut; `nil` for none.
  package let systemImageName: String?

  /// The presentation of the parameter; `nil` for the default one.
  package let presentation: ParameterPresentationField?

  /// Creates a shortcut.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      intent, phrases, SourceLine(file, line), shortTitle: shortTitle,
      systemImageName: systemImageName)
  }

  /// Creates a shortcut with a presentation of its parameter.
  public init<
    Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
    ParameterKeyPath: KeyPath<Intent, Parameter>
  >(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>], shortTitle: LocalizedStringResource,
    systemImageName: String,
    parameterPresentation: AppShortcutParameterPresentation<
      Intent, Value, Parameter, ParameterKeyPath
    >, file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      intent, phrases, SourceLine(file, line), shortTitle: shortTitle,
      systemImageName: systemImageName, presentation: parameterPresentation.field(in: intent))
  }

  /// Creates a shortcut whose title and symbol are optional.
  public init<Intent: AppIntent>(
    intent: Intent, phrases: [AppShortcutPhrase<Intent>],
    shortTitle: LocalizedStringResource? = nil, systemImageName: String? = nil,
    file: StaticString = #filePath, line: UInt = #line
  ) {
    self.init(
      intent, phrases, SourceLine(file, line), shortTitle: shortTitle,
      systemImageName: systemImageName)
  }

  private init<Intent: AppIntent>(
    _ intent: Intent, _ phrases: [AppShortcutPhrase<Intent>], _ line: SourceLine,
    shortTitle: LocalizedStringResource?, systemImageName: String?,
    presentation: ParameterPresentationField? = nil
  ) {
    self.intent = intent
    lazy var fields = intent.parameterFields
    self.phrases = phrases.map { phrase in
      phrase.declared(in: intent, at: line) { fields.name(of: $0) }
    }
    self.shortTitle = shortTitle
    self.systemImageName = systemImageName
    self.presentation = presentation
  }
}
