// `AttributedString(markdown:)`, which Foundation on Linux lacks.

public import Foundation
import MarkdownTree

extension AttributedString {
  /// The options for parsing Markdown.
  public struct MarkdownParsingOptions: Hashable, Sendable {
    /// The syntax of Markdown that is interpreted.
    public enum InterpretedSyntax: Hashable, Sendable {
      /// The syntax of blocks and inlines.
      case full
      /// The syntax of inlines only; runs of white space become one space.
      case inlineOnly
      /// The syntax of inlines only; white space is kept.
      case inlineOnlyPreservingWhitespace
    }

    /// The handling of text that cannot be parsed.
    public enum FailurePolicy: Hashable, Sendable {
      /// An error is thrown.
      case throwError
      /// The part that could be parsed is returned, or else the text as it is.
      case returnPartiallyParsedIfPossible
    }

    /// Whether `^[text](attribute: value)` is parsed. Has no effect: it never is.
    public var allowsExtendedAttributes: Bool
    /// The syntax of Markdown that is interpreted.
    public var interpretedSyntax: InterpretedSyntax
    /// The handling of text that cannot be parsed.
    public var failurePolicy: FailurePolicy
    /// The language of the text; `nil` when it is not known.
    public var languageCode: String?

    /// Creates options for parsing.
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

  /// Creates an attributed string from Markdown text.
  ///
  /// As in Foundation on iOS, blocks are not separated by characters: the `presentationIntent` of a
  /// run states its block.
  ///
  /// - Parameters:
  ///   - markdown: The text.
  ///   - options: The parsing options.
  ///   - baseURL: The base of relative links.
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

  /// Creates an attributed string from Markdown data; invalid UTF-8 becomes U+FFFD.
  public init(
    markdown: Data, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(
      markdown: String(decoding: markdown, as: UTF8.self), options: options, baseURL: baseURL)
  }

  /// Creates an attributed string from a Markdown file.
  public init(
    contentsOf url: URL, options: MarkdownParsingOptions = .init(), baseURL: URL? = nil
  ) throws {
    try self.init(markdown: try Data(contentsOf: url), options: options, baseURL: baseURL)
  }
}
