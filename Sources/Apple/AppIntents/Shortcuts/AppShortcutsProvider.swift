// The provider of an app's shortcuts.

/// A type that provides an app's shortcuts: phrases and the intents they run.
@_alwaysEmitConformanceMetadata
public protocol AppShortcutsProvider: _SupportsAppDependencies, SendableMetatype {
  /// The app's shortcuts, in order of importance.
  @AppShortcutsBuilder
  static var appShortcuts: [AppShortcut] { get }

  /// The color of the app's tiles. Has no effect in a terminal.
  static var shortcutTileColor: ShortcutTileColor { get }

  /// Phrases that sound like the app's but are not meant for it.
  static var negativePhrases: NegativeAppShortcutPhrases { get }
}

extension AppShortcutsProvider {
  /// The default color. Has no effect in a terminal.
  public static var shortcutTileColor: ShortcutTileColor { .blue }

  /// The negative phrases: none unless stated.
  public static var negativePhrases: NegativeAppShortcutPhrases {
    NegativeAppShortcutPhrases(phrases: [])
  }

  /// Notifies the system that the values of the phrases' parameters have changed.
  public static func updateAppShortcutParameters() {
    ShortcutUpdates.post(Self.self)
  }

  /// The sentence in the presentation of a shortcut's parameter.
  public typealias Summary = AppShortcutParameterPresentationSummary

  /// The options of a shortcut's parameter.
  public typealias OptionsCollection = AppShortcutOptionsCollection

  /// The presentation of a shortcut's parameter.
  public typealias ParameterPresentation = AppShortcutParameterPresentation
}

/// The color of an app's tiles. Has no effect in a terminal.
public enum ShortcutTileColor: String, CaseIterable, Hashable, Sendable {
  /// A tile color.
  case red, orange, tangerine, yellow, lime, teal, lightBlue, blue
  /// A tile color.
  case navy, grape, purple, pink, grayBlue, grayGreen, grayBrown
}

/// A result builder that builds the list of an app's shortcuts.
@resultBuilder
public enum AppShortcutsBuilder {
  /// Returns a shortcut as a list of one.
  public static func buildExpression(_ shortcut: AppShortcut) -> [AppShortcut] { [shortcut] }

  /// Returns a list of shortcuts.
  public static func buildExpression(_ shortcuts: [AppShortcut]) -> [AppShortcut] { shortcuts }

  /// Concatenates lists of shortcuts.
  public static func buildBlock(_ shortcuts: [AppShortcut]...) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }

  /// Returns the shortcuts of an `if` without `else`, or none.
  public static func buildOptional(_ shortcuts: [AppShortcut]?) -> [AppShortcut] {
    shortcuts ?? []
  }

  /// Returns the shortcuts of the first branch.
  public static func buildEither(first: [AppShortcut]) -> [AppShortcut] { first }

  /// Returns the shortcuts of the second branch.
  public static func buildEither(second: [AppShortcut]) -> [AppShortcut] { second }

  /// Concatenates the shortcuts of a loop.
  public static func buildArray(_ shortcuts: [[AppShortcut]]) -> [AppShortcut] {
    shortcuts.flatMap { $0 }
  }

  /// Returns the shortcuts of an `if #available` block.
  public static func buildLimitedAvailability(_ shortcuts: [AppShortcut]) -> [AppShortcut] {
    shortcuts
  }
}
