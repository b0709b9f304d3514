// The errors the original has names for.

extension AppIntentError {
  /// Errors that go away when the person does something.
  public enum UserActionRequired {
    /// The person has to set up an account.
    public static let accountSetup = AppIntentError(
      .stated(code: "accountSetup", "You have to set up an account first."))
    /// The person has to confirm it.
    public static let confirmation = AppIntentError(
      .stated(code: "confirmation", "This has to be confirmed first."))
    /// The person has to sign in.
    public static let signin = AppIntentError(.stated(code: "signin", "You have to sign in first."))
  }

  /// Errors that go away when the person allows something.
  public enum PermissionRequired {
    /// Bluetooth.
    public static let bluetooth = AppIntentError(
      .stated(code: "bluetooth", "Bluetooth access is needed."))
    /// The contacts.
    public static let contacts = AppIntentError(
      .stated(code: "contacts", "Access to the contacts is needed."))
    /// The local network.
    public static let localNetwork = AppIntentError(
      .stated(code: "localNetwork", "Access to the local network is needed."))
    /// The photos.
    public static let photos = AppIntentError(
      .stated(code: "photos", "Access to the photos is needed."))
    /// The assistant.
    public static let siri = AppIntentError(
      .stated(code: "siri", "Access for the assistant is needed."))

    /// The place where the device is, perhaps to the street.
    public static func location(precise: Bool) -> AppIntentError {
      precise
        ? AppIntentError(.stated(code: "locationPrecise", "The precise location is needed."))
        : AppIntentError(.stated(code: "location", "The location is needed."))
    }
  }

  /// Errors that stay.
  public enum Unrecoverable {
    /// The entity is not there.
    public static let entityNotFound = AppIntentError(
      .stated(code: "entityNotFound", "This could not be found."))
    /// The feature is restricted for now.
    public static let featureCurrentlyRestricted = AppIntentError(
      .stated(code: "featureCurrentlyRestricted", "This is restricted at the moment."))
    /// The network failed.
    public static let networkFailure = AppIntentError(
      .stated(code: "networkFailure", "The network cannot be reached."))
    /// It is not allowed.
    public static let notAllowed = AppIntentError(
      .stated(code: "notAllowed", "This is not allowed."))
    /// Only a part was done.
    public static let partialFailure = AppIntentError(
      .stated(code: "partialFailure", "Only a part of this could be done."))
    /// The device cannot do it.
    public static let unsupportedOnDevice = AppIntentError(
      .stated(code: "unsupportedOnDevice", "This device cannot do this."))
    /// Nobody knows why.
    public static let unknown = AppIntentError(.stated(code: "unknown", "Something went wrong."))
  }
}
