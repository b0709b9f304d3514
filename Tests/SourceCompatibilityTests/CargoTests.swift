// Runs what the cargo of a ferry uses of Foundation and UIKit.

import AppIntents
import Foundation
import SwiftUI
import Testing
import UIKit

struct CargoTests {
  @Test func `a list has the words of its locale, and its items those of their formatter`() throws {
    #expect(try CargoList().text(of: ["tea", "rum", "salt"]) == "tea, rum, and salt")
    #expect(
      try CargoList(locale: Locale(identifier: "de_DE")).text(of: ["Tee", "Rum", "Salz"])
        == "Tee, Rum und Salz")
    #expect(CargoList().text(ofWeights: [1, 2.5]) == "1.0 and 2.5")
    #expect(ListFormatter().string(for: 1) == nil)
  }

  @Test func `an account without a cloud keeps its values while the program runs`() async throws {
    let intent = ListCargoIntent()
    intent.crates = ["thé", "rum"]
    #expect(try await intent.perform().value?.contains("thé") == true)
    let store = NSUbiquitousKeyValueStore.default
    #expect(store.longLong(forKey: "lists") == 1)
    #expect(store.array(forKey: "crates") as? [String] == ["the", "rum"])
    #expect(store.bool(forKey: "isLoaded"))
    #expect(store.double(forKey: "count") == 2)
    #expect(store.object(forKey: "lists") as? Int == 1)
    store.removeObject(forKey: "lists")
    #expect(store.longLong(forKey: "lists") == 0)
    #expect(store.string(forKey: "lists") == nil)
  }

  @Test func `an error leaves a pool as it is thrown`() {
    #expect(throws: CargoList.Problem.empty) {
      try autoreleasepool { try CargoList().text(of: []) }
    }
  }

  @Test func `a dynamic color is that of a light appearance, and a font keeps its values`() {
    #expect(CargoLabel.paint == UIColor(red: 0.2, green: 0.1, blue: 0, alpha: 1))
    #expect(CargoLabel.font.pointSize == 17)
    #expect(UIFont.preferredFont(forTextStyle: .caption2).withSize(9).pointSize == 9)
    #expect(Font(CargoLabel.font) == Font.system(size: 17, weight: .semibold))
    #expect(
      Font(UIFont.monospacedSystemFont(ofSize: 12, weight: .black))
        == Font.system(size: 12, weight: .black).monospaced())
  }
}
