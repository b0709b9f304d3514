// The addresses of entities as resources: behest://entity/Soupy.Soup/tomato.

import AppExtension
import Foundation
import IntentEngine

/// The address of an entity.
struct EntityAddress: Hashable {
  /// The app and the type, as in the address: "Soupy.Soup".
  let type: String
  /// The identifier of the entity.
  let id: String

  private static let start = BehestExtension.entityAddresses

  /// Returns the template of the addresses of a type's entities.
  static func template(_ type: any EntityType, of app: App) -> String {
    start + name(type, of: app) + "/{id}"
  }

  /// Returns the name of a type in addresses.
  static func name(_ type: any EntityType, of app: App) -> String {
    ServedIntent.toolName(app.name) + "." + ServedIntent.toolName(type.name)
  }

  /// Creates an address from its text; `nil` for another one.
  init?(_ text: String) {
    guard text.hasPrefix(Self.start) else { return nil }
    let parts = text.dropFirst(Self.start.count)
      .split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard parts.count == 2, let id = parts[1].removingPercentEncoding, !id.isEmpty else {
      return nil
    }
    type = String(parts[0])
    self.id = id
  }
}
