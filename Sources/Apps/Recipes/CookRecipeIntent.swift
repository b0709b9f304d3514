// Shows a recipe step by step on a card with buttons.

import AppIntents
import SwiftUI

struct CookRecipeIntent: AppIntent {
  static var title: LocalizedStringResource = "Cook Recipe"

  @Parameter(title: "Recipe")
  var recipe: RecipeEntity

  @Dependency
  var book: RecipeBook

  static var parameterSummary: some ParameterSummary {
    Summary("Cook \(\.$recipe)")
  }

  func perform() async throws -> some IntentResult & ShowsSnippetIntent {
    await book.open()
    return .result(snippetIntent: RecipeSnippetIntent(recipe: recipe))
  }
}

struct RecipeSnippetIntent: SnippetIntent {
  static var title: LocalizedStringResource = "Recipe"

  @Parameter(title: "Recipe")
  var recipe: RecipeEntity

  @Dependency
  var book: RecipeBook

  init() {}

  init(recipe: RecipeEntity) { self.recipe = recipe }

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: RecipeStepView(recipe: recipe, step: await book.step))
  }
}

struct RecipeStepView: View {
  let recipe: RecipeEntity
  let step: Int

  var body: some View {
    VStack(alignment: .leading) {
      Label(recipe.name, systemImage: "frying.pan").font(.headline)
      Text("\(step + 1) of \(recipe.steps.count): \(recipe.steps[step])")
      HStack {
        if step > 0 { Button("Back", intent: RecipeStepIntent(recipe: recipe, by: -1)) }
        if step < recipe.steps.count - 1 {
          Button("Next", intent: RecipeStepIntent(recipe: recipe, by: 1))
        }
        Button("Skip Slowly", intent: RecipeStepIntent(recipe: recipe, by: 1, slowly: true))
      }
    }
  }
}

struct RecipeStepIntent: AppIntent {
  static var title: LocalizedStringResource = "Turn the Page"
  static var isDiscoverable = false

  @Parameter(title: "Recipe")
  var recipe: RecipeEntity

  @Parameter(title: "By", default: 1)
  var by: Int

  @Parameter(title: "Slowly", default: false)
  var slowly: Bool

  @Dependency
  var book: RecipeBook

  init() {}

  init(recipe: RecipeEntity, by: Int, slowly: Bool = false) {
    self.recipe = recipe
    self.by = by
    self.slowly = slowly
  }

  func perform() async throws -> some IntentResult {
    await book.turn(by: by, of: recipe.steps.count)
    if slowly {
      // The card shows the new page while the work continues.
      RecipeSnippetIntent.reload()
      try await Task.sleep(nanoseconds: 300_000_000)
      await book.turn(by: by, of: recipe.steps.count)
    }
    return .result()
  }
}
