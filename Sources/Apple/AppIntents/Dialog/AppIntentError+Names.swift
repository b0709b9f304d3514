// The predefined errors of an app intent.

extension AppIntentError {
  /// Errors that the person can resolve by an action.
  public enum UserActionRequired {
    /// An error because the person has to set up an account first.
    public static let accountSetup = AppIntentError(
      .stated(code: "accountSetup", "You have to set up an account first."))
    /// An error because the person has to confirm the action first.
    public static let confirmation = AppIntentError(
      .stated(code: "confirmation", "This has to be confirmed first."))
    /// An error because the person has to sign in first.
    public static let signin = AppIntentError(.stated(code: "signin", "You have to sign in first."))
  }

  /// Errors that the person can resolve by granting a permission.
  public enum PermissionRequired {
    /// An error because Bluetooth is not permitted.
    public static let bluetooth = AppIntentError(
      .stated(code: "bluetooth", "Bluetooth access is needed."))
    /// An error because access to the contacts is not permitted.
    public static let contacts = AppIntentError(
      .stated(code: "contacts", "Access to the contacts is needed."))
    /// An error because access to the local network is not permitted.
    public static let localNetwork = AppIntentError(
      .stated(code: "localNetwork", "Access to the local network is needed."))
    /// An error because access to the photo library is not permitted.
    public static let photos = AppIntentError(
      .stated(code: "photos", "Access to the photos is needed."))
    /// An error because use of Siri is not permitted.
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
    /// An error because the entity does not exist.
    public static let entityNotFound = AppIntentError(
      .stated(code: "entityNotFound", "This could not be found."))
    /// An error because the feature is restricted at the moment.
    public static let featureCurrentlyRestricted = AppIntentError(
      .stated(code: "featureCurrentlyRestricted", "This is restricted at the moment."))
    /// An error because the network request failed.
    public static let networkFailure = AppIntentError(
      .stated(code: "networkFailure", "The network cannot be reached."))
    /// An error because the action is not allowed.
    public static let notAllowed = AppIntentError(
      .stated(code: "notAllowed", "This is not allowed."))
    /// An error because the action succeeded only in part.
    public static let partialFailure = AppIntentError(
      .stated(code: "partialFailure", "Only a part of this could be done."))
    /// An error because the device does not support the action.
    public static let unsupportedOnDevice = AppIntentError(
      .stated(code: "unsupportedOnDevice", "This device cannot do this."))
    /// An error of unknown cause.
    public static let unknown = AppIntentError(.stated(code: "unknown", "Something went wrong."))
  }
}
