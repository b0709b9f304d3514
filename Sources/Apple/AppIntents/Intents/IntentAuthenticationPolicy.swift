// What a person must prove before an intent runs.

/// What a person must prove before an intent runs.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
  /// Nothing: the intent runs on a locked device.
  case alwaysAllowed
  /// That they are the person whose device it is, here or on a device nearby.
  case requiresAuthentication
  /// That they are the person whose device it is, on this device.
  case requiresLocalDeviceAuthentication
}
