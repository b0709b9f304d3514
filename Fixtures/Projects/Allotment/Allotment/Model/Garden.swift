// What grows on the allotment, and when it last had water.

import Foundation

struct Plant: Identifiable, Hashable, Sendable {
  let id: Int
  let name: String
  let bed: String
  var litres: Double = 0
}

actor Garden {
  static let shared = Garden()

  private(set) var plants = [
    Plant(id: 1, name: "Runner Beans", bed: "North"),
    Plant(id: 2, name: "Broad Beans", bed: "South"),
    Plant(id: 3, name: "Beetroot", bed: "South"),
    Plant(id: 4, name: "Rhubarb", bed: "North"),
  ]

  /// Gives a plant water and returns what it has had today.
  func water(_ id: Plant.ID, litres: Double) -> Plant? {
    guard let index = plants.firstIndex(where: { $0.id == id }) else { return nil }
    plants[index].litres += litres
    return plants[index]
  }

  func empty() {
    for index in plants.indices { plants[index].litres = 0 }
  }
}
