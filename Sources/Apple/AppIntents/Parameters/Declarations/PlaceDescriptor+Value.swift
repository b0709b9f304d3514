// Places as values of parameters and properties.

public import BehestCoreLocation
public import BehestGeoToolbox
import FoundationGaps

extension CLPlacemark: _IntentValue {
  /// The type of one value.
  public typealias ValueType = CLPlacemark

  /// The type of the value without optionality.
  public typealias UnwrappedType = CLPlacemark
}

extension PlaceDescriptor: _IntentValue {}

extension PlaceDescriptor: DisplayRepresentable {
  /// The display name of the type.
  public static var typeDisplayRepresentation: TypeDisplayRepresentation { "Place" }

  /// A representation with the common name and the address, or whichever is known.
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
