// The modes in which an intent can run, and the context of a run.

public import Foundation
import FoundationGaps

/// The modes in which an intent can run: in the background, in the foreground, or both.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The background: the app is not shown.
  public static let background = IntentModes(rawValue: 1 << 0)

  /// The foreground: the app is shown before the intent starts.
  public static let foreground = IntentModes.foreground(.immediate)

  /// Returns the foreground mode in which the app is shown at the given time.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: IntentModes(rawValue: 1 << 1)
    case .dynamic: IntentModes(rawValue: 1 << 2)
    case .deferred: IntentModes(rawValue: 1 << 3)
    }
  }

  /// The time when the app is shown for an intent that runs in the foreground.
  public enum ForegroundMode: Hashable, Sendable {
    /// The time before `perform()` starts.
    case immediate
    /// The time when `perform()` asks for it.
    case dynamic
    /// The time before `perform()` ends.
    case deferred
  }
}

/// The context in which the system performs an intent.
public struct IntentSystemContext: Sendable {
  /// The mode of a run: in the foreground or in the background.
  public struct Mode: Hashable, Sendable {
    let isForeground: Bool

    /// The foreground: the app is shown.
    public static let foreground = Mode(isForeground: true)

    /// The background: the app is not shown.
    public static let background = Mode(isForeground: false)

    /// Whether `continueInForeground(_:alwaysConfirm:)` could bring the app to the foreground.
    public var canContinueInForeground: Bool { !isForeground }
  }

  /// The mode of the run: foreground if the intent, or the person's consent, opens the app. An
  /// intent that is performed directly runs in the background.
  public var currentMode: Mode {
    IntentEnvironment.interlocutor?.isInForeground == true ? .foreground : .background
  }

  /// The person's preferred language and region.
  public var preferredLocale: Locale { LocalizationEnvironment.locale }

  init() {}
}
