// Selects the nodes of a document that a style or renderer applies to.

public import MarkdownTree

/// A selection of a document's nodes, by a predicate.
public struct NodeSelector: Sendable {
  private let test: @Sendable (MarkdownNode) -> Bool

  /// Creates a selector from a predicate.
  public init(_ test: @escaping @Sendable (MarkdownNode) -> Bool) {
    self.test = test
  }

  /// Whether a node is selected.
  public func selects(_ node: MarkdownNode) -> Bool { test(node) }

  /// Returns a selector for the selected nodes that also satisfy another predicate.
  public func filter(_ test: @escaping @Sendable (MarkdownNode) -> Bool) -> NodeSelector {
    NodeSelector { self.test($0) && test($0) }
  }
}

extension NodeSelector {
  /// Every node.
  public static let any = NodeSelector { _ in true }
  /// Paragraphs.
  public static let paragraph = NodeSelector { $0.kind == .paragraph }
  /// Headings of every level.
  public static let heading = NodeSelector { if case .heading = $0.kind { true } else { false } }
  /// Quotations.
  public static let blockQuote = NodeSelector { $0.kind == .blockQuote }
  /// Code blocks in every language.
  public static let codeBlock = NodeSelector {
    if case .codeBlock = $0.kind { true } else { false }
  }
  /// Lists of every kind.
  public static let list = NodeSelector { if case .list = $0.kind { true } else { false } }
  /// Lists with numbers.
  public static let orderedList = NodeSelector {
    if case .list(start: .some, _) = $0.kind { true } else { false }
  }
  /// Tables.
  public static let table = NodeSelector { if case .table = $0.kind { true } else { false } }
  /// Thematic breaks.
  public static let thematicBreak = NodeSelector { $0.kind == .thematicBreak }
  /// References to footnotes.
  public static let footnoteReference = NodeSelector {
    if case .footnoteReference = $0.kind { true } else { false }
  }
  /// Definitions of footnotes.
  public static let footnoteDefinition = NodeSelector {
    if case .footnoteDefinition = $0.kind { true } else { false }
  }
  /// Plain text.
  public static let text = NodeSelector { if case .text = $0.kind { true } else { false } }
  /// Emphasised text, usually italic.
  public static let emphasis = NodeSelector { $0.kind == .emphasis }
  /// Strongly emphasised text, usually bold.
  public static let strong = NodeSelector { $0.kind == .strong }
  /// Struck text.
  public static let strikethrough = NodeSelector { $0.kind == .strikethrough }
  /// Inline code.
  public static let code = NodeSelector { if case .code = $0.kind { true } else { false } }
  /// Links with any destination.
  public static let link = NodeSelector { if case .link = $0.kind { true } else { false } }
  /// Images.
  public static let image = NodeSelector { if case .image = $0.kind { true } else { false } }

  /// Returns a selector for headings of a level, 1 to 6.
  public static func heading(_ level: Int) -> NodeSelector {
    NodeSelector { $0.kind == .heading(level: level) }
  }

  /// Returns a selector for code blocks in a language, the first word of the fence in any case.
  public static func codeBlock(language: String) -> NodeSelector {
    let wanted = language.lowercased()
    return NodeSelector { $0.codeLanguage?.lowercased() == wanted }
  }

  /// Returns a selector for links to a host, or to its subdomains if it begins with `*.`.
  public static func link(host: String) -> NodeSelector {
    let wanted = host.lowercased()
    return NodeSelector { node in
      guard let host = node.linkHost else { return false }
      return host == wanted || (wanted.hasPrefix("*.") && host.hasSuffix(wanted.dropFirst()))
    }
  }

  /// Returns a selector for links with a scheme such as `mailto`.
  public static func link(scheme: String) -> NodeSelector {
    let wanted = scheme.lowercased()
    return NodeSelector { $0.linkScheme == wanted }
  }
}

extension MarkdownNode {
  /// The destination of the link or image; `nil` for other nodes.
  public var destination: String? {
    switch kind {
    case .link(let destination, _), .image(let destination, _): destination
    default: nil
    }
  }

  /// The scheme of the destination in lower case; `nil` for none.
  public var linkScheme: String? {
    guard let destination, let colon = destination.firstIndex(of: ":") else { return nil }
    let scheme = destination[..<colon]
    guard !scheme.isEmpty, scheme.allSatisfy({ $0.isASCII && !"/?#".contains($0) }) else {
      return nil
    }
    return scheme.lowercased()
  }

  /// The host of the destination in lower case, without user and port; `nil` for none.
  public var linkHost: String? {
    guard linkScheme != nil, let destination, let colon = destination.firstIndex(of: ":") else {
      return nil
    }
    let rest = destination[destination.index(after: colon)...]
    guard rest.hasPrefix("//") else { return nil }
    // Browsers too end the host at a backslash, so the text after it is not part of the host.
    let authority = rest.dropFirst(2).prefix { !"/?#\\".contains($0) }
    let host = authority.split(separator: "@", omittingEmptySubsequences: false).last ?? authority
    if host.hasPrefix("[") { return host.prefix { $0 != "]" }.dropFirst().lowercased() }
    return host.prefix { $0 != ":" }.lowercased()
  }

  /// The language of a code block, the first word of its fence; `nil` for none.
  public var codeLanguage: String? {
    guard case .codeBlock(let info, _) = kind else { return nil }
    return info.split(whereSeparator: \.isWhitespace).first.map(String.init)
  }
}
