// Finds the places where a file is not Swift.

import SwiftDiagnostics
import SwiftParserDiagnostics
import SwiftSyntax

/// A syntax error, in the compiler's words.
struct SyntaxError: Sendable {
  let words: String
  let node: Syntax
  let position: AbsolutePosition

  /// The errors of one file that are told: later ones often follow from the first.
  private static let most = 3

  /// The broken nodes up to which the compiler's words are looked for: for a line of missing braces
  /// that takes time that is quadratic in its length.
  private static let mostBroken = 40

  /// Returns the first errors of a file, at most one for each position.
  ///
  /// Code for another version of the compiler or the language need not parse.
  static func first(in tree: SourceFileSyntax) -> [SyntaxError] {
    guard tree.hasError else { return [] }
    let broken = broken(in: tree)
    if broken.count > mostBroken, let first = broken.min(by: { $0.position < $1.position }) {
      return [
        SyntaxError(
          words: "the file cannot be parsed from here on", node: first,
          position: first.positionAfterSkippingLeadingTrivia)
      ]
    }
    var errors: [SyntaxError] = []
    for diagnostic in ParseDiagnosticsGenerator.diagnostics(for: tree)
    where diagnostic.diagMessage.severity == .error && errors.last?.position != diagnostic.position
      && !diagnostic.node.isOfOtherVersion
    {
      errors.append(
        SyntaxError(
          words: diagnostic.message, node: diagnostic.node, position: diagnostic.position))
      if errors.count == most { break }
    }
    return errors
  }

  /// Returns the nodes that are missing or unexpected; determined without recursion.
  private static func broken(in tree: SourceFileSyntax) -> [Syntax] {
    var broken: [Syntax] = []
    var pending = [Syntax(tree)]
    while let node = pending.popLast() {
      let isMissing = node.as(TokenSyntax.self)?.presence == .missing
      if isMissing || node.is(UnexpectedNodesSyntax.self) {
        if !node.isOfOtherVersion { broken.append(node) }
      } else {
        pending += node.children(viewMode: .all).filter(\.hasError)
      }
    }
    return broken
  }
}

extension Syntax {
  /// Whether the node is in an `#if` that tests the version of the compiler or of the language.
  fileprivate var isOfOtherVersion: Bool {
    sequence(first: self) { $0.parent }.contains { node in
      node.as(IfConfigDeclSyntax.self)?.clauses.contains { clause in
        clause.condition?.calls.contains { ["swift", "compiler"].contains($0.calledName) } ?? false
      } ?? false
    }
  }
}
