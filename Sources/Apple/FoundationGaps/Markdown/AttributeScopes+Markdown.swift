// The attributes of parsed Markdown, by Foundation's names.

public import Foundation
package import MarkdownTree

extension AttributeScopes.FoundationAttributes {
  /// The attribute for the inline presentation intent of a run.
  public struct InlinePresentationIntentAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute.
    public static let name = "NSInlinePresentationIntent"
  }

  /// The attribute for the blocks that contain a run.
  public struct PresentationIntentAttribute: AttributedStringKey {
    /// The type of the attribute's value.
    public typealias Value = PresentationIntent
    /// The name of the attribute.
    public static let name = "NSPresentationIntent"
  }

  // Only the types of these properties matter: a key path to one names its attribute.

  /// The inline presentation intent of a run.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { .init() }
  /// The blocks that contain a run.
  public var presentationIntent: PresentationIntentAttribute { .init() }
}

/// The parsed document that an attributed string was made from, kept beside its text.
///
/// An attributed string cannot represent task lists and footnotes, and finding the blocks of its
/// runs again is guesswork. So drawing takes the document instead, as long as the string is
/// unchanged. Compared by identity, so that joining equal runs costs nothing.
package final class ParsedMarkdown: Hashable, Sendable {
  /// The document.
  package let document: MarkdownDocument
  /// The text of the string when it was created.
  let text: String

  init(_ document: MarkdownDocument, text: String) {
    self.document = document
    self.text = text
  }

  /// Returns whether two are the same object.
  package static func == (left: ParsedMarkdown, right: ParsedMarkdown) -> Bool { left === right }

  /// Hashes the object's identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The attribute that carries a parsed document over the whole string.
package enum ParsedMarkdownAttribute: AttributedStringKey {
  /// The type of the attribute's value.
  package typealias Value = ParsedMarkdown
  /// The name of the attribute.
  package static let name = "ParsedMarkdown"
}

extension AttributedString {
  /// The text without attributes.
  ///
  /// Made from a slice of the whole: Foundation copies a slice in one go, and the view itself
  /// character by character.
  var plainText: String { String(characters[...]) }

  /// The document that the string was made from; `nil` once any of its text has changed.
  package var markdownDocument: MarkdownDocument? {
    let parts = runs[ParsedMarkdownAttribute.self]
    guard let first = parts.first(where: { _ in true }), let parsed = first.0,
      first.1 == startIndex..<endIndex, parsed.text == plainText
    else { return nil }
    return parsed.document
  }
}
