// The attributes that Markdown becomes, by the original's names.

public import Foundation
package import MarkdownTree

extension AttributeScopes.FoundationAttributes {
  /// What a run is meant to look like within its line.
  public struct InlinePresentationIntentAttribute: AttributedStringKey {
    /// A set of meanings.
    public typealias Value = InlinePresentationIntent
    /// The name of the attribute.
    public static let name = "NSInlinePresentationIntent"
  }

  /// Which blocks a run stands in.
  public struct PresentationIntentAttribute: AttributedStringKey {
    /// Blocks, innermost first.
    public typealias Value = PresentationIntent
    /// The name of the attribute.
    public static let name = "NSPresentationIntent"
  }

  // Only the types of these properties matter: a key path to one names its attribute.

  /// What a run is meant to look like within its line.
  public var inlinePresentationIntent: InlinePresentationIntentAttribute { .init() }
  /// Which blocks a run stands in.
  public var presentationIntent: PresentationIntentAttribute { .init() }
}

/// A parsed document that rides along with the attributed string made of it.
///
/// An attributed string has no place for task lists and footnotes, and giving its runs their blocks
/// back is guesswork. Whoever draws it takes the document instead, as long as the string is as it
/// was made. Compared by identity, so that joining equal runs costs nothing.
package final class ParsedMarkdown: Hashable, Sendable {
  /// The document.
  package let document: MarkdownDocument
  /// The text of the string when it was made.
  let text: String

  init(_ document: MarkdownDocument, text: String) {
    self.document = document
    self.text = text
  }

  /// Whether two are the same object.
  package static func == (left: ParsedMarkdown, right: ParsedMarkdown) -> Bool { left === right }

  /// Hashes the object's identity.
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// The attribute that carries a parsed document over the whole string.
package enum ParsedMarkdownAttribute: AttributedStringKey {
  /// A document.
  package typealias Value = ParsedMarkdown
  /// The name of the attribute.
  package static let name = "ParsedMarkdown"
}

extension AttributedString {
  /// The text alone.
  ///
  /// Of the whole as a slice: Foundation copies a slice in one go, and the view itself character
  /// by character.
  var plainText: String { String(characters[...]) }

  /// The document that the string was made of; `nil` once anything of its text has changed.
  package var markdownDocument: MarkdownDocument? {
    let parts = runs[ParsedMarkdownAttribute.self]
    guard let first = parts.first(where: { _ in true }), let parsed = first.0,
      first.1 == startIndex..<endIndex, parsed.text == plainText
    else { return nil }
    return parsed.document
  }
}
