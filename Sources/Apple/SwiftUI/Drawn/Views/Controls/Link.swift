// Links to URLs, and links that share content.

import BehestCards
public import BehestCoreTransferable
import Foundation
public import FoundationGaps

/// A control that opens a URL. A card shows the URL and does not open it by itself.
public struct Link<Label> where Label: View {
  let destination: URL
  let label: Label

  /// Creates a link with a custom label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Creates a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Creates a link with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }

  /// Creates a link with a title that is a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension Link: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    let label = context.controlLabel(AnyView(label))
    let kind = Control.Kind.link(destination: destination.absoluteString)
    return [Element(.control(Control(kind, label: label)))]
  }
}

/// A control that shares content. Has no action in a terminal card: nothing is shared.
///
/// A card shows it as disabled, with its label.
public struct ShareLink<Label> where Label: View {
  let label: Label

  /// Creates a share link for a text or a URL, with a custom label.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Creates a share link for a text, with a custom label.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink {
  /// Creates a share link for a value with a preview, with a custom label.
  public init<I, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>, @ViewBuilder label: () -> Label
  ) where I: Transferable { self.label = label() }

  /// Creates a share link for a value with a preview.
  public init<I, PreviewImage, PreviewIcon>(
    item: I, subject: Text? = nil, message: Text? = nil,
    preview: SharePreview<PreviewImage, PreviewIcon>
  ) where I: Transferable, Label == BehestSwiftUI.Label<Text, Image> {
    self.init(item: item, preview: preview) {
      BehestSwiftUI.Label("Share…", systemImage: "square.and.arrow.up")
    }
  }
}

extension ShareLink where Label == BehestSwiftUI.Label<Text, Image> {
  /// Creates a share link for a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { BehestSwiftUI.Label("Share…", systemImage: "square.and.arrow.up") }
  }

  /// Creates a share link for a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { BehestSwiftUI.Label("Share…", systemImage: "square.and.arrow.up") }
  }
}

extension ShareLink: DrawnView {
  func elements(in context: LoweringContext) -> [Element] {
    [context.control(.button, .closure, label: AnyView(label))]
  }
}
