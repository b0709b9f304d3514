// A declared type, with the members of its extensions.

import SwiftSyntax

/// A type, with the members and conformances of its extensions.
final class Declaration {
  /// The kinds of declarations.
  enum Kind { case structure, enumeration, reference, isolated, interface }

  let kind: Kind
  /// The name with those of the enclosing types: `Library.Book`.
  let name: String
  let file: SourceFile
  /// The name, where findings about the whole type are located.
  let nameToken: TokenSyntax
  var attributes: [Attribute]
  /// The names of superclasses and protocols, without modules and arguments.
  var inherited: [String]
  var variables: [Variable] = []
  var functions: [Function] = []
  var initializers: [Initializer] = []
  var cases: [EnumCase] = []
  /// Whether an unknown macro may add members.
  var hasForeignMacro = false

  init(
    kind: Kind, name: String, file: SourceFile, nameToken: TokenSyntax, attributes: [Attribute],
    inherited: [String]
  ) {
    self.kind = kind
    self.name = name
    self.file = file
    self.nameToken = nameToken
    self.attributes = attributes
    self.inherited = inherited
  }

  /// The name without those of the enclosing types.
  var shortName: String { String(name.split(separator: ".").last ?? "") }

  /// Whether it has one of Apple's schemas, whose macro adds missing members.
  var hasSchema: Bool {
    attributes.contains { attribute in
      ["AppIntent", "AppEntity", "AppEnum", "AssistantIntent", "AssistantEntity", "AssistantEnum"]
        .contains(attribute.name)
    }
  }

  func variable(_ name: String) -> Variable? { variables.first { $0.name == name } }

  func functions(_ name: String) -> [Function] { functions.filter { $0.name == name } }

  /// The code of the methods and of the properties' getters.
  var bodies: [CodeBlockItemListSyntax] {
    functions.compactMap(\.body) + variables.compactMap(\.getter)
  }

  /// Returns the function with this name and first label: `entities(for:)`.
  func function(_ name: String, _ label: String? = nil) -> Function? {
    functions.first { $0.name == name && (label == nil || $0.labels.first == label) }
  }
}

/// An attribute such as `@Parameter(title: "Soup")`.
struct Attribute {
  let name: String
  /// The arguments with their labels, which may be empty.
  let arguments: [(label: String, value: ExprSyntax)]
  let node: AttributeSyntax

  func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label == label }?.value }
}

/// A property.
struct Variable {
  let name: String
  let isStatic: Bool
  let isLet: Bool
  /// The type as written, without spaces around it; `nil` if it is inferred.
  let type: TypeSyntax?
  let initializer: ExprSyntax?
  /// The body of the getter; `nil` for a stored property.
  let getter: CodeBlockItemListSyntax?
  let attributes: [Attribute]
  let modifiers: [String]
  let token: TokenSyntax

  var isStored: Bool { getter == nil }

  /// The value, if it is a single expression: `= …`, `{ … }` or `{ return … }`.
  var value: ExprSyntax? {
    if let initializer { return initializer }
    guard let getter, let only = getter.first, getter.count == 1 else { return nil }
    if let statement = only.item.as(ReturnStmtSyntax.self) { return statement.expression }
    return only.item.as(ExprSyntax.self)
  }

  /// Whether the value is `true` or unknown.
  var isTrue: Bool { value?.as(BooleanLiteralExprSyntax.self)?.literal.text != "false" }

  /// Whether it is a protocol requirement without a value.
  var isRequirement: Bool { initializer == nil && (getter?.isEmpty ?? true) }

  func attribute(_ names: String...) -> Attribute? {
    attributes.first { names.contains($0.name) }
  }
}

/// A method.
struct Function {
  let name: String
  /// The argument labels; `_` for none.
  let labels: [String]
  /// The names of the parameters inside the body.
  let parameters: [String]
  let isStatic: Bool
  let body: CodeBlockItemListSyntax?
  let returnType: TypeSyntax?
  let token: TokenSyntax
}

/// An initializer.
struct Initializer {
  let labels: [String]
  let body: CodeBlockItemListSyntax?
}

/// A case of an enumeration.
struct EnumCase {
  let name: String
  let token: TokenSyntax
}
