// Checks for more App Shortcuts than the systems accept.

/// A check for providers with more than ten shortcuts.
enum ShortcutLimitCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "too-many-shortcuts", level: .error,
    summary: "An app has more than 10 App Shortcuts.",
    help: "Apple's systems take 10 of an app; remove the others.",
    reason: "An app may have ten App Shortcuts; what is declared behind the tenth is not there.")

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("AppShortcutsProvider").compactMap { provider in
      // Of branches the longest counts, which cannot be determined here.
      guard !model.hasBranches(provider) else { return nil }
      let shortcuts = model.shortcuts(of: provider)
      guard shortcuts.count > 10 else { return nil }
      return ReviewFinding(
        rule, "\(provider.name) declares \(shortcuts.count) App Shortcuts.",
        at: shortcuts[10].call, in: shortcuts[10].file)
    }
  }
}
