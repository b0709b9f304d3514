// Keeps the tables that are reserved.

/// The reservations made since the app was launched.
actor TableBook {
  private var reservations: [Int: String] = [:]
  private var last = 0

  /// Reserves a table, and returns the number of the reservation.
  func reserve(_ words: String) -> Int {
    last += 1
    reservations[last] = words
    return last
  }

  /// Makes the table of a reservation free again.
  func release(_ number: Int) {
    reservations[number] = nil
  }
}
