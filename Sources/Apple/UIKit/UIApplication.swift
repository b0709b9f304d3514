// The app as UIKit has it: it opens URLs, and runs in the foreground of a terminal.

public import Foundation

/// The running app.
@MainActor open class UIApplication: NSObject {
  /// A key of an option for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The name of the key.
    public let rawValue: String

    /// Creates a key from its name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Whether only an app with a universal link opens the URL. Has no effect in a terminal.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// A state of an app.
  public enum State: Int, Sendable {
    /// In the foreground, and receiving events.
    case active
    /// In the foreground, and not receiving events.
    case inactive
    /// In the background.
    case background
  }

  /// The app.
  public static let shared = UIApplication()

  /// The URL of the app's settings, which a terminal does not have.
  public static let openSettingsURLString = "app-settings:"
  /// The URL of the app's settings of notifications, which a terminal does not have.
  public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// The state: active, as long as the program runs.
  open var applicationState: State { .active }

  /// Whether the screen stays on. Has no effect in a terminal.
  open var isIdleTimerDisabled = false

  private var backgroundTasks = 0

  /// Returns whether a URL can be opened: any with a scheme.
  open func canOpenURL(_ url: URL) -> Bool { url.scheme != nil }

  /// Opens a URL when the running intent has returned, as an `OpenURLIntent` would.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Options, which have no effect.
  /// - Returns: Whether the URL can be opened.
  @discardableResult open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]
  ) async -> Bool { request(url) }

  /// Opens a URL when the running intent has returned, as an `OpenURLIntent` would.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: Options, which have no effect.
  ///   - completion: A function that is called with whether the URL can be opened.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let isOpened = request(url)
    completion?(isOpened)
  }

  private func request(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    IntentRecorder.current?.record(url)
    return true
  }

  /// Returns the identifier of a task; it may take as long as it needs.
  open func beginBackgroundTask(
    withName taskName: String? = nil,
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    backgroundTasks += 1
    return UIBackgroundTaskIdentifier(rawValue: backgroundTasks)
  }

  /// Ends a task. Has no effect in a terminal.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

/// The identifier of a task that continues in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The number of the task.
  public let rawValue: Int

  /// Creates an identifier from its number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
