// Haptic feedback, which a terminal does not give.

public import Foundation

/// A generator of haptic feedback. Has no effect in a terminal.
@MainActor open class UIFeedbackGenerator: NSObject {
  /// Prepares the generator. Has no effect in a terminal.
  open func prepare() {}
}

/// A generator of the feedback of an impact. Has no effect in a terminal.
@MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// A kind of impact.
  public enum FeedbackStyle: Int, Sendable {
    /// That of small or light objects.
    case light
    /// That of medium objects.
    case medium
    /// That of large or heavy objects.
    case heavy
    /// That of soft objects.
    case soft
    /// That of rigid objects.
    case rigid
  }

  /// Creates a generator of a kind of impact.
  public init(style: FeedbackStyle) {}

  /// Creates a generator of medium impacts.
  public override convenience init() { self.init(style: .medium) }

  /// Gives feedback. Has no effect in a terminal.
  open func impactOccurred() {}

  /// Gives feedback of an intensity. Has no effect in a terminal.
  open func impactOccurred(intensity: CGFloat) {}
}

/// A generator of the feedback of a notification. Has no effect in a terminal.
@MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// A kind of notification.
  public enum FeedbackType: Int, Sendable {
    /// That of a task that was completed.
    case success
    /// That of a task with a warning.
    case warning
    /// That of a task that failed.
    case error
  }

  /// Gives feedback. Has no effect in a terminal.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of the feedback of a selection. Has no effect in a terminal.
@MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Gives feedback. Has no effect in a terminal.
  open func selectionChanged() {}
}
