// Decides whether the person may run an intent that demands authentication.

/// What has to be known of the person before an intent runs.
public enum AuthenticationPolicy: String, Sendable {
  /// Nothing.
  case alwaysAllowed
  /// That they are logged in.
  case requiresAuthentication
  /// Who they are, by a fresh proof on this device.
  case requiresLocalDeviceAuthentication
}

/// Answers an intent's `authenticationPolicy`.
public protocol Authenticator: Sendable {
  /// Whether an intent with this policy may run now; may ask the person to authenticate.
  func admits(_ policy: AuthenticationPolicy, reason: String) async -> Bool
}

/// The person who is logged in counts as authenticated, as on an unlocked device; a fresh proof
/// of identity cannot be asked for, so what demands one is refused.
public struct LoggedInSession: Authenticator {
  /// Creates the authenticator.
  public init() {}

  /// Admits everything but `requiresLocalDeviceAuthentication`.
  public func admits(_ policy: AuthenticationPolicy, reason: String) async -> Bool {
    policy != .requiresLocalDeviceAuthentication
  }
}
