// The values and names in expressions, as far as syntax shows them.

import SwiftParser
import SwiftSyntax

extension ExprSyntax {
  /// The text of a string literal without interpolation; `nil` for other expressions.
  var literalText: String? {
    self.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  /// The displayed text of a localised resource: its default value, or else its key.
  ///
  /// `nil` if it is not a literal.
  var shownText: String? {
    if let text = literalText { return text }
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    let name = call.calledName
    guard
      [
        "LocalizedStringResource", "init", "IntentDescription", "TypeDisplayRepresentation",
        "DisplayRepresentation",
      ].contains(name)
    else { return nil }
    for label in ["defaultValue", "name", "title", "stringLiteral"] {
      if let value = call.argument(label) { return value.shownText }
    }
    guard let first = call.arguments.first, first.label == nil else { return nil }
    return first.expression.shownText
  }

  /// The name at the end of a reference: `name` in `self.book.name`.
  var lastName: String? {
    if let node = self.as(DeclReferenceExprSyntax.self) { return node.baseName.plain }
    if let node = self.as(MemberAccessExprSyntax.self) { return node.declName.baseName.plain }
    if let node = self.as(OptionalChainingExprSyntax.self) { return node.expression.lastName }
    if let node = self.as(ForceUnwrapExprSyntax.self) { return node.expression.lastName }
    if let node = self.as(GenericSpecializationExprSyntax.self) { return node.expression.lastName }
    return nil
  }

  /// The first name of a chain of members, calls and subscripts: `store` in `store.x().y`.
  var rootName: String? {
    var node = self
    while true {
      if let access = node.as(MemberAccessExprSyntax.self) {
        guard let base = access.base else { return nil }
        node = base
      } else if let call = node.as(FunctionCallExprSyntax.self) {
        node = call.calledExpression
      } else if let item = node.as(SubscriptCallExprSyntax.self) {
        node = item.calledExpression
      } else if let chain = node.as(OptionalChainingExprSyntax.self) {
        node = chain.expression
      } else if let unwrap = node.as(ForceUnwrapExprSyntax.self) {
        node = unwrap.expression
      } else if let attempt = node.as(TryExprSyntax.self) {
        node = attempt.expression
      } else if let wait = node.as(AwaitExprSyntax.self) {
        node = wait.expression
      } else {
        return node.as(DeclReferenceExprSyntax.self)?.baseName.plain
      }
    }
  }

  /// The expression without `try`, `await` and enclosing parentheses.
  var bare: ExprSyntax {
    if let node = self.as(TryExprSyntax.self) { return node.expression.bare }
    if let node = self.as(AwaitExprSyntax.self) { return node.expression.bare }
    if let node = self.as(TupleExprSyntax.self), node.elements.count == 1,
      let only = node.elements.first
    {
      return only.expression.bare
    }
    return self
  }

  /// The created type, in `Soup()`, `Soup.init()` or `Menu.Soup()`; `nil` for other expressions.
  var madeType: String? {
    guard let call = bare.as(FunctionCallExprSyntax.self) else { return nil }
    if let access = call.calledExpression.as(MemberAccessExprSyntax.self),
      access.declName.baseName.text == "init"
    {
      return access.base?.lastName
    }
    return call.calledExpression.lastName
  }

  /// The property in `\.$soup` or `\Intent.$soup`; `nil` for another key path.
  var projectedProperty: String? {
    guard let path = self.as(KeyPathExprSyntax.self), let last = path.components.last,
      case .property(let property) = last.component
    else { return nil }
    let name = property.declName.baseName.text
    return name.hasPrefix("$") ? String(name.dropFirst()) : nil
  }
}

extension FunctionCallExprSyntax {
  /// The called name: `delete` in `store.delete(id)`; empty if there is none.
  var calledName: String { calledExpression.lastName ?? "" }

  func argument(_ label: String) -> ExprSyntax? {
    arguments.first { $0.label?.plain == label }?.expression
  }
}
