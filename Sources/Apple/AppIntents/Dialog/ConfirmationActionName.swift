// The labels of the buttons of a confirmation.

public import FoundationGaps

/// The name of the action that a confirmation is about, as the labels of its buttons.
public struct ConfirmationActionName: Sendable {
  /// The label of the button that confirms.
  package let acceptLabel: LocalizedStringResource

  /// Other words that confirm.
  package let acceptAlternatives: [LocalizedStringResource]

  /// The label of the button that declines.
  package let denyLabel: LocalizedStringResource

  /// Other words that decline.
  package let denyAlternatives: [LocalizedStringResource]

  /// Whether confirming deletes something that cannot be restored.
  package let isDestructive: Bool

  /// Whether the labels are those of the system, which has them in its own languages.
  package let isOfSystem: Bool

  /// Creates an action name from custom labels.
  public static func custom(
    acceptLabel: LocalizedStringResource,
    acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource,
    denyAlternatives: [LocalizedStringResource],
    destructive: Bool
  ) -> ConfirmationActionName {
    ConfirmationActionName(
      acceptLabel: acceptLabel, acceptAlternatives: acceptAlternatives, denyLabel: denyLabel,
      denyAlternatives: denyAlternatives, isDestructive: destructive, isOfSystem: false)
  }

  private init(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    isDestructive: Bool, isOfSystem: Bool
  ) {
    self.acceptLabel = acceptLabel
    self.acceptAlternatives = acceptAlternatives
    self.denyLabel = denyLabel
    self.denyAlternatives = denyAlternatives
    self.isDestructive = isDestructive
    self.isOfSystem = isOfSystem
  }

  init(_ word: LocalizedStringResource) {
    self.init(
      acceptLabel: word, acceptAlternatives: [], denyLabel: "Cancel", denyAlternatives: [],
      isDestructive: false, isOfSystem: true)
  }
}
