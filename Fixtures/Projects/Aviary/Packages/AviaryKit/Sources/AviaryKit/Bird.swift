// The birds that the app knows.

import Foundation

struct Bird: Sendable {
  let name: String
  /// In centimetres.
  let wingspan: Int

  static let all = [
    Bird(name: "Grey Heron", wingspan: 185), Bird(name: "Purple Heron", wingspan: 135),
    Bird(name: "Wren", wingspan: 15),
  ]
}
