// Previews, which are for Xcode: they compile, and nothing is left of them.

public import Foundation

#if Macros
  /// A preview for Xcode's canvas; it is compiled, and nothing is left of it.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

  /// A preview for Xcode's canvas with traits; it is compiled, and nothing is left of it.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

  /// Lets a variable of a preview change while it is shown.
  @attached(peer)
  public macro Previewable() =
    #externalMacro(module: "AppIntentsMacros", type: "PreviewableMacro")

  /// Makes a variable in an extension of `EnvironmentValues` a value of the environment.
  @attached(accessor)
  @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "AppIntentsMacros", type: "EntryMacro")
#endif

/// A preview of a view.
public struct Preview: Sendable {
  /// Traits of a view's preview.
  public enum ViewTraits {}
}

/// What a preview looks like; accepted, as there are no previews.
public struct PreviewTrait<T>: Sendable {
  fileprivate init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// As large as a device.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }

  /// As large as the view.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }

  /// As large as this.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait()
  }

  /// Upright.
  public static var portrait: PreviewTrait<T> { PreviewTrait() }

  /// Turned to the left.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }

  /// Turned to the right.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }

  /// Upside down.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }

  /// With a modifier around the view.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait()
  }
}

/// What several previews have around their views, such as sample data; never asked for here.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// What the previews share.
  associatedtype Context = Void

  /// What is around a view.
  associatedtype Body: View

  /// The view.
  typealias Content = PreviewModifierContent

  /// Makes what the previews share.
  static func makeSharedContext() async throws -> Self.Context

  /// Puts something around a view.
  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  /// Makes nothing.
  public static func makeSharedContext() async throws {}
}

/// The view that a preview's modifier is around.
public struct PreviewModifierContent: View {
  /// The view is not known.
  public var body: some View { EmptyView() }
}
