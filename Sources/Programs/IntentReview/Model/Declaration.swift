// A type as the sources declare it, with what extensions add.

import SwiftSyntax

/// A type, with the members and conformances of its extensions.
final class Declaration {
  /// What the sources say it is.
  enum Kind { case structure, enumeration, reference, isolated, interface }

  let kind: Kind
  /// The name with those of the types around it: `Library.Book`.
  let name: String
  let file: SourceFile
  /// Where findings about the type as a whole point: its name.
  let nameToken: TokenSyntax
  var attributes: [Attribute]
  /// The names of what it inherits and conforms to, without modules and arguments.
  var inherited: [String]
  var variables: [Variable] = []
  var functions: [Function] = []
  var initializers: [Initializer] = []
  var cases: [EnumCase] = []
  /// Whether some member is made by a macro that is not known.
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

  /// The name without those of the types around it.
  var shortName: String { String(name.split(separator: ".").last ?? "") }

  /// Whether a schema of Apple's describes it: what is missing then, a macro provides.
  var hasSchema: Bool {
    attributes.contains { attribute in
      ["AppIntent", "AppEntity", "AppEnum", "AssistantIntent", "AssistantEntity", "AssistantEnum"]
        .contains(attribute.name)
    }
  }

  func variable(_ name: String) -> Variable? { variables.first { $0.name == name } }

  func functions(_ name: String) -> [Function] { functions.filter { $0.name == name } }

  /// The function with this name and first label: `entities(for:)`.
  func function(_ name: String, _ label: String? = nil) -> Function? {
    functions.first { $0.name == name && (label == nil || $0.labels.first == label) }
  }
}

/// An attribute such as `@Parameter(title: "Soup")`.
struct Attribute {
  let name: String
  /// The arguments with their labels; an empty label for none.
  let arguments: [(label: String, value: ExprSyntax)]
  let node: AttributeSyntax

  func argument(_ label: String) -> ExprSyntax? { arguments.first { $0.label == label }?.value }
}

/// A property.
struct Variable {
  let name: String
  let isStatic: Bool
  let isLet: Bool
  /// The type as it is written, without spaces around it; `nil` when it is inferred.
  let type: TypeSyntax?
  let initializer: ExprSyntax?
  /// What the getter does; `nil` for a stored property.
  let getter: CodeBlockItemListSyntax?
  let attributes: [Attribute]
  let modifiers: [String]
  let file: SourceFile
  let token: TokenSyntax

  var isStored: Bool { getter == nil }

  /// What it is, where one expression says so: `= …`, `{ … }` or `{ return … }`.
  var value: ExprSyntax? {
    if let initializer { return initializer }
    guard let getter, let only = getter.first, getter.count == 1 else { return nil }
    if let statement = only.item.as(ReturnStmtSyntax.self) { return statement.expression }
    return only.item.as(ExprSyntax.self)
  }

  func attribute(_ names: String...) -> Attribute? {
    attributes.first { names.contains($0.name) }
  }
}

/// A method.
struct Function {
  let name: String
  /// The labels; `_` for none.
  let labels: [String]
  /// The names of the parameters inside the body.
  let parameters: [String]
  let isStatic: Bool
  let body: CodeBlockItemListSyntax?
  let returnType: TypeSyntax?
  let attributes: [Attribute]
  let file: SourceFile
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
  let hasPayload: Bool
  let token: TokenSyntax
  let file: SourceFile
}
