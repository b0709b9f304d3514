// The app itself: what its intents share is set up when it starts.

import AppIntents
import SwiftUI

/// A cookbook: steps on a card, files, people, the one settings page and things to open.
public enum Recipes {
  /// Makes the app ready for its intents.
  public static func launch() {
    AppDependencyManager.shared.add(dependency: RecipeBook())
  }
}

/// The app, as the system starts it.
struct RecipesApp: App {
  init() { Recipes.launch() }

  var body: some Scene {
    WindowGroup { Text("Recipes") }
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
