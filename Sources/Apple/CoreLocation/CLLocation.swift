// Locations and placemarks, as far as intents use them.

@_exported public import Foundation

/// A latitude or longitude in degrees.
public typealias CLLocationDegrees = Double

/// A distance in metres.
public typealias CLLocationDistance = Double

/// An accuracy in metres; negative when it is not known.
public typealias CLLocationAccuracy = Double

/// A speed in metres per second.
public typealias CLLocationSpeed = Double

/// A direction in degrees from true north.
public typealias CLLocationDirection = Double

/// A point on the globe.
public struct CLLocationCoordinate2D: Sendable {
  /// The latitude in degrees; positive north of the equator.
  public var latitude: CLLocationDegrees

  /// The longitude in degrees; positive east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates the coordinate 0°, 0°.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a coordinate from a latitude and a longitude in degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// Returns whether a coordinate is valid: at most 90 degrees of latitude and 180 of longitude.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  abs(coord.latitude) <= 90 && abs(coord.longitude) <= 180
}

/// A measured location.
open class CLLocation: NSObject, @unchecked Sendable {
  // Unchecked: all that is stored is constant.
  /// The coordinate of the location.
  public let coordinate: CLLocationCoordinate2D

  /// The altitude in metres.
  public let altitude: CLLocationDistance

  /// The accuracy of the coordinate.
  public let horizontalAccuracy: CLLocationAccuracy

  /// The accuracy of the altitude.
  public let verticalAccuracy: CLLocationAccuracy

  /// The time of the measurement.
  public let timestamp: Date

  /// Creates a location at sea level, measured now.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Creates a location from its measured values.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy hAccuracy: CLLocationAccuracy,
    verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    horizontalAccuracy = hAccuracy
    verticalAccuracy = vAccuracy
    self.timestamp = timestamp
  }

  /// Returns the distance over the globe to another location, in metres.
  ///
  /// The haversine formula on a sphere, which is off by half a percent at most.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let radians = Double.pi / 180
    let (here, there) = (coordinate, location.coordinate)
    let north = (there.latitude - here.latitude) * radians
    let east = (there.longitude - here.longitude) * radians
    let squaredHalfChord =
      sin(north / 2) * sin(north / 2)
      + cos(here.latitude * radians) * cos(there.latitude * radians) * sin(east / 2) * sin(east / 2)
    return 2 * 6_371_009 * asin(min(1, squaredHalfChord.squareRoot()))
  }
}

/// A place with its address.
open class CLPlacemark: NSObject, @unchecked Sendable {
  // Unchecked: all that is stored is constant.
  /// The location of the place; `nil` when it is not known.
  public let location: CLLocation?

  /// The name of the place; `nil` when it is not known.
  public let name: String?

  /// The parts of the address; each `nil` when it is not known.
  public let thoroughfare, subThoroughfare, locality, subLocality: String?

  /// The parts of the address; each `nil` when it is not known.
  public let administrativeArea, subAdministrativeArea, postalCode: String?

  /// The ISO 3166 code of the country, and its name; each `nil` when it is not known.
  public let isoCountryCode, country: String?

  /// The time zone of the place; `nil` when it is not known.
  public let timeZone: TimeZone?

  /// Creates a copy of a placemark.
  public init(placemark: CLPlacemark) {
    location = placemark.location
    name = placemark.name
    thoroughfare = placemark.thoroughfare
    subThoroughfare = placemark.subThoroughfare
    locality = placemark.locality
    subLocality = placemark.subLocality
    administrativeArea = placemark.administrativeArea
    subAdministrativeArea = placemark.subAdministrativeArea
    postalCode = placemark.postalCode
    isoCountryCode = placemark.isoCountryCode
    country = placemark.country
    timeZone = placemark.timeZone
  }

  /// Creates a placemark from a name, as a person answers when an intent asks for a place.
  package init(name: String, location: CLLocation? = nil) {
    self.location = location
    self.name = name
    thoroughfare = nil
    subThoroughfare = nil
    locality = nil
    subLocality = nil
    administrativeArea = nil
    subAdministrativeArea = nil
    postalCode = nil
    isoCountryCode = nil
    country = nil
    timeZone = nil
  }
}
