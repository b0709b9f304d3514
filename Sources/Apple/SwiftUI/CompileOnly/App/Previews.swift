// Previews, which are for Xcode only: they compile to nothing.

public import Foundation

#if Macros
  /// Declares a preview for Xcode's canvas. Expands to nothing.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

  /// Declares a preview for Xcode's canvas with traits. Expands to nothing.
  @freestanding(declaration)
  public macro Preview(
    _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
    _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
    @ViewBuilder body: @escaping @MainActor () -> any View
  ) = #externalMacro(module: "AppIntentsMacros", type: "PreviewMacro")

  /// Makes a state variable of a preview dynamic in Xcode's canvas.
  @attached(peer)
  public macro Previewable() =
    #externalMacro(module: "AppIntentsMacros", type: "PreviewableMacro")

  /// Makes a variable in an extension of `EnvironmentValues` an environment value.
  @attached(accessor)
  @attached(peer, names: prefixed(__Key_))
  public macro Entry() = #externalMacro(module: "AppIntentsMacros", type: "EntryMacro")
#endif

/// A preview of a view.
public struct Preview: Sendable {
  /// The traits of a view's preview.
  public enum ViewTraits {}
}

/// A trait of a preview. Has no effect, as there are no previews.
public struct PreviewTrait<T>: Sendable {
  fileprivate init() {}
}

extension PreviewTrait where T == Preview.ViewTraits {
  /// The default size of the preview.
  public static var defaultLayout: PreviewTrait<T> { PreviewTrait() }

  /// The size that fits the view.
  public static var sizeThatFitsLayout: PreviewTrait<T> { PreviewTrait() }

  /// Returns a fixed size.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait()
  }

  /// The portrait orientation.
  public static var portrait: PreviewTrait<T> { PreviewTrait() }

  /// The landscape orientation, turned to the left.
  public static var landscapeLeft: PreviewTrait<T> { PreviewTrait() }

  /// The landscape orientation, turned to the right.
  public static var landscapeRight: PreviewTrait<T> { PreviewTrait() }

  /// The portrait orientation, upside down.
  public static var portraitUpsideDown: PreviewTrait<T> { PreviewTrait() }

  /// Returns a trait that applies a modifier to the view.
  public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait<T> {
    PreviewTrait()
  }
}

/// A modifier of several previews, such as one that provides sample data. Never called.
@MainActor @preconcurrency public protocol PreviewModifier {
  /// The type of the context that the previews share.
  associatedtype Context = Void

  /// The type of the modified view.
  associatedtype Body: View

  /// The type of the preview's view.
  typealias Content = PreviewModifierContent

  /// Creates the context that the previews share.
  static func makeSharedContext() async throws -> Self.Context

  /// Returns the modified view.
  @ViewBuilder func body(content: Self.Content, context: Self.Context) -> Self.Body
}

extension PreviewModifier where Context == Void {
  /// Creates an empty context.
  public static func makeSharedContext() async throws {}
}

/// The view that a preview modifier is applied to.
public struct PreviewModifierContent: View {
  /// The content of the view: empty, as it is not known.
  public var body: some View { EmptyView() }
}
