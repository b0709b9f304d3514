// Intents that open, pass on, import and share recipes.

import AppIntents

struct OpenRecipeIntent: OpenIntent, URLRepresentableIntent {
  static var title: LocalizedStringResource = "Open Recipe"

  @Parameter(title: "Recipe")
  var target: RecipeEntity
}

struct PickRecipeIntent: AppIntent {
  static var title: LocalizedStringResource = "Pick Recipe"

  @Parameter(title: "Recipe")
  var recipe: RecipeEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Pick \(\.$recipe)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<RecipeEntity> {
    .result(value: recipe)
  }
}

struct PrintRecipeIntent: AppIntent {
  static var title: LocalizedStringResource = "Print Recipe"

  @Parameter(title: "Recipe", inputConnectionBehavior: .connectToPreviousIntentResult)
  var recipe: RecipeEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Print \(\.$recipe)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<[String]> {
    .result(value: recipe.steps)
  }
}

struct ImportRecipeIntent: AppIntent {
  static var title: LocalizedStringResource = "Import Recipe"

  @Parameter(title: "Document", supportedContentTypes: [.pdf, .plainText])
  var document: IntentFile

  @Dependency
  var book: RecipeBook

  static var parameterSummary: some ParameterSummary {
    Summary("Import \(\.$document)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    _ = await book.add(document.filename)
    return .result(
      value: document.filename,
      dialog: "Imported \(document.filename), \(document.data.count) bytes.")
  }
}

struct ShareRecipeIntent: AppIntent {
  static var title: LocalizedStringResource = "Share Recipe"

  @Parameter(title: "Recipe")
  var recipe: RecipeEntity

  @Parameter(title: "With", requestValueDialog: "Who shall get it?")
  var person: IntentPerson

  static var parameterSummary: some ParameterSummary {
    Summary("Share \(\.$recipe) with \(\.$person)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "Shared \(recipe.name) with \(person.name.displayString).")
  }
}

struct ShowSettingsIntent: AppIntent {
  static var title: LocalizedStringResource = "Show Settings"

  @Parameter(title: "Settings")
  var settings: KitchenSettingsEntity

  static var parameterSummary: some ParameterSummary {
    Summary("Show \(\.$settings)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    .result(value: settings.portions, dialog: "Everything is for \(settings.portions).")
  }
}

/// An intent that starts in the background and continues in the foreground.
struct EditRecipeIntent: ForegroundContinuableIntent {
  static var title: LocalizedStringResource = "Edit Recipe"

  @Parameter(title: "Recipe")
  var recipe: RecipeEntity

  @Parameter(title: "At Once", default: false)
  var atOnce: Bool

  static var parameterSummary: some ParameterSummary {
    Summary("Edit \(\.$recipe)") {
      \.$atOnce
    }
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    if atOnce {
      throw needsToContinueInForegroundError("Continue in Recipes to edit \(recipe.name)?")
    }
    try await requestToContinueInForeground("Edit \(recipe.name) in Recipes?")
    return .result(dialog: "Editing \(recipe.name).")
  }
}
