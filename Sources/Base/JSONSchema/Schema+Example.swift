// Makes an example of a schema's values, for people who have to write one.

package import BehestJSON

extension Schema {
  /// An example of the values that fit: one that the schema gives, or one made of its forms.
  ///
  /// Of an object it has the members that it must have, or else the first few. Texts are "…", and a
  /// schema that contains itself is left early.
  package var example: JSON { example(depth: 0) }

  private static let deepest = 4
  private static let mostMembers = 6

  private func example(depth: Int) -> JSON {
    guard depth <= 2 * Self.deepest else { return [:] }
    let given = keywords["examples"]?.array?.first ?? defaultValue ?? choices?.first
    if let given, given != .null, violations(of: given).isEmpty { return given }
    // Beside a text, that of the form which is harder to guess.
    let harder = alternatives.first { $0.kinds.contains(.object) || $0.kinds.contains(.array) }
    if let one = harder ?? alternatives.first { return one.example(depth: depth + 1) }
    switch kinds.first(where: { $0 != .null }) {
    case .string: return "…"
    case .integer:
      let least = bounds.least?.value.rounded(.up) ?? 1
      return Int(exactly: least).map { .integer($0) } ?? .number(least)
    case .number: return .number(bounds.least?.value ?? 1.5)
    case .boolean: return true
    case .array:
      guard depth < Self.deepest, let items else { return [] }
      return [items.example(depth: depth + 1)]
    case .object, .null, nil:
      guard depth < Self.deepest else { return [:] }
      let required = self.required
      let wanted = properties.filter { required.isEmpty || required.contains($0.name) }
      return .object(
        JSON.Members(
          wanted.prefix(Self.mostMembers).map { ($0.name, $0.schema.example(depth: depth + 1)) }))
    }
  }
}
