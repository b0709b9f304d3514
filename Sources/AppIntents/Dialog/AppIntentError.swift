// The errors the original names, and those that restart perform().

public import FoundationGaps

/// An error that the system understands.
public struct AppIntentError: Error, Sendable, CustomLocalizedStringResourceConvertible {
  package enum Kind: Sendable {
    case needsValue(NeedsValueError)
    case needsDisambiguation(NeedsDisambiguationError)
    case needsForeground(dialog: IntentDialog?)
    case restart
    case stated(code: String, LocalizedStringResource)
  }

  /// What the error stands for.
  package let kind: Kind

  package init(_ kind: Kind) { self.kind = kind }

  /// Makes an error that says this to the person.
  public init(description: LocalizedStringResource) {
    self.init(.stated(code: "custom", description))
  }

  /// The words for the person.
  public var localizedStringResource: LocalizedStringResource {
    switch kind {
    case .needsValue: "A value is needed."
    case .needsDisambiguation: "It is not clear which value is meant."
    case .needsForeground: "The app has to be opened to go on."
    case .restart: "The action starts again."
    case .stated(_, let words): words
    }
  }

  /// Ends the run: `perform()` starts again from the top.
  public static var restartPerform: AppIntentError { AppIntentError(.restart) }

  /// Errors that go away when the person does something.
  public enum UserActionRequired {
    /// The person has to confirm it first.
    public static let confirmation = AppIntentError(
      .stated(code: "confirmation", "This has to be confirmed first."))
    /// The person has to sign in.
    public static let signin = AppIntentError(
      .stated(code: "signin", "You have to sign in first."))
    /// The person has to set up an account.
    public static let accountSetup = AppIntentError(
      .stated(code: "accountSetup", "You have to set up an account first."))
    /// The person has to get a subscription.
    public static let subscription = AppIntentError(
      .stated(code: "subscription", "You need a subscription for this."))
  }

  /// Errors that go away when the person allows something.
  public enum PermissionRequired {
    /// Bluetooth.
    public static let bluetooth = permission("bluetooth", "Bluetooth access is needed.")
    /// The calendar.
    public static let calendar = permission("calendar", "Calendar access is needed.")
    /// The camera.
    public static let camera = permission("camera", "Camera access is needed.")
    /// The contacts.
    public static let contacts = permission("contacts", "Contacts access is needed.")
    /// Health records.
    public static let health = permission("health", "Health access is needed.")
    /// The home.
    public static let home = permission("home", "Home access is needed.")
    /// The place where the device is.
    public static let location = permission("location", "Location access is needed.")
    /// The microphone.
    public static let microphone = permission("microphone", "Microphone access is needed.")
    /// Motion and fitness.
    public static let motion = permission("motion", "Motion access is needed.")
    /// The photos.
    public static let photos = permission("photos", "Photos access is needed.")
    /// The reminders.
    public static let reminders = permission("reminders", "Reminders access is needed.")
    /// Speech recognition.
    public static let speech = permission("speech", "Speech recognition access is needed.")

    private static func permission(_ code: String, _ words: LocalizedStringResource)
      -> AppIntentError
    {
      AppIntentError(.stated(code: code, words))
    }
  }

  /// Errors that stay.
  public enum Unrecoverable {
    /// The entity is not there.
    public static let entityNotFound = AppIntentError(
      .stated(code: "entityNotFound", "This could not be found."))
    /// The feature is restricted on this device.
    public static let featureCurrentlyRestricted = AppIntentError(
      .stated(code: "featureCurrentlyRestricted", "This is restricted at the moment."))
    /// The device cannot do it.
    public static let unsupportedOnDevice = AppIntentError(
      .stated(code: "unsupportedOnDevice", "This device cannot do this."))
    /// There is no network.
    public static let networkUnavailable = AppIntentError(
      .stated(code: "networkUnavailable", "There is no network connection."))
    /// Nobody knows why.
    public static let unknown = AppIntentError(
      .stated(code: "unknown", "Something went wrong."))
  }
}
