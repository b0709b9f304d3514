// Places by their addresses and coordinates, as values of parameters and properties.

public import BehestCoreLocation
import FoundationGaps
public import BehestGeoToolbox

extension CLPlacemark: _IntentValue {
  /// One place.
  public typealias ValueType = CLPlacemark

  /// One place.
  public typealias UnwrappedType = CLPlacemark
}

extension PlaceDescriptor: _IntentValue {}

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
