// What an app offers to be said.

/// The phrases an app answers to, and the intents they run.
@_alwaysEmitConformanceMetadata
public protocol AppShortcutsProvider: _SupportsAppDependencies, SendableMetatype {
  /// The app's shortcuts, in order of importance.
  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] { get }

  /// The colour of the app's tiles. Has no effect in a terminal.
  static var shortcutTileColor: ShortcutTileColor { get }

  /// Phrases that are not meant for the app, however much they sound like it.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  /// The system's own colour. Has no effect in a terminal.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// None.
  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [])
  }

  /// Tells the system that the values of the phrases' parameters have changed.
  public static func updateAppShortcutParameters() {
    ShortcutUpdates.post(Self.self)
  }

  /// The sentence of a shortcut with parameters.
  public typealias Summary = AppShortcutParameterPresentationSummary

  /// The options of a shortcut's parameter.
  public typealias OptionsCollection = AppShortcutOptionsCollection

  /// How a shortcut presents its parameter.
  public typealias ParameterPresentation = AppShortcutParameterPresentation
}

/// The colour of an app's tiles. Has no effect in a terminal.
public enum ShortcutTileColor: String, CaseIterable, Hashable, Sendable {
  /// The colour named.
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue
  /// The colour named.
  case navy, grape, purple, pink, grayBlue, grayGreen, grayBrown
}

/// Builds the list of an app's shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// One shortcut.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }

  /// A list of shortcuts.
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

  /// The shortcuts after one another.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }

  /// The shortcuts of a branch, or none.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }

  /// The shortcuts of the first branch.
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }

  /// The shortcuts of the second branch.
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }

  /// The shortcuts of a loop.
  public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }

  /// The shortcuts of a newer system.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }
}
