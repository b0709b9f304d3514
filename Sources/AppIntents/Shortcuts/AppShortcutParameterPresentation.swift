// How a shortcut with a parameter is shown beside its phrases.

public import FoundationGaps

/// How a shortcut presents its parameter: a sentence, and lists of options.
public struct AppShortcutParameterPresentation<Intent: AppIntent> {
  private let find: (Intent) -> any AnyIntentParameter
  private let summary: AppShortcutParameterSummary<Intent>
  private let collections: [AppShortcutOptionsCollection]

  /// Presents a parameter.
  public init<Value>(
    for parameter: KeyPath<Intent, IntentParameter<Value>>,
    summary: AppShortcutParameterSummary<Intent>,
    @AppShortcutOptionsCollectionBuilder optionsCollections: () -> [AppShortcutOptionsCollection]
  ) {
    find = { $0[keyPath: parameter] }
    self.summary = summary
    collections = optionsCollections()
  }

  func field(in intent: Intent) -> ParameterPresentationField {
    ParameterPresentationField(
      name: intent.name(of: find(intent)), summary: summary.text.pieces(in: intent),
      collections: collections)
  }
}

/// The sentence of a shortcut with a parameter.
public struct AppShortcutParameterSummary<Intent: AppIntent> {
  let text: ParameterSummaryString<Intent>

  /// Makes a sentence.
  public init(_ text: ParameterSummaryString<Intent>, table: String? = nil) { self.text = text }
}

/// Options of a shortcut's parameter, under a title.
public struct AppShortcutOptionsCollection: Sendable {
  /// What lists the options.
  package let provider: any DynamicOptionsProvider
  /// What the options are called together.
  package let title: LocalizedStringResource
  /// The symbol of the options.
  package let systemImageName: String

  /// Lists options under a title.
  public init(
    _ provider: any DynamicOptionsProvider, title: LocalizedStringResource, systemImageName: String
  ) {
    self.provider = provider
    self.title = title
    self.systemImageName = systemImageName
  }
}

/// Builds a list of collections of options.
@resultBuilder
public enum AppShortcutOptionsCollectionBuilder {
  /// The collections after one another.
  public static func buildBlock(_ collections: AppShortcutOptionsCollection...)
    -> [AppShortcutOptionsCollection]
  { collections }
}
