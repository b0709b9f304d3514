// Names in the form in which rules compare them.

import SwiftSyntax

extension TokenSyntax {
  /// The name without the backticks that escape a keyword.
  var plain: String {
    let text = self.text
    guard text.count > 2, text.hasPrefix("`"), text.hasSuffix("`") else { return text }
    return String(text.dropFirst().dropLast())
  }
}

extension TypeSyntax {
  /// The last name of a type, without module, arguments, `any` and attributes; empty for others.
  var plainName: String {
    if let type = self.as(IdentifierTypeSyntax.self) { return type.name.plain }
    if let type = self.as(MemberTypeSyntax.self) { return type.name.plain }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.plainName }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint.plainName }
    return ""
  }

  /// The dotted name of a type, without arguments: `Library.Book`.
  var dottedName: String {
    if let type = self.as(MemberTypeSyntax.self) {
      let base = type.baseType.dottedName
      return base.isEmpty ? type.name.plain : base + "." + type.name.plain
    }
    return plainName
  }

  /// The names of a composition, or of the type alone.
  var conformanceNames: [String] {
    if let type = self.as(CompositionTypeSyntax.self) {
      return type.elements.flatMap(\.type.conformanceNames)
    }
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType.conformanceNames }
    if let type = self.as(SuppressedTypeSyntax.self) { return ["~" + type.type.plainName] }
    let name = plainName
    return name.isEmpty ? [] : [name]
  }

  /// The type inside `?`, `!` and `Optional<…>`; `nil` for a type that is not optional.
  var wrapped: TypeSyntax? {
    if let type = self.as(OptionalTypeSyntax.self) { return type.wrappedType }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType }
    if let type = self.as(IdentifierTypeSyntax.self), type.name.text == "Optional",
      case .type(let inner)? = type.genericArgumentClause?.arguments.first?.argument
    {
      return inner
    }
    return nil
  }

  /// The type of the elements of an array or a set; `nil` for others.
  var element: TypeSyntax? {
    if let type = self.as(ArrayTypeSyntax.self) { return type.element }
    if let type = self.as(IdentifierTypeSyntax.self), ["Array", "Set"].contains(type.name.text),
      case .type(let inner)? = type.genericArgumentClause?.arguments.first?.argument
    {
      return inner
    }
    return nil
  }

  /// The type of a single value: without optional, array and set.
  var single: TypeSyntax { wrapped?.single ?? element?.single ?? self }
}

extension String {
  /// The words of a name in camel case, in lower case: `accessToken` gives `access`, `token`.
  var camelWords: [String] {
    var words: [String] = []
    var previous: Character = "_"
    for character in self {
      if character == "_" {
        previous = character
        continue
      }
      if words.isEmpty || previous == "_" || (character.isUppercase && !previous.isUppercase) {
        words.append("")
      }
      words[words.count - 1] += character.lowercased()
      previous = character
    }
    return words
  }
}
