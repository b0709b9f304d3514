// The diagnostics of the macros, each with its fix.

extension Problem {
  /// Returns the problem of a macro that is attached to the wrong kind of declaration.
  static func only(on kind: String, _ request: ExpansionRequest) -> Problem {
    let attribute = request.attribute
    return Problem(
      message: "'@\(attribute.name)' can only be applied to \(kind)", part: .attribute,
      range: attribute.range,
      fixes: [
        Fix(
          message: "remove '@\(attribute.name)'", part: .attribute, range: attribute.range, text: ""
        )
      ])
  }

  /// Returns the problem of a union without cases.
  static func noCases(_ union: Declaration) -> Problem {
    Problem(
      message: "'@UnionValue' requires an enum with at least one case", part: .declaration,
      range: union.nameRange)
  }

  /// Returns the problem of a union's case that holds no value or more than one.
  static func needsOneValue(_ member: EnumCase) -> Problem {
    let fix = Fix(
      message: "add an associated value", part: .declaration,
      range: member.range.upperBound..<member.range.upperBound, text: "(<#Type#>)")
    return Problem(
      message: "case '\(member.name)' of a union value must have exactly one associated value",
      part: .declaration, range: member.range, fixes: member.values == nil ? [fix] : [])
  }

  /// Returns the problem of a property that is stored instead of computed.
  static func noGetter(
    _ request: ExpansionRequest, _ variable: Variable, isAsync: Bool
  ) -> Problem {
    let wanted = isAsync ? "an asynchronous getter" : "a getter"
    var fixes: [Fix] = []
    if variable.value == nil, variable.type != nil {
      let end = variable.range.upperBound
      fixes.append(
        Fix(
          message: "add \(wanted)", part: .declaration, range: end..<end,
          text: isAsync ? " { get async { <#code#> } }" : " { <#code#> }"))
    }
    fixes.append(.renaming(request.attribute, to: "Property"))
    return Problem(
      message: "'@\(request.attribute.name)' requires \(wanted)", part: .attribute,
      range: request.attribute.range, fixes: fixes)
  }

  /// Returns the problem of a computed property whose getter is asynchronous or may throw.
  static func getterTakesTime(
    _ request: ExpansionRequest, _ getter: Variable.Getter
  ) -> Problem {
    Problem(
      message: "'@ComputedProperty' requires a getter that is neither 'async' nor 'throws'",
      part: .declaration, range: getter.range ?? request.declaration.nameRange,
      fixes: getter.isAsync ? [.renaming(request.attribute, to: "DeferredProperty")] : [])
  }

  /// Returns the problem of a deferred property whose getter is synchronous.
  static func getterIsAtOnce(_ request: ExpansionRequest) -> Problem {
    Problem(
      message: "'@DeferredProperty' requires an asynchronous getter", part: .attribute,
      range: request.attribute.range,
      fixes: [.renaming(request.attribute, to: "ComputedProperty")])
  }

  /// Returns the problem of a property in an extension, which cannot store what the macro adds.
  static func inExtension(_ request: ExpansionRequest) -> Problem {
    let attribute = request.attribute
    return Problem(
      message: "'@\(attribute.name)' cannot be used in an extension; declare the property in its "
        + "type", part: .attribute, range: attribute.range,
      fixes: [
        Fix(
          message: "remove '@\(attribute.name)'", part: .attribute, range: attribute.range, text: ""
        )
      ])
  }

  /// Returns the problem of an enum without raw values.
  static func noRawType(_ choices: Declaration) -> Problem {
    let end = choices.nameRange.upperBound
    return Problem(
      message: "an enum that follows a schema must have a raw type, such as 'String'",
      part: .declaration, range: choices.nameRange,
      fixes: [
        Fix(
          message: "add the raw type 'String'", part: .declaration, range: end..<end,
          text: ": String")
      ])
  }

  /// Returns the problem of an entry without a type or value, or in an unknown place.
  static func entry(_ words: String, _ request: ExpansionRequest) -> Problem {
    Problem(
      message: "'@Entry' \(words)", part: .attribute, range: request.attribute.range)
  }
}

extension Problem.Fix {
  fileprivate static func renaming(_ attribute: Declaration.Attribute, to name: String) -> Self {
    let start = attribute.range.lowerBound + 1
    return Self(
      message: "use '@\(name)' instead", part: .attribute,
      range: start..<(start + attribute.name.utf8.count), text: name)
  }
}
