// Makes findings that point at a piece of syntax.

import SwiftSyntax

extension ReviewFinding {
  /// A finding at a node.
  ///
  /// - Parameter advice: What to do, where that is more than the rule's help.
  init(
    _ rule: ReviewRule, _ words: String, advice: String? = nil, at node: some SyntaxProtocol,
    in file: SourceFile
  ) {
    let place = file.place(of: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    self.init(
      rule: rule, words: words, advice: advice ?? rule.help, file: file.path, line: place.line,
      column: place.column)
  }
}
