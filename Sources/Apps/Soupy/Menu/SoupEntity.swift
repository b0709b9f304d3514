// A soup as an entity.

import AppIntents

struct SoupEntity: AppEntity {
  static var typeDisplayRepresentation = TypeDisplayRepresentation(
    name: "Soup", numericFormat: "\(placeholder: .int) soups")
  static var defaultQuery = SoupQuery()

  let id: String

  @Property(title: "Name")
  var name: String

  @Property(title: "Price")
  var price: Double

  /// The number of bowls that are left; internal, and therefore not a property of the entity.
  let stock: Int

  private let synonyms: [String]

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(
      title: "\(name)",
      subtitle: "\(price.inDollars)",
      image: .init(systemName: "cup.and.saucer"),
      synonyms: synonyms.map { "\($0)" })
  }

  init(_ soup: Soup) {
    id = soup.id
    stock = soup.stock
    synonyms = Array(soup.names.dropFirst())
    name = soup.name
    price = soup.price
  }
}

extension Double {
  /// The amount as a price, in the same form everywhere: "$4.50".
  var inDollars: String { String(format: "$%.2f", self) }
}
