// Where an intent can run, and what is known while it does.

public import Foundation
import FoundationGaps

/// Where an intent can run: behind the screen, in front of the person, or both.
public struct IntentModes: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int

  /// Makes a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The intent runs without the app in view.
  public static let background = IntentModes(rawValue: 1 << 0)

  /// The intent runs with the app in view, which opens before it starts.
  public static let foreground = IntentModes.foreground(.immediate)

  /// The intent runs with the app in view, which opens when `mode` says.
  public static func foreground(_ mode: ForegroundMode) -> IntentModes {
    switch mode {
    case .immediate: IntentModes(rawValue: 1 << 1)
    case .dynamic: IntentModes(rawValue: 1 << 2)
    case .deferred: IntentModes(rawValue: 1 << 3)
    }
  }

  /// When the app opens for an intent that runs in the foreground.
  public enum ForegroundMode: Hashable, Sendable {
    /// Before `perform()` starts.
    case immediate
    /// When `perform()` asks for it.
    case dynamic
    /// Before `perform()` ends.
    case deferred
  }
}

/// What the system knows while it performs an intent.
public struct IntentSystemContext: Sendable {
  /// Whether the app is in view.
  public struct Mode: Hashable, Sendable {
    let isForeground: Bool

    /// The app is in view.
    public static let foreground = Mode(isForeground: true)

    /// The app is not in view.
    public static let background = Mode(isForeground: false)

    /// Whether `continueInForeground(_:alwaysConfirm:)` could bring the app into view.
    public var canContinueInForeground: Bool { !isForeground }
  }

  /// The mode in which the intent runs: whether it, or what the person agreed to, brings the app
  /// to the front. One that was performed directly runs in the background.
  public var currentMode: Mode {
    IntentEnvironment.interlocutor?.isInForeground == true ? .foreground : .background
  }

  /// The language and region the person uses.
  public var preferredLocale: Locale { LocalizationEnvironment.locale }

  init() {}
}
