// Recipes with their steps, and settings that exist only once.

import AppIntents

/// The recipes, with the current step.
actor RecipeBook {
  struct Recipe: Sendable {
    var id: Int
    var name: String
    var steps: [String]
  }

  private(set) var recipes = [
    Recipe(id: 7, name: "Garlic Soup", steps: ["Peel the garlic", "Fry it", "Add water"]),
    Recipe(id: 8, name: "Pancakes", steps: ["Mix", "Bake"]),
  ]
  private(set) var step = 0

  func open() {
    step = 0
  }

  func turn(by steps: Int, of count: Int) {
    step = min(max(0, step + min(max(steps, -count), count)), count - 1)
  }

  func add(_ name: String) -> Int {
    let id = (recipes.map(\.id).max() ?? 0) + 1
    recipes.append(Recipe(id: id, name: name, steps: [name]))
    return id
  }
}

struct RecipeEntity: URLRepresentableEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Recipe"
  static var defaultQuery = RecipeQuery()
  static var urlRepresentation: URLRepresentation = "https://recipes.example/recipe/\(.id)"

  var id: Int

  @Property(title: "Name")
  var name: String

  @Property(title: "Steps")
  var steps: [String]

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(steps.count) steps")
  }

  init(_ recipe: RecipeBook.Recipe) {
    id = recipe.id
    name = recipe.name
    steps = recipe.steps
  }
}

struct RecipeQuery: EntityQuery {
  @Dependency
  var book: RecipeBook

  func entities(for identifiers: [RecipeEntity.ID]) async throws -> [RecipeEntity] {
    await book.recipes.filter { identifiers.contains($0.id) }.map(RecipeEntity.init)
  }

  func suggestedEntities() async throws -> [RecipeEntity] {
    await book.recipes.map(RecipeEntity.init)
  }

  func defaultResult() async -> RecipeEntity? { nil }
}

struct KitchenSettingsEntity: UniqueAppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Kitchen Settings"
  static var defaultQuery = KitchenSettingsQuery()

  var id: String { "kitchen-settings" }

  @Property(title: "Portions")
  var portions: Int

  init() { portions = 4 }
}

struct KitchenSettingsQuery: UniqueAppEntityQuery {
  func uniqueEntity() async throws -> KitchenSettingsEntity { KitchenSettingsEntity() }
}
