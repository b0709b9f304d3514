// Previews of what is shared, and images as what is transferred.

public import BehestCoreTransferable
import Foundation

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
