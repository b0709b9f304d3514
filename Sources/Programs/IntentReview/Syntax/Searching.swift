// Finds nodes in a piece of syntax.

import SwiftSyntax

extension SyntaxProtocol {
  /// Every node of a type in here, in the order of the source.
  func all<Node: SyntaxProtocol>(_ type: Node.Type) -> [Node] {
    var found: [Node] = []
    var pending = [Syntax(self)]
    while let node = pending.popLast() {
      if let match = node.as(Node.self) { found.append(match) }
      pending += node.children(viewMode: .sourceAccurate).reversed()
    }
    return found
  }

  /// Every call in here.
  var calls: [FunctionCallExprSyntax] { all(FunctionCallExprSyntax.self) }

  /// Whether a name is mentioned in here.
  func mentions(_ name: String) -> Bool {
    all(DeclReferenceExprSyntax.self).contains { $0.baseName.plain == name }
  }

  /// The nodes around this one, from the inside out.
  var ancestors: UnfoldFirstSequence<Syntax> { sequence(first: Syntax(self)) { $0.parent } }
}
