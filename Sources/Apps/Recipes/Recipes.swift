// The app: registers the dependencies of its intents at launch.

import AppIntents
import SwiftUI

/// A sample app with recipes: steps on a card, files, people, unique settings and links to open.
public enum Recipes {
  /// Registers the dependencies of the intents.
  public static func launch() {
    AppDependencyManager.shared.add(dependency: RecipeBook())
  }
}

/// The app's entry point, which is created at launch.
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
