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

/// An authenticator that treats the logged-in person as authenticated, as on an unlocked device.
///
/// It cannot ask for a new proof of identity, and refuses intents that require one.
public struct LoggedInSession: Authenticator {
  /// Creates an authenticator for the logged-in person.
  public init() {}

  /// Returns whether the policy is any but `requiresLocalDeviceAuthentication`.
  public func admits(_ policy: AuthenticationPolicy, reason: String) async -> Bool {
    policy != .requiresLocalDeviceAuthentication
  }
}
