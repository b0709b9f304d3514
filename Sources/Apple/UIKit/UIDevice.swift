// The device that an app runs on: this computer.

public import Foundation

/// A device.
@MainActor open class UIDevice: NSObject {
  /// This computer.
  public static let current = UIDevice()

  /// The name of the host.
  open var name: String { ProcessInfo.processInfo.hostName }
  /// The kind of device: "Linux".
  open var model: String { "Linux" }
  /// The kind of device, translated: "Linux".
  open var localizedModel: String { model }
  /// The name of the system: "Linux".
  open var systemName: String { "Linux" }
  /// The version of the system.
  open var systemVersion: String {
    let version = ProcessInfo.processInfo.operatingSystemVersion
    return "\(version.majorVersion).\(version.minorVersion).\(version.patchVersion)"
  }
  /// The identifier of the device for the app's vendor: `nil`, as there is none.
  open var identifierForVendor: UUID? { nil }
  /// The style of the interface: unspecified, as a terminal has none of them.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .unspecified }
}

/// A style of interface.
public enum UIUserInterfaceIdiom: Int, Sendable {
  /// None of the others.
  case unspecified = -1
  /// That of an iPhone.
  case phone
  /// That of an iPad.
  case pad
  /// That of a television.
  case tv
  /// That of a car.
  case carPlay
  /// That of a Mac.
  case mac = 5
  /// That of a headset.
  case vision
}
