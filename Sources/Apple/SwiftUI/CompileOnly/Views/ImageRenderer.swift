// The renderer of views as images, which makes none, and previews of what is shared.

public import BehestCoreTransferable
public import BehestUIKit
public import Foundation

/// A renderer of a view as an image: there is none, as nothing draws pictures.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// The view.
  public var content: Content

  /// The size proposed to the view.
  public var proposedSize = ProposedViewSize.unspecified

  /// The number of pixels in a point.
  public var scale: CGFloat = 1

  /// Whether the image has no transparency.
  public var isOpaque = false

  /// Creates a renderer of a view.
  public init(content view: Content) { content = view }

  /// The image of the view: `nil`.
  public var uiImage: UIImage? { nil }
}

/// A preview of what a person shares. Has no effect in a terminal card: nothing is shared.
public struct SharePreview<Image, Icon>: Sendable where Image: Transferable, Icon: Transferable {
  /// Creates a preview with a title, an image and an icon.
  public init(_ titleKey: LocalizedStringKey, image: Image, icon: Icon) {}

  /// Creates a preview with a title, an image and an icon.
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image, icon: Icon) where S: StringProtocol {}
}

extension SharePreview where Icon == Never {
  /// Creates a preview with a title and an image.
  public init(_ titleKey: LocalizedStringKey, image: Image) {}

  /// Creates a preview with a title and an image.
  @_disfavoredOverload
  public init<S>(_ title: S, image: Image) where S: StringProtocol {}
}

extension SharePreview where Image == Never {
  /// Creates a preview with a title and an icon.
  public init(_ titleKey: LocalizedStringKey, icon: Icon) {}

  /// Creates a preview with a title and an icon.
  @_disfavoredOverload
  public init<S>(_ title: S, icon: Icon) where S: StringProtocol {}
}

extension SharePreview where Image == Never, Icon == Never {
  /// Creates a preview with a title.
  public init(_ titleKey: LocalizedStringKey) {}

  /// Creates a preview with a title.
  @_disfavoredOverload
  public init<S>(_ title: S) where S: StringProtocol {}
}

extension Image: Transferable {
  /// The representations of an image: none, as nothing is transferred.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation(exportedContentType: .image) { (_: Image) in Data() }
  }
}
