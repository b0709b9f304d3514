// Creates findings located at syntax nodes.

import SwiftSyntax

extension ReviewFinding {
  /// Creates a finding at a node.
  ///
  /// - Parameter advice: The advice, if it is more specific than the rule's help.
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
