// Checks of the queries of entities and values.

import ReviewReport
import SwiftSyntax

enum MissingIdentifierCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "missing-id-fails", level: .warning,
    summary: "entities(for:) fails when an identifier is not known any more.",
    help: "Leave out what is not there, with compactMap for instance.",
    reason: """
      Shortcuts and widgets keep identifiers for years. When what one stands for is gone, the \
      query is expected to return the others; a thrown error or a forced unwrap loses them all.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    model.types("EntityQuery").flatMap { query -> [Problem] in
      guard let function = query.function("entities", "for"), let body = function.body,
        let ids = function.parameters.first
      else { return [] }
      return piecesPerIdentifier(of: body, ids: ids).flatMap { piece -> [Problem] in
        let throwing = piece.all(ThrowStmtSyntax.self).map {
          Problem("\(query.name) throws for an identifier that is not there.", at: $0)
        }
        // Only the result of a look-up counts: a call or a subscript.
        let forced = piece.all(ForceUnwrapExprSyntax.self).filter { unwrap in
          let value = unwrap.expression.bare
          return value.is(FunctionCallExprSyntax.self) || value.is(SubscriptCallExprSyntax.self)
        }
        return throwing
          + forced.map {
            Problem("\(query.name) unwraps by force what an identifier may not have.", at: $0)
          }
      }
    }
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

enum MissingSuggestionsCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "missing-suggestions", level: .warning,
    summary: "A phrase has a slot for an entity whose query suggests no entities.",
    help: "Implement suggestedEntities() in the entity's query.",
    reason: """
      The values of a slot are what `suggestedEntities()` gives. Without it the phrase matches \
      nothing, and the picker in Shortcuts is empty.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    model.phrases.flatMap(\.slots).compactMap { slot in
      guard slot.parameter?.hasOptions == false, let entity = model.entity(of: slot),
        let query = query(of: entity, model), suggestsNothing(query, model)
      else { return nil }
      return Problem(
        "The phrase has a slot for \(entity.name), and \(query.name) has no suggestedEntities().",
        advice: "Implement suggestedEntities() in \(query.name).", at: slot.node)
    }
  }

  private static func query(of entity: Declaration, _ model: IntentModel) -> Declaration? {
    guard let variable = model.variable("defaultQuery", of: entity) else { return nil }
    let made = variable.value?.madeType.flatMap { model.type(named: $0, near: variable.token) }
    return made ?? model.type(variable.type)
  }

  private static func suggestsNothing(_ query: Declaration, _ model: IntentModel) -> Bool {
    model.is(query, "EntityQuery") && model.isWholeKnown(query)
      && !["EnumerableEntityQuery", "UniqueAppEntityQuery"].contains { model.is(query, $0) }
      && model.function("suggestedEntities", of: query) == nil
  }
}

enum UnboundedValuesCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "unbounded-values", level: .warning,
    summary: "A value query returns as many values as there are.",
    help: "Return the best few: `Array(ranked.prefix(8))`, or pass a limit to the search.",
    reason: """
      Visual search shows a handful of results and waits for them with little patience. A query \
      that returns everything is slow where it matters and buries what fits best.
      """)

  private static let limits: Set<String> = [
    "count", "fetchLimit", "first", "limit", "max", "maxCount", "maxLength", "maxResults",
    "maximum", "maximumCount", "prefix", "suffix", "top", "upTo",
  ]

  static func problems(in model: IntentModel) -> [Problem] {
    model.types("IntentValueQuery").compactMap { query in
      guard let values = query.function("values", "for"), let body = values.body, !body.isEmpty,
        yieldsMany(body),
        !query.functions.contains(where: { $0.body.map(isLimited) ?? false })
      else { return nil }
      return Problem(
        "values(for:) of \(query.name) returns as many values as there are.", at: values.token)
    }
  }

  /// Whether the values are made from a collection here; other types are not examined.
  private static func yieldsMany(_ body: CodeBlockItemListSyntax) -> Bool {
    body.calls.contains { call in
      // `(0..<4).map` has a literal bound.
      ["map", "compactMap", "filter", "flatMap", "sorted"].contains(call.calledName)
        && call.calledExpression.rootName != nil
    }
  }

  private static func isLimited(_ body: CodeBlockItemListSyntax) -> Bool {
    body.all(DeclReferenceExprSyntax.self).contains { isLimit($0.baseName.plain) }
      || body.all(LabeledExprSyntax.self).contains { $0.label.map { isLimit($0.plain) } ?? false }
      || !body.all(BreakStmtSyntax.self).isEmpty
  }

  private static func isLimit(_ name: String) -> Bool {
    limits.contains(name)
      || name.camelWords.contains {
        ["limit", "limited", "max", "maximum", "nearest", "closest"].contains($0)
      }
  }
}
