// Tests of orders that several processes place at once.

import Foundation
import SampleSoupy
import Testing

struct ConcurrentOrdersTests {
  private struct Kept: Decodable {
    var id: Int
    var quantity: Int
  }

  @Test func `eight processes that order at once lose no order`() async throws {
    let folder = ScratchFolder()
    defer { withExtendedLifetime(folder) {} }
    let file = folder.url.appending(path: "Soupy.json")
    await withTaskGroup(of: Void.self) { group in
      for quantity in 1...8 {
        group.addTask { await placeThree(of: quantity, in: file.path) }
      }
    }
    let kept = try JSONDecoder().decode([Kept].self, from: Data(contentsOf: file))
    #expect(kept.map(\.id) == Array(1...24))
    #expect(kept.map(\.quantity).sorted() == (1...8).flatMap { [$0, $0, $0] })
  }

  private func placeThree(of quantity: Int, in path: String) async {
    await #expect(processExitsWith: .success) {
      [quantity = quantity as Int, path = path as String] in
      let kitchen = Kitchen()
      Soupy.launch(ordersFile: URL(fileURLWithPath: path))
      for _ in 1...3 {
        try await kitchen.run("OrderByName", ["words": "pumpkin", "quantity": quantity])
      }
    }
  }
}
