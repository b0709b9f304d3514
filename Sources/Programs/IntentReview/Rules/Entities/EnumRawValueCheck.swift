// Checks for enumerations whose stored values are numbers.

import SwiftSyntax

/// A check for enumerations whose raw values are not strings.
enum EnumRawValueCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "enum-raw-value", level: .warning,
    summary: "The raw values of an AppEnum are not strings.",
    help: "Give the enumeration String raw values.",
    reason: """
      Saved shortcuts and links hold the raw value. A number is valid, but says nothing when it is \
      read, and a case that is inserted in the middle moves all that follow to other numbers.
      """)

  private static let numbers: Set<String> = [
    "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16",
    "UInt32", "UInt64",
  ]

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("AppEnum").compactMap { type in
      guard type.kind == .enumeration, let raw = type.inherited.first(where: numbers.contains)
      else { return nil }
      return ReviewFinding(
        rule, "The raw values of \(type.name) are of type \(raw).", at: type.nameToken,
        in: type.file)
    }
  }
}
