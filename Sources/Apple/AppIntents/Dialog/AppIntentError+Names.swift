// The predefined errors of an app intent.

extension AppIntentError {
  /// Errors that the person can resolve by an action.
  public enum UserActionRequired {
    /// The person has to set up an account first.
    public static let accountSetup = AppIntentError(
      .stated(code: "accountSetup", "You have to set up an account first."))
    /// The person has to confirm the action first.
    public static let confirmation = AppIntentError(
      .stated(code: "confirmation", "This has to be confirmed first."))
    /// The person has to sign in first.
    public static let signin = AppIntentError(.stated(code: "signin", "You have to sign in first."))
  }

  /// Errors that the person can resolve by granting a permission.
  public enum PermissionRequired {
    /// Bluetooth is not permitted.
    public static let bluetooth = AppIntentError(
      .stated(code: "bluetooth", "Bluetooth access is needed."))
    /// Access to the contacts is not permitted.
    public static let contacts = AppIntentError(
      .stated(code: "contacts", "Access to the contacts is needed."))
    /// Access to the local network is not permitted.
    public static let localNetwork = AppIntentError(
      .stated(code: "localNetwork", "Access to the local network is needed."))
    /// Access to the photo library is not permitted.
    public static let photos = AppIntentError(
      .stated(code: "photos", "Access to the photos is needed."))
    /// Use of Siri is not permitted.
    public static let siri = AppIntentError(
      .stated(code: "siri", "Access for the assistant is needed."))

    /// Returns an error that says that access to the location, or the precise location, is not
    /// permitted.
    public static func location(precise: Bool) -> AppIntentError {
      precise
        ? AppIntentError(.stated(code: "locationPrecise", "The precise location is needed."))
        : AppIntentError(.stated(code: "location", "The location is needed."))
    }
  }

  /// Errors that the person cannot resolve.
  public enum Unrecoverable {
    /// The entity does not exist.
    public static let entityNotFound = AppIntentError(
      .stated(code: "entityNotFound", "This could not be found."))
    /// The feature is restricted at the moment.
    public static let featureCurrentlyRestricted = AppIntentError(
      .stated(code: "featureCurrentlyRestricted", "This is restricted at the moment."))
    /// The network request failed.
    public static let networkFailure = AppIntentError(
      .stated(code: "networkFailure", "The network cannot be reached."))
    /// The action is not allowed.
    public static let notAllowed = AppIntentError(
      .stated(code: "notAllowed", "This is not allowed."))
    /// The action succeeded only in part.
    public static let partialFailure = AppIntentError(
      .stated(code: "partialFailure", "Only a part of this could be done."))
    /// The device does not support the action.
    public static let unsupportedOnDevice = AppIntentError(
      .stated(code: "unsupportedOnDevice", "This device cannot do this."))
    /// The cause is unknown.
    public static let unknown = AppIntentError(.stated(code: "unknown", "Something went wrong."))
  }
}
