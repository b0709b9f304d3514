// Finds nodes in a syntax tree.

import SwiftSyntax

extension SyntaxProtocol {
  /// Returns every node of a type in the tree, in the order of the source.
  func all<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    var found: [Node] = []
    var pending = [Syntax(self)]
    while let node = pending.popLast() {
      if let match = node.as(Node.self) { found.append(match) }
      pending += node.children(viewMode: .sourceAccurate).reversed()
    }
    return found
  }

  /// Every call in the tree.
  var calls: [FunctionCallExprSyntax] { all(FunctionCallExprSyntax.self) }

  /// Whether a name occurs in the tree.
  func mentions(_ name: String) -> Bool {
    all(DeclReferenceExprSyntax.self).contains { $0.baseName.plain == name }
  }

  /// The enclosing nodes, from the inside out.
  var ancestors: UnfoldFirstSequence<Syntax> { sequence(first: Syntax(self)) { $0.parent } }
}
