// A place described by an address, a coordinate or a name.

@_exported public import BehestCoreLocation

/// A description of a place, from which a map service can find more.
public struct PlaceDescriptor: Equatable, Codable, Sendable {
  /// The common name of the place; `nil` for none.
  public let commonName: String?

  /// The representations of the place that every map service understands; at least one.
  public let representations: [PlaceRepresentation]

  /// The representations of the place for particular map services.
  public let supportingRepresentations: [SupportingPlaceRepresentation]

  /// Creates a descriptor from the representations of a place.
  public init(
    representations: [PlaceRepresentation], commonName: String? = nil,
    supportingRepresentations: [SupportingPlaceRepresentation] = []
  ) {
    self.representations = representations
    self.commonName = commonName
    self.supportingRepresentations = supportingRepresentations
  }

  /// The first address; `nil` for none.
  public var address: String? {
    representations.lazy.compactMap { if case .address(let address) = $0 { address } else { nil } }
      .first
  }

  /// The first coordinate, given or measured; `nil` for none.
  public var coordinate: CLLocationCoordinate2D? {
    representations.lazy.compactMap {
      switch $0 {
      case .coordinate(let coordinate): coordinate
      case .deviceLocation(let location): location.coordinate
      case .address: nil
      }
    }.first
  }

  /// Returns the identifier of the place in a map service; `nil` when it is not known.
  ///
  /// - Parameter serviceProvider: The map service, by the bundle identifier of its app.
  public func serviceIdentifier(for serviceProvider: String) -> String? {
    supportingRepresentations.lazy.compactMap {
      if case .serviceIdentifiers(let identifiers) = $0 {
        identifiers[serviceProvider]
      } else {
        nil
      }
    }.first
  }

  /// A representation of a place for particular map services.
  public enum SupportingPlaceRepresentation: Equatable, Codable, Sendable {
    /// The identifiers of the place, by the bundle identifiers of the services' apps.
    case serviceIdentifiers([String: String])
  }
}
