// The basket, the service behind every intent of the shop.

import Foundation

/// The basket, kept in a small file, and the products of the shop.
actor Basket {
  struct Product: Codable, Sendable {
    var id: String
    var name: String
    /// The price in cents.
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

  /// The app's file in this user's data folder.
  static var standardFile: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? FileManager.default.temporaryDirectory)
      .appendingPathComponent("behest/Shop.json")
  }

  var products: [Product] { Self.products + contents.extra }

  /// The products in the basket with their counts, in the order of the shop's list.
  var lines: [(product: Product, count: Int)] {
    let counts = contents.counts
    return products.compactMap { product in counts[product.id].map { (product, $0) } }
  }

  /// The price of the basket, in cents.
  var total: Int { lines.reduce(0) { $0 + $1.product.price * $1.count } }

  /// Adds products of a kind, or takes some out again with a negative count.
  func add(_ id: String, _ count: Int) throws {
    try change { contents in
      let sum = contents.counts[id, default: 0] + count
      contents.counts[id] = sum > 0 ? sum : nil
    }
  }

  func stock(_ name: String) throws {
    try change { $0.extra.append(Product(id: name.lowercased(), name: name, price: 100)) }
  }

  func empty() throws { try change { $0.counts = [:] } }

  /// Changes the contents while no other process does.
  ///
  /// The lock is on a separate file, because each change replaces the file of the basket.
  private func change(_ change: (inout Contents) -> Void) throws {
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    let lock = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw CocoaError(.fileWriteNoPermission) }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else { throw CocoaError(.fileLocking) }
    }
    var contents = self.contents
    change(&contents)
    try JSONEncoder().encode(contents).write(to: file, options: .atomic)
  }

  private var contents: Contents {
    guard let data = try? Data(contentsOf: file),
      var contents = try? JSONDecoder().decode(Contents.self, from: data)
    else { return Contents() }
    // The file may have any numbers; bounded ones do not overflow the sum.
    contents.counts = contents.counts.mapValues { min(max(0, $0), 9_999) }
    for index in contents.extra.indices {
      contents.extra[index].price = min(max(0, contents.extra[index].price), 1_000_000)
    }
    return contents
  }
}

extension Int {
  /// The number of cents as a price: "$4.50".
  var inDollars: String { String(format: "$%d.%02d", self / 100, self % 100) }
}
