// Finds the assignments in code, as far as syntax shows them.

import SwiftSyntax

extension SyntaxProtocol {
  /// The targets of assignments in the node: of `=`, `+=` and similar operators.
  var assignmentTargets: [ExprSyntax] {
    var targets: [ExprSyntax] = []
    // The parser leaves operators in a flat list.
    for sequence in all(SequenceExprSyntax.self) {
      let elements = Array(sequence.elements)
      for (index, element) in elements.enumerated() where index > 0 {
        if element.is(AssignmentExprSyntax.self) || element.isCompoundAssignment {
          targets.append(elements[index - 1].bare)
        }
      }
    }
    return targets
  }

  /// The names declared in the node with `let`, `var`, `for`, `if let` or as a parameter.
  var localNames: Set<String> {
    var names = Set(all(IdentifierPatternSyntax.self).map(\.identifier.plain))
    names.formUnion(all(ClosureShorthandParameterSyntax.self).map(\.name.plain))
    names.formUnion(
      all(ClosureParameterSyntax.self).map { ($0.secondName ?? $0.firstName).plain })
    return names
  }
}

extension ExprSyntax {
  fileprivate var isCompoundAssignment: Bool {
    guard let text = self.as(BinaryOperatorExprSyntax.self)?.operator.text else { return false }
    return text.count > 1 && text.hasSuffix("=")
      && !["==", "!=", "<=", ">=", "===", "!==", "~="].contains(text)
  }

  /// Whether a member with this name occurs, such as `.foreground`.
  func mentionsMember(_ name: String) -> Bool {
    all(MemberAccessExprSyntax.self).contains { $0.declName.baseName.plain == name }
  }
}
