// Places by their addresses and coordinates, as values of parameters and properties.

public import CoreLocation
import FoundationGaps
public import GeoToolbox

extension CLPlacemark: _IntentValue {
  /// One place.
  public typealias ValueType = CLPlacemark

  /// One place.
  public typealias UnwrappedType = CLPlacemark

  /// No place: one has to be found.
  public static var _unset: Self? { nil }

  /// The place itself.
  public static func _value(from found: any Sendable) -> Self? { found as? Self }
}

extension PlaceDescriptor: _IntentValue {
  /// One place.
  public typealias ValueType = PlaceDescriptor

  /// One place.
  public typealias UnwrappedType = PlaceDescriptor

  /// No place: one has to be said.
  public static var _unset: Self? { nil }

  /// The place itself.
  public static func _value(from found: any Sendable) -> Self? { found as? Self }
}

extension PlaceDescriptor: DisplayRepresentable {
  /// What such values are called.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }

  /// The common name with the address below it, or whichever is known.
  public var displayRepresentation: DisplayRepresentation {
    guard let commonName else { return DisplayRepresentation(title: "\(words)") }
    return DisplayRepresentation(
      title: "\(commonName)", subtitle: address.map { "\($0)" })
  }

  /// The name, the address or the coordinate, whichever is known first.
  private var words: String {
    commonName ?? address
      ?? coordinate.map { "\($0.latitude), \($0.longitude)" } ?? ""
  }
}
