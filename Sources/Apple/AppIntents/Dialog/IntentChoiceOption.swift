// An option that an intent offers to the person.

public import FoundationGaps

/// An option that an intent offers to the person.
public struct IntentChoiceOption: Hashable, Sendable {
  /// The title of the option.
  public let title: LocalizedStringResource

  /// The style of the option: ordinary, cancelling or destructive.
  public let style: Style

  /// Creates an option from a title and a style.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// An option that cancels the intent when the person chooses it.
  public static var cancel: IntentChoiceOption {
    IntentChoiceOption(title: "Cancel", style: .cancel)
  }

  /// The style of an option: ordinary, cancelling or destructive.
  public struct Style: Hashable, Sendable {
    private let name: String

    /// The style of an ordinary option.
    public static let `default` = Style(name: "default")

    /// The style of an option that cancels the intent.
    public static let cancel = Style(name: "cancel")

    /// The style of an option that deletes something that cannot be restored.
    public static let destructive = Style(name: "destructive")
  }
}
