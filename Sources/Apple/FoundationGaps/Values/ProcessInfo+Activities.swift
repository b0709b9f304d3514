// The parts of ProcessInfo that only Apple's systems have: expiring activities, power and temperature.

public import Foundation

/// Returns the information about the process, of which there is one: an app may ask for a new one.
public func ProcessInfo() -> Foundation.ProcessInfo { .processInfo }

extension Foundation.ProcessInfo {
  /// The levels of heat that a device reports.
  public enum ThermalState: Int, Sendable {
    /// The heat is within limits.
    case nominal
    /// The heat is slightly above limits.
    case fair
    /// The heat is high.
    case serious
    /// The heat is far too high.
    case critical
  }

  /// Performs a block on a background thread with `false`: nothing expires here.
  public func performExpiringActivity(
    withReason reason: String, using block: @escaping @Sendable (Bool) -> Void
  ) {
    DispatchQueue.global().async { block(false) }
  }

  /// Whether the device saves power: `false`.
  public var isLowPowerModeEnabled: Bool { false }

  /// The heat of the device: within limits.
  public var thermalState: ThermalState { .nominal }

  /// Whether the process is an iOS app on a Mac: `false`.
  public var isiOSAppOnMac: Bool { false }

  /// Whether the process is an app of Mac Catalyst: `false`.
  public var isMacCatalystApp: Bool { false }
}
