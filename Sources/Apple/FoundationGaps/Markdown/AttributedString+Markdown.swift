// `AttributedString(markdown:)`, which Foundation lacks here.

public import Foundation
import MarkdownTree

extension AttributedString {
  /// What to read as Markdown, and how.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// How much of Markdown is read.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// Blocks and inlines.
      case full
      /// Inlines only; runs of white space become one space.
      case inlineOnly
      /// Inlines only; white space is kept.
      case inlineOnlyPreservingWhitespace
    }

    /// What becomes of text that cannot be read.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error.
      case throwError
      /// As much as could be read, or else the text as it stands.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attribute: value)` is read; it is not here, whatever this says.
    public var allowsExtendedAttributes: Bool
    /// How much of Markdown is read.
    public var interpretedSyntax: InterpretedSyntax
    /// What becomes of text that cannot be read.
    public var failurePolicy: FailurePolicy
    /// The language of the text; `nil` when it is not known.
    public var languageCode: String?

    /// Makes options.
    public init(
      allowsExtendedAttributes: Bool = false, interpretedSyntax: InterpretedSyntax = .full,
      failurePolicy: FailurePolicy = .throwError, languageCode: String? = nil
    ) {
      self.allowsExtendedAttributes = allowsExtendedAttributes
      self.interpretedSyntax = interpretedSyntax
      self.failurePolicy = failurePolicy
      self.languageCode = languageCode
    }
  }

  /// Reads Markdown.
  ///
  /// As in the original, blocks are not separated by characters: their runs say which block they
  /// are of, in `presentationIntent`.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: What to read.
  ///   - baseURL: What relative addresses of links are relative to.
  /// - Throws: An error for text beyond the parser's limits (its size, or the depth of its
  ///   nesting), unless `options` say otherwise.
  public init(
    markdown: String, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    do {
      var builder = AttributedMarkdown(baseURL: baseURL)
      switch options.interpretedSyntax {
      case .full:
        let document = try MarkdownDocument(parsing: markdown)
        builder.append(blocks: document.root.children, in: nil)
        self = builder.string
        self[ParsedMarkdownAttribute.self] = ParsedMarkdown(document, text: plainText)
      case .inlineOnly, .inlineOnlyPreservingWhitespace:
        let keepsSpace = options.interpretedSyntax == .inlineOnlyPreservingWhitespace
        builder.append(inlines: try InlineMarkdown.nodes(of: markdown, keepingSpace: keepsSpace))
        self = builder.string
      }
    } catch {
      guard options.failurePolicy == .returnPartiallyParsedIfPossible else { throw error }
      self.init(markdown)
    }
  }

  /// Reads Markdown from bytes; what is not UTF-8 becomes U+FFFD.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Reads a file of Markdown.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}
