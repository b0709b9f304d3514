// A product as an entity.

import AppIntents

struct ProductEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Product"
  static var defaultQuery = ProductQuery()

  var id: String

  @Property(title: "Name")
  var name: String

  @Property(title: "Price")
  var price: String

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(name)", subtitle: "\(price)")
  }

  init(_ product: Basket.Product) {
    id = product.id
    name = product.name
    price = product.price.inDollars
  }
}

struct ProductQuery: EntityQuery {
  @Dependency
  var basket: Basket

  func entities(for identifiers: [String]) async throws -> [ProductEntity] {
    await basket.products.filter { identifiers.contains($0.id) }.map(ProductEntity.init)
  }

  func suggestedEntities() async throws -> [ProductEntity] {
    await basket.products.map(ProductEntity.init)
  }
}
