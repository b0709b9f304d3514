// The door: what this app offers to the system.

import AppIntents

/// A cookbook: steps on a card, files, people, the one settings page and things to open.
public enum Recipes {
  /// Every intent of the app.
  public static var intents: [any AppIntent.Type] {
    [
      CookRecipeIntent.self, RecipeStepIntent.self, RecipeSnippetIntent.self,
      OpenRecipeIntent.self, PickRecipeIntent.self, PrintRecipeIntent.self,
      ImportRecipeIntent.self, ShareRecipeIntent.self, ShowSettingsIntent.self,
      EditRecipeIntent.self,
    ]
  }

  /// The phrases of the app.
  public static var shortcuts: any AppShortcutsProvider.Type { RecipesShortcuts.self }

  /// Makes the app ready for its intents.
  public static func launch() {
    AppDependencyManager.shared.add(dependency: RecipeBook())
  }
}

struct RecipesShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: CookRecipeIntent(),
      phrases: ["Cook \(\.$recipe) in \(.applicationName)", "Cook with \(.applicationName)"],
      shortTitle: "Cook", systemImageName: "frying.pan")
    AppShortcut(
      intent: OpenRecipeIntent(),
      phrases: ["Open \(\.$target) in \(.applicationName)"],
      shortTitle: "Open Recipe", systemImageName: "book")
    AppShortcut(
      intent: ImportRecipeIntent(),
      phrases: ["Import a recipe in \(.applicationName)"],
      shortTitle: "Import", systemImageName: "square.and.arrow.down")
  }
}
