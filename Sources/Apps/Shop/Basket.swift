// The basket: the one service behind every intent of the shop.

import Foundation

/// What somebody is about to buy, kept in one small file, and what the shop has.
actor Basket {
  struct Product: Codable, Sendable {
    var id: String
    var name: String
    /// In cents.
    var price: Int
  }

  private struct Contents: Codable {
    var counts: [String: Int] = [:]
    var extra: [Product] = []
  }

  private static let products = [
    Product(id: "milk", name: "Milk", price: 120), Product(id: "eggs", name: "Eggs", price: 30),
    Product(id: "bread", name: "Bread", price: 350),
  ]

  private let file: URL

  init(file: URL) {
    self.file = file
  }

  /// The app's file among those of this person.
  static var standardFile: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("behest/Shop.json")
  }

  var products: [Product] { Self.products + contents.extra }

  /// What is in the basket, in the order of the shelves.
  var lines: [(product: Product, count: Int)] {
    let counts = contents.counts
    return products.compactMap { product in counts[product.id].map { (product, $0) } }
  }

  /// What the basket costs, in cents.
  var total: Int { lines.reduce(0) { $0 + $1.product.price * $1.count } }

  func add(_ id: String, _ count: Int) throws {
    var contents = self.contents
    contents.counts[id, default: 0] += count
    try save(contents)
  }

  func stock(_ name: String) throws {
    var contents = self.contents
    contents.extra.append(Product(id: name.lowercased(), name: name, price: 100))
    try save(contents)
  }

  func empty() throws {
    var contents = self.contents
    contents.counts = [:]
    try save(contents)
  }

  private var contents: Contents {
    guard let data = try? Data(contentsOf: file),
      var contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return Contents() }
    // The file may say anything; what it says can be added up.
    contents.counts = contents.counts.mapValues { min(max(0, $0), 9_999) }
    for index in contents.extra.indices {
      contents.extra[index].price = min(max(0, contents.extra[index].price), 1_000_000)
    }
    return contents
  }

  private func save(_ contents: Contents) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(contents).write(to: file, options: .atomic)
  }
}

extension Int {
  /// Cents as a price: "$4.50".
  var inDollars: String { String(format: "$%d.%02d", self / 100, self % 100) }
}
