// Decides whether the person may run an intent that demands authentication.

public import AppIntents

/// Answers an intent's `authenticationPolicy`.
public protocol Authenticator: Sendable {
  /// Whether an intent with this policy may run now; may ask the person to authenticate.
  func admits(_ policy: IntentAuthenticationPolicy, reason: String) async -> Bool
}

/// The person who is logged in counts as authenticated, as on an unlocked device; a fresh proof
/// of identity cannot be asked for, so what demands one is refused.
public struct LoggedInSession: Authenticator {
  /// Creates the authenticator.
  public init() {}

  /// Admits everything but `requiresLocalDeviceAuthentication`.
  public func admits(_ policy: IntentAuthenticationPolicy, reason: String) async -> Bool {
    policy != .requiresLocalDeviceAuthentication
  }
}
