// The words on the buttons of a confirmation.

public import FoundationGaps

/// What is confirmed, as the word on the button that confirms it.
public struct ConfirmationActionName: Sendable {
  /// What accepts: the word on the button.
  package let acceptLabel: LocalizedStringResource

  /// Other words that accept.
  package let acceptAlternatives: [LocalizedStringResource]

  /// What declines: the word on the other button.
  package let denyLabel: LocalizedStringResource

  /// Other words that decline.
  package let denyAlternatives: [LocalizedStringResource]

  /// Whether accepting takes something away that cannot be brought back.
  package let isDestructive: Bool

  /// Words of one's own.
  public static func custom(
    acceptLabel: LocalizedStringResource,
    acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource,
    denyAlternatives: [LocalizedStringResource],
    destructive: Bool
  ) -> ConfirmationActionName {
    ConfirmationActionName(
      acceptLabel: acceptLabel, acceptAlternatives: acceptAlternatives, denyLabel: denyLabel,
      denyAlternatives: denyAlternatives, isDestructive: destructive)
  }

  private init(
    acceptLabel: LocalizedStringResource, acceptAlternatives: [LocalizedStringResource],
    denyLabel: LocalizedStringResource, denyAlternatives: [LocalizedStringResource],
    isDestructive: Bool
  ) {
    self.acceptLabel = acceptLabel
    self.acceptAlternatives = acceptAlternatives
    self.denyLabel = denyLabel
    self.denyAlternatives = denyAlternatives
    self.isDestructive = isDestructive
  }

  init(_ word: LocalizedStringResource) {
    self.init(
      acceptLabel: word, acceptAlternatives: [], denyLabel: "Cancel", denyAlternatives: [],
      isDestructive: false)
  }
}
