// Views that tell people about an app's phrases. A card does not draw them.

public import BehestSwiftUI

/// A view that tells people the phrase of an intent. Has no effect in a terminal card: the tip is
/// not drawn.
public struct SiriTipView: View {
  /// Creates a tip.
  @MainActor public init(intent: some AppIntent, isVisible: Binding<Bool>? = nil) {}

  /// The content of the view: empty.
  public var body: some View { EmptyView() }
}

/// A view that leads to the app's shortcuts. Has no effect in a terminal card: the link is not
/// drawn.
public struct ShortcutsLink: View {
  /// Creates a link.
  @MainActor public init(action: (@MainActor () -> Void)? = nil) {}

  /// The content of the view: empty.
  public var body: some View { EmptyView() }
}
