// `@UnionValue`: the conformance of an enum whose cases hold values of their own types.

/// The macro of enums whose cases hold one value each.
enum UnionValueMacro {
  /// Returns the extension that makes the enum a union value.
  static func expand(_ request: ExpansionRequest) throws(Problem) -> Expansion {
    let union = request.declaration
    guard union.keyword == "enum", let members = union.members else {
      throw .only(on: "an enum", request)
    }
    let cases = EnumCase.all(in: members)
    guard !cases.isEmpty else { throw .noCases(union) }
    var parts: [(name: String, label: String, type: String)] = []
    var problems: [Problem] = []
    for member in cases {
      if let value = member.values?.first, member.values?.count == 1 {
        parts.append((member.name, value.label, value.type))
      } else {
        problems.append(.needsOneValue(member))
      }
    }
    guard problems.isEmpty, !request.missing.isEmpty else { return Expansion(problems: problems) }
    return Expansion(source: text(request.extendedType, union.access, parts))
  }

  private static func text(
    _ type: String, _ access: String, _ parts: [(name: String, label: String, type: String)]
  ) -> String {
    let names = parts.map { "    case \($0.name)" }.joined(separator: "\n")
    let types = parts.map { "\($0.type).self" }.joined(separator: ", ")
    let readers = parts.map { part in
      """
          if let value = (\(part.type))._value(from: found) {
            return .\(part.name)(\(part.label)value)
          }
      """
    }.joined(separator: "\n")
    let contents = parts.map { part in
      """
          case .\(part.name)(let value):
            (case: .\(part.name), value: value)
      """
    }.joined(separator: "\n")
    return """
      nonisolated extension \(type): AppIntents.AppUnionValue {
        \(access)enum Cases: Swift.String, AppIntents.AppUnionValueCasesProviding {
          \(access)typealias UnionValue = \(type)
      \(names)
        }

        \(access)static var _valueTypes: [any AppIntents._IntentValue.Type] {
          [\(types)]
        }

        \(access)static func _value(from found: any Swift.Sendable) -> Self? {
          if let value = found as? Self {
            return value
          }
      \(readers)
          return nil
        }

        \(access)var _content: (case: Cases, value: any Swift.Sendable) {
          switch self {
      \(contents)
          }
        }
      }
      """
  }
}
