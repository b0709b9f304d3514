// One of the choices an intent puts before the person.

public import FoundationGaps

/// One of the choices an intent puts before the person.
public struct IntentChoiceOption: Hashable, Sendable {
  /// What the choice is called.
  public let title: LocalizedStringResource

  /// How the choice is shown, and what it means.
  public let style: Style

  /// Makes a choice.
  public init(title: LocalizedStringResource, style: Style = .default) {
    self.title = title
    self.style = style
  }

  /// The choice that leaves everything as it is. Taking it ends the intent.
  public static var cancel: IntentChoiceOption {
    IntentChoiceOption(title: "Cancel", style: .cancel)
  }

  /// How a choice is shown, and what it means.
  public struct Style: Hashable, Sendable {
    private let name: String

    /// An ordinary choice.
    public static let `default` = Style(name: "default")

    /// A choice that leaves everything as it is.
    public static let cancel = Style(name: "cancel")

    /// A choice that takes something away that cannot be brought back.
    public static let destructive = Style(name: "destructive")
  }
}
