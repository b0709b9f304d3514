// Checks for queries that fail for an unknown identifier.

import SwiftSyntax

/// A check for `entities(for:)` that throws or traps for the identifier of a deleted entity.
enum MissingIdentifierCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "missing-id-fails", level: .warning,
    summary: "entities(for:) fails when an identifier is not known any more.",
    help: "Leave out what is not there, with compactMap for instance.",
    reason: """
      Shortcuts and widgets keep identifiers for years. When what one stands for is gone, the \
      query is expected to return the others; a thrown error or a forced unwrap loses them all.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("EntityQuery").flatMap { query -> [ReviewFinding] in
      guard let function = query.function("entities", "for"), let body = function.body,
        let ids = function.parameters.first
      else { return [] }
      return places(in: body, ids: ids).map { place, words in
        ReviewFinding(rule, "\(query.name) \(words).", at: place, in: function.file)
      }
    }
  }

  private static func places(in body: CodeBlockItemListSyntax, ids: String)
    -> [(Syntax, String)]
  {
    let perID = piecesPerIdentifier(of: body, ids: ids)
    let throwing = perID.flatMap { $0.all(ThrowStmtSyntax.self) }.map { node in
      (Syntax(node), "throws for an identifier that is not there")
    }
    let forced = perID.flatMap { piece -> [(Syntax, String)] in
      // Only the result of a look-up counts: a call or a subscript.
      piece.all(ForceUnwrapExprSyntax.self).filter { unwrap in
        let value = unwrap.expression.bare
        return value.is(FunctionCallExprSyntax.self) || value.is(SubscriptCallExprSyntax.self)
      }.map { (Syntax($0), "unwraps by force what an identifier may not have") }
    }
    return throwing + forced
  }

  /// Returns the code that runs for each identifier: bodies of loops and closures.
  private static func piecesPerIdentifier(of body: CodeBlockItemListSyntax, ids: String) -> [Syntax]
  {
    let loops = body.all(ForStmtSyntax.self).filter { $0.sequence.rootName == ids }
      .map { Syntax($0.body) }
    let closures = body.calls.filter { call in
      call.calledExpression.rootName == ids
        && ["map", "compactMap", "flatMap", "forEach"].contains(call.calledName)
    }.flatMap { call -> [Syntax] in
      let arguments = call.arguments.compactMap { $0.expression.as(ClosureExprSyntax.self) }
      return (arguments + [call.trailingClosure].compactMap { $0 }).map { Syntax($0) }
    }
    return loops + closures
  }
}
