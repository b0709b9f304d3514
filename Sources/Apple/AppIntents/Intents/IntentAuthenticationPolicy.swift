// The authentication that an intent requires.

/// The authentication that an intent requires before it runs.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// No authentication: the intent runs on a locked device.
  case alwaysAllowed
  /// Authentication as the device's owner, on this device or one nearby.
  case requiresAuthentication
  /// Authentication as the device's owner, on this device.
  case requiresLocalDeviceAuthentication
}
