// Links to somewhere else.

import BehestCards
public import Foundation
public import FoundationGaps

/// A control that leads to a URL; a card shows where, and never goes by itself.
public struct Link<Label> where Label: View {
  let destination: URL
  let label: Label

  /// Makes a link with any label.
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
}

extension Link where Label == Text {
  /// Makes a link with a localized title.
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }

  /// Makes a link with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, destination: URL) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }

  /// Makes a link with a title that is a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

extension Link: View {
  /// A link is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    let label = context.controlLabel(AnyView(label))
    let kind = Control.Kind.link(destination: destination.absoluteString)
    return [Element(.control(Control(kind, label: label)))]
  }
}

/// A control that shares something. Has no action in a terminal card: nothing is shared.
///
/// A card shows it as disabled, with the words for what it shares.
public struct ShareLink<Label> where Label: View {
  let label: Label

  /// Makes a control that shares a text or a URL, with any label.
  public init(
    item: URL, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }

  /// Makes a control that shares a text, with any label.
  public init(
    item: String, subject: Text? = nil, message: Text? = nil, @ViewBuilder label: () -> Label
  ) { self.label = label() }
}

extension ShareLink where Label == BehestSwiftUI.Label<Text, Image> {
  /// Makes a control that shares a URL.
  public init(item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { BehestSwiftUI.Label("Share…", systemImage: "square.and.arrow.up") }
  }

  /// Makes a control that shares a text.
  public init(item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item) { BehestSwiftUI.Label("Share…", systemImage: "square.and.arrow.up") }
  }
}

extension ShareLink: View {
  /// A control is lowered directly.
  public typealias Body = Never

  /// Becomes part of a card.
  public func _lower(in context: _LoweringContext) -> [_Element] {
    [Element(.control(context.control(.button, .closure, label: AnyView(label))))]
  }
}
