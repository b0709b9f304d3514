// A place as people and maps name it: by an address, by a coordinate, by a name that is known.

public import BehestCoreLocation

/// What is known of a place, so that a map may find more.
public struct PlaceDescriptor: Equatable, Codable, Sendable {
  /// What the place is commonly called; `nil` when nobody said.
  public let commonName: String?

  /// The place in ways that every map understands; at least one.
  public let representations: [PlaceRepresentation]

  /// The place in ways of single maps.
  public let supportingRepresentations: [SupportingPlaceRepresentation]

  /// Describes a place.
  public init(
    representations: [PlaceRepresentation], commonName: String? = nil,
    supportingRepresentations: [SupportingPlaceRepresentation] = []
  ) {
    self.representations = representations
    self.commonName = commonName
    self.supportingRepresentations = supportingRepresentations
  }

  /// The first address; `nil` when none is known.
  public var address: String? {
    representations.lazy.compactMap { if case .address(let address) = $0 { address } else { nil } }
      .first
  }

  /// The first coordinate, a measured one too; `nil` when none is known.
  public var coordinate: CLLocationCoordinate2D? {
    representations.lazy.compactMap {
      switch $0 {
      case .coordinate(let coordinate): coordinate
      case .deviceLocation(let location): location.coordinate
      case .address: nil
      }
    }.first
  }

  /// What a map calls the place; `nil` when that is not known.
  ///
  /// - Parameter serviceProvider: The map, by the bundle identifier of its app.
  public func serviceIdentifier(for serviceProvider: String) -> String? {
    supportingRepresentations.lazy.compactMap {
      if case .serviceIdentifiers(let identifiers) = $0 {
        identifiers[serviceProvider]
      } else {
        nil
      }
    }.first
  }

  /// The place in a way of single maps.
  public enum SupportingPlaceRepresentation: Equatable, Codable, Sendable {
    /// What maps call the place, by the bundle identifiers of their apps.
    case serviceIdentifiers([String: String])
  }
}
