// The manager of a device's location, which a terminal does not have: it is denied.

public import Foundation

/// Whether an app may use the device's location.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The person has not been asked.
  case notDetermined
  /// The system does not allow it.
  case restricted
  /// The person does not allow it.
  case denied
  /// The app may always use the location.
  case authorizedAlways
  /// The app may use the location while it is in use.
  case authorizedWhenInUse
}

/// The accuracy of locations that the person allows.
public enum CLAccuracyAuthorization: Int, Sendable {
  /// Exact locations.
  case fullAccuracy
  /// The neighbourhood alone.
  case reducedAccuracy
}

/// The best accuracy there is.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// The accuracy for navigation.
public let kCLLocationAccuracyBestForNavigation: CLLocationAccuracy = -2
/// An accuracy of ten metres.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred metres.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometre.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000
/// An accuracy of three kilometres.
public let kCLLocationAccuracyThreeKilometers: CLLocationAccuracy = 3000
/// The accuracy of an app that may not know exact locations.
public let kCLLocationAccuracyReduced: CLLocationAccuracy = 5000
/// A filter that lets every movement pass.
public let kCLDistanceFilterNone: CLLocationDistance = -1

/// An error of a location manager or a geocoder.
public struct CLError: Error, Hashable, Sendable {
  /// The code of an error.
  public enum Code: Int, Sendable {
    /// The location is not known.
    case locationUnknown
    /// The person does not allow it.
    case denied
    /// There is no service to ask.
    case network
    /// An address has no result.
    case geocodeFoundNoResult = 8
    /// The request was cancelled.
    case geocodeCanceled = 10
  }

  /// The code of the error.
  public let code: Code

  /// Creates an error from its code.
  public init(_ code: Code) { self.code = code }

  /// The code of an unknown location.
  public static var locationUnknown: Code { .locationUnknown }
  /// The code of a location that is not allowed.
  public static var denied: Code { .denied }
  /// The code of a service that is missing.
  public static var network: Code { .network }
}

/// A receiver of a location manager's events.
public protocol CLLocationManagerDelegate: AnyObject {
  /// Tells that the authorization has changed, and at first what it is.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)

  /// Tells that the authorization has changed, as older systems do. Never called.
  func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)

  /// Tells of new locations. Never called: there are none.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])

  /// Tells that there is no location.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
}

extension CLLocationManagerDelegate {
  /// Tells that the authorization has changed. Does nothing unless stated.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}

  /// Tells that the authorization has changed. Does nothing unless stated.
  public func locationManager(
    _ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus
  ) {}

  /// Tells of new locations. Does nothing unless stated.
  public func locationManager(
    _ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]
  ) {}

  /// Tells that there is no location. Does nothing unless stated.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
}

/// A manager of the device's location: it is denied, and there is none.
///
/// A request for authorization or a location is answered on the main queue, so that an intent that
/// waits for one goes on.
open class CLLocationManager: NSObject, @unchecked Sendable {
  // Unchecked, as on Apple's systems: a manager belongs to the thread that made it.
  /// The receiver of the manager's events, which is told of the authorization when it is set.
  open weak var delegate: (any CLLocationManagerDelegate)? {
    didSet { tellAuthorization() }
  }

  /// The accuracy that is wanted. Has no effect in a terminal.
  open var desiredAccuracy = kCLLocationAccuracyBest

  /// The distance between two events. Has no effect in a terminal.
  open var distanceFilter = kCLDistanceFilterNone

  /// Whether updates may pause. Has no effect in a terminal.
  open var pausesLocationUpdatesAutomatically = true

  /// Whether updates go on in the background. Has no effect in a terminal.
  open var allowsBackgroundLocationUpdates = false

  /// Whether the app may use the location: the person is not asked, and it is denied.
  open private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined

  /// The accuracy that the person allows.
  open var accuracyAuthorization: CLAccuracyAuthorization { .reducedAccuracy }

  /// The location of the device: `nil`, as none is known.
  open var location: CLLocation? { nil }

  /// Creates a manager.
  public override init() { super.init() }

  /// Whether the device has locations: `false`.
  open class func locationServicesEnabled() -> Bool { false }

  /// Asks for authorization while the app is in use: it is denied.
  open func requestWhenInUseAuthorization() { deny() }

  /// Asks for authorization at any time: it is denied.
  open func requestAlwaysAuthorization() { deny() }

  /// Asks for one location: fails with `CLError.denied`.
  open func requestLocation() { fail() }

  /// Asks for locations from now on: fails with `CLError.denied`.
  open func startUpdatingLocation() { fail() }

  /// Ends the request for locations. Does nothing.
  open func stopUpdatingLocation() {}

  private func deny() {
    authorizationStatus = .denied
    tellAuthorization()
  }

  private func tellAuthorization() {
    DispatchQueue.main.async { self.delegate?.locationManagerDidChangeAuthorization(self) }
  }

  private func fail() {
    DispatchQueue.main.async {
      self.delegate?.locationManager(self, didFailWithError: CLError(.denied))
    }
  }
}

/// A converter between coordinates and addresses: there is no service to ask.
open class CLGeocoder: NSObject, @unchecked Sendable {
  // Unchecked: nothing is stored.
  /// A function that receives placemarks or an error.
  public typealias CLGeocodeCompletionHandler = ([CLPlacemark]?, (any Error)?) -> Void

  /// Whether a request is under way: `false`.
  open var isGeocoding: Bool { false }

  /// Returns the placemarks of a location.
  ///
  /// - Throws: `CLError.network`, always.
  open func reverseGeocodeLocation(_ location: CLLocation) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Passes `CLError.network` to a function instead of the placemarks of a location.
  open func reverseGeocodeLocation(
    _ location: CLLocation, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }

  /// Returns the placemarks of an address.
  ///
  /// - Throws: `CLError.network`, always.
  open func geocodeAddressString(_ addressString: String) async throws -> [CLPlacemark] {
    throw CLError(.network)
  }

  /// Passes `CLError.network` to a function instead of the placemarks of an address.
  open func geocodeAddressString(
    _ addressString: String, completionHandler: @escaping CLGeocodeCompletionHandler
  ) { completionHandler(nil, CLError(.network)) }

  /// Ends a request. Does nothing.
  open func cancelGeocode() {}
}
