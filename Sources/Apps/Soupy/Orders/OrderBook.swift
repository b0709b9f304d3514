// Stores the orders in a small file.

import Foundation

/// The orders of this user, oldest first.
///
/// The file is read at each query and replaced at each change. Changes take turns, also with those
/// of other processes. Nothing is read before the first query.
actor OrderBook {
  private let file: URL

  init(file: URL) {
    self.file = file
  }

  /// The app's file in this user's data folder.
  static var standardFile: URL {
    let folders = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)
    return (folders.first ?? FileManager.default.temporaryDirectory)
      .appending(path: "behest/Soupy.json")
  }

  func all() throws -> [Order] {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch CocoaError.fileReadNoSuchFile {
      return []
    } catch {
      throw SoupyError.orderBookUnreadable(path: file.path)
    }
    do {
      return try JSONDecoder().decode([Order].self, from: data)
    } catch {
      throw SoupyError.orderBookUnreadable(path: file.path)
    }
  }

  func latest() throws -> Order? {
    try all().last
  }

  func place(
    soup: Soup.ID, size: SoupSize, quantity: Int, note: String? = nil
  ) throws -> Order {
    try inTurn {
      var orders = try all()
      // The file may have any number, and the greatest has no successor.
      let last = orders.last { $0.id < .max }?.id ?? 0
      let order = Order(id: last + 1, soup: soup, size: size, quantity: quantity, note: note)
      orders.append(order)
      try save(orders)
      return order
    }
  }

  /// Changes an order's status; does nothing if there is no such order.
  func change(_ id: Order.ID, to status: (OrderStatus) -> OrderStatus) throws {
    try inTurn {
      var orders = try all()
      guard let index = orders.firstIndex(where: { $0.id == id }) else { return }
      orders[index].status = status(orders[index].status)
      try save(orders)
    }
  }

  /// Runs `change` while no other process changes the orders, after waiting for its turn.
  ///
  /// The lock is on a separate file, because each change replaces the file of the orders. The
  /// system releases the lock when the process ends.
  private func inTurn<Value>(_ change: () throws -> Value) throws -> Value {
    try makeFolder()
    let lock = open(file.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard lock >= 0 else { throw SoupyError.orderBookUnwritable(path: file.path) }
    defer { close(lock) }
    while flock(lock, LOCK_EX) != 0 {
      guard errno == EINTR else { throw SoupyError.orderBookUnwritable(path: file.path) }
    }
    return try change()
  }

  private func makeFolder() throws {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700])
    } catch {
      throw SoupyError.orderBookUnwritable(path: file.path)
    }
  }

  private func save(_ orders: [Order]) throws {
    do {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      try encoder.encode(orders).write(to: file, options: .atomic)
    } catch {
      throw SoupyError.orderBookUnwritable(path: file.path)
    }
  }
}
