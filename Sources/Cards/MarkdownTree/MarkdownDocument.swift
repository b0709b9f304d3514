// The main entry point of MarkdownTree: parses GitHub-flavoured Markdown into a tree of values.

/// A parsed Markdown document.
///
/// A document is a value: it holds no reference into the parser and may be sent between tasks.
public struct MarkdownDocument: Hashable, Sendable {
  /// The whole tree, a node of kind `.document`; footnote definitions are its last children.
  public let root: MarkdownNode

  /// The options it was parsed with.
  public let options: MarkdownOptions

  /// Creates a document from nodes, for writing in any format.
  ///
  /// - Parameters:
  ///   - root: The tree. A node of another kind than `.document` becomes the only child of one.
  ///   - options: The options for writers: whether tags are filtered.
  public init(root: MarkdownNode, options: MarkdownOptions = .standard) {
    self.root =
      root.kind == .document ? root : MarkdownNode(kind: .document, children: [root])
    self.options = options
  }

  /// Parses text.
  ///
  /// NUL characters become U+FFFD, as CommonMark requires. Any other text is valid Markdown.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - options: The recognised constructs, and the limits.
  /// - Throws: `MarkdownError` if the text exceeds a limit of `options`.
  /// - Complexity: O(*n*) in the length of the text, given its limits.
  public init(
    parsing source: String, options: MarkdownOptions = .standard
  ) throws(MarkdownError) {
    var source = source
    let result: Result<MarkdownNode, MarkdownError> = source.withUTF8 { bytes in
      Self.parse(UnsafeRawBufferPointer(bytes), options)
    }
    self.root = try result.get()
    self.options = options
  }

  /// Parses bytes as UTF-8, without copying them into a string first.
  ///
  /// Each invalid sequence and each NUL becomes U+FFFD. Ranges are offsets into `utf8` as given.
  ///
  /// - Parameters:
  ///   - utf8: The bytes.
  ///   - options: The recognised constructs, and the limits.
  /// - Throws: `MarkdownError` if the bytes exceed a limit of `options`.
  public init(
    parsing utf8: UnsafeRawBufferPointer, options: MarkdownOptions = .standard
  ) throws(MarkdownError) {
    self.root = try Self.parse(utf8, options).get()
    self.options = options
  }

  /// Parses bytes as UTF-8; see `init(parsing:options:)` for a buffer.
  public init(
    parsing utf8: some Sequence<UInt8>, options: MarkdownOptions = .standard
  ) throws(MarkdownError) {
    let result = utf8.withContiguousStorageIfAvailable { bytes in
      Self.parse(UnsafeRawBufferPointer(bytes), options)
    }
    let parsed = result ?? Array(utf8).withUnsafeBytes { Self.parse($0, options) }
    self.root = try parsed.get()
    self.options = options
  }

  /// Parses bytes; returns a result because closures for byte access have no typed errors.
  private static func parse(
    _ bytes: UnsafeRawBufferPointer, _ options: MarkdownOptions
  ) -> Result<MarkdownNode, MarkdownError> {
    let limit = min(options.maximumLength, 1 << 30)
    guard bytes.count <= limit else {
      return .failure(MarkdownError(code: .tooLarge, offset: limit))
    }
    return SourceText.withRepaired(bytes) { source in
      guard options.extensions.contains(.frontMatter),
        case .found(let matter) = FrontMatter.search(in: source.bytes, isComplete: true)
      else { return tree(of: source, options) }
      return tree(of: source, behind: matter, options)
    }
  }

  private static func tree(
    of source: SourceText, _ options: MarkdownOptions
  ) -> Result<MarkdownNode, MarkdownError> {
    Result { () throws(MarkdownError) in
      try ParserGuard.check(source, options: options)
      return try CmarkConverter.tree(of: source, options: options)
    }
  }

  /// Returns the tree of a text that begins with front matter.
  private static func tree(
    of source: SourceText, behind matter: FrontMatter, _ options: MarkdownOptions
  ) -> Result<MarkdownNode, MarkdownError> {
    matter.blanked(source).withUnsafeBytes { bytes in
      tree(of: SourceText(bytes, replacements: source.replacements), options)
    }.map { root in
      var root = root
      root.children.insert(matter.node(in: source, isLocated: options.locatesNodes), at: 0)
      return root
    }
  }
}

/// A text that was refused because it exceeds a limit, or cannot be parsed here.
public struct MarkdownError: Error, Hashable, Sendable {
  /// The reason for the refusal; more may be added.
  public struct Code: RawRepresentable, Hashable, Sendable {
    /// The name of the reason.
    public let rawValue: String

    /// Creates a code from its name.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }

    /// Nodes are nested deeper than `MarkdownOptions.maximumDepth`.
    public static let tooDeep = Code(rawValue: "tooDeep")
    /// The text is longer than `MarkdownOptions.maximumLength`.
    public static let tooLarge = Code(rawValue: "tooLarge")
    /// A construct is repeated so often that parsing it would take excessive time.
    public static let tooCostly = Code(rawValue: "tooCostly")
    /// A table has more columns than `MarkdownOptions.maximumColumns`.
    public static let tooWide = Code(rawValue: "tooWide")
    /// Tables have more cells than `MarkdownOptions.maximumCells`.
    public static let tooManyCells = Code(rawValue: "tooManyCells")
    /// The machine has no cmark-gfm, the library that parses.
    public static let parserMissing = Code(rawValue: "parserMissing")
  }

  /// The reason for the refusal.
  public let code: Code

  /// The location, as a zero-based UTF-8 offset into the text.
  public let offset: Int

  /// Creates an error from a reason and an offset.
  public init(code: Code, offset: Int) {
    self.code = code
    self.offset = offset
  }
}

extension MarkdownError: CustomStringConvertible {
  /// A message for a log: `tooDeep at byte 1024`.
  public var description: String { "\(code.rawValue) at byte \(offset)" }
}
