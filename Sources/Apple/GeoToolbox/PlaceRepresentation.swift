// The representations of a place that every map service understands.

public import BehestCoreLocation
import Foundation

extension PlaceDescriptor {
  /// A representation of a place: an address or a coordinate.
  public enum PlaceRepresentation: Equatable, Codable, Sendable {
    /// A full address, in lines or with commas.
    case address(String)
    /// A latitude and a longitude.
    case coordinate(CLLocationCoordinate2D)
    /// A location that a device measured.
    case deviceLocation(CLLocation)

    /// Returns whether two representations are equal.
    public static func == (left: Self, right: Self) -> Bool {
      switch (left, right) {
      case (.address(let left), .address(let right)): left == right
      case (.coordinate(let left), .coordinate(let right)):
        left.latitude == right.latitude && left.longitude == right.longitude
      case (.deviceLocation(let left), .deviceLocation(let right)):
        Measured(left) == Measured(right)
      default: false
      }
    }

    /// Creates a representation from what `encode(to:)` encoded.
    public init(from decoder: any Decoder) throws {
      let values = try decoder.container(keyedBy: Key.self)
      if let address = try values.decodeIfPresent(String.self, forKey: .address) {
        self = .address(address)
      } else if let place = try values.decodeIfPresent(Measured.self, forKey: .deviceLocation) {
        self = .deviceLocation(place.location)
      } else {
        let point = try values.decode([Double].self, forKey: .coordinate)
        guard point.count == 2 else {
          throw DecodingError.dataCorruptedError(
            forKey: .coordinate, in: values,
            debugDescription: "A coordinate is a latitude and a longitude.")
        }
        self = .coordinate(CLLocationCoordinate2D(latitude: point[0], longitude: point[1]))
      }
    }

    /// Encodes the place under the name of its case.
    public func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: Key.self)
      switch self {
      case .address(let address): try values.encode(address, forKey: .address)
      case .coordinate(let point):
        try values.encode([point.latitude, point.longitude], forKey: .coordinate)
      case .deviceLocation(let location):
        try values.encode(Measured(location), forKey: .deviceLocation)
      }
    }

    private enum Key: CodingKey { case address, coordinate, deviceLocation }
  }
}

/// The values of a measured location.
private struct Measured: Hashable, Codable {
  var latitude, longitude, altitude, horizontalAccuracy, verticalAccuracy: Double
  var timestamp: Date

  init(_ location: CLLocation) {
    latitude = location.coordinate.latitude
    longitude = location.coordinate.longitude
    altitude = location.altitude
    horizontalAccuracy = location.horizontalAccuracy
    verticalAccuracy = location.verticalAccuracy
    timestamp = location.timestamp
  }

  var location: CLLocation {
    CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
      altitude: altitude, horizontalAccuracy: horizontalAccuracy,
      verticalAccuracy: verticalAccuracy, timestamp: timestamp)
  }
}
