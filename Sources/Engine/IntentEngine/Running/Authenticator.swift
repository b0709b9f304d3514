// Decides whether a person may run an intent that requires authentication.

/// The authentication that an intent requires before it runs.
public enum AuthenticationPolicy: String, Sendable {
  /// No authentication is required.
  case alwaysAllowed
  /// The person must be logged in.
  case requiresAuthentication
  /// The person must prove their identity anew on this device.
  case requiresLocalDeviceAuthentication
}

/// An authenticator that answers an intent's `authenticationPolicy`.
public protocol Authenticator: Sendable {
  /// Returns whether an intent with this policy may run now; may ask the person to authenticate.
  func admits(_ policy: AuthenticationPolicy, reason: String) async -> Bool
}
