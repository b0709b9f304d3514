// Views that point at phrases. A card has no place for them, so they draw nothing.

public import BehestSwiftUI

/// A view that tells people the phrase of an intent. Has no effect in a terminal card: the tip is
/// not drawn.
public struct SiriTipView: View {
  /// Makes a tip.
  @MainActor public init(intent: some AppIntent, isVisible: Binding<Bool>? = nil) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}

/// A view that leads to the app's shortcuts. Has no effect in a terminal card: the link is not
/// drawn.
public struct ShortcutsLink: View {
  /// Makes a link.
  @MainActor public init(action: (@MainActor () -> Void)? = nil) {}

  /// Nothing.
  public var body: some View { EmptyView() }
}
