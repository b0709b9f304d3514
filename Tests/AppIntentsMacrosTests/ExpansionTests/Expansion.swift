// Expands macros as the compiler requests it, for the tests of this folder.

import AppIntentsMacroExpansion
import Foundation
import Testing

/// The plugin's reply to one request, with diagnostics and fixes.
struct Expanded: Decodable {
  var expandedSource: String
  var diagnostics: [Remark]

  struct Remark: Decodable {
    var message: String
    var position: Position
    var fixIts: [Fix]
  }

  struct Position: Decodable {
    var offset: Int
  }

  struct Fix: Decodable {
    var message: String
    var changes: [Change]
  }

  struct Change: Decodable {
    var range: Range
    var newText: String
  }

  struct Range: Decodable {
    var startOffset: Int
    var endOffset: Int
  }

  ///   - type: The name of the type that implements the macro; `nil` for the macro's name and
  ///     "Macro".
  ///   - around: The enclosing declarations, the innermost first, without their members.
  ///   - missing: The protocols that an extension has to add.
  ///   - source: The declaration, which begins with the macro.
  ///   - role: The role the macro plays.
  ///   - type: What the plugin calls the macro; `nil` for its name and "Macro".
  ///   - around: The declarations around it, the innermost first, without their members.
  ///   - missing: The protocols that an extension has to conform to.
  init(
    _ source: String, as role: String, type: String? = nil, in around: [String] = [],
    missing: [String] = []
  ) throws {
    let attribute = try #require(Self.attribute(of: source))
    let name = String(attribute.prefix { $0 != "(" }.dropFirst())
    let extended = source.firstMatch(of: /(?:struct|enum|class) (\w+)/)?.1 ?? ""
    try self.init(
      attribute, on: source, as: role, type: type ?? name + "Macro", extending: String(extended),
      in: around, missing: missing)
  }

  /// Returns the attribute that a macro on a type adds to one of its members.
  static func ofMember(_ member: String, macro: String, schema: String) throws -> String {
    try Expanded(
      "@Macro(schema: \(schema))", on: member, as: "memberAttribute", type: macro
    ).expandedSource
  }

  /// Returns the attribute that a text begins with.
  private static func attribute(of source: String) -> String? {
    var depth = 0
    for index in source.indices {
      let character = source[index]
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, character == ")" { return String(source[...index]) }
      if depth == 0, character.isWhitespace { return String(source[..<index]) }
    }
    return nil
  }

  private init(
    _ attribute: String, on source: String, as role: String, type: String,
    extending extended: String = "", in around: [String] = [], missing: [String] = []
  ) throws {
    func piece(_ source: String) -> [String: Any] {
      ["source": source, "kind": "declaration", "location": ["fileName": "a.swift", "offset": 0]]
    }
    let request: [String: Any] = [
      "expandAttachedMacro": [
        "macro": [
          "moduleName": "AppIntentsMacros", "name": attribute, "typeName": type,
        ],
        "macroRole": role, "discriminator": "", "attributeSyntax": piece(attribute),
        "declSyntax": piece(source), "extendedTypeSyntax": piece(extended),
        "conformanceListSyntax": piece("struct Placeholder: \(missing.joined(separator: ", ")) {}"),
        "lexicalContext": around.map(piece),
      ]
    ]
    let answer = try PluginHost.answer(
      to: [UInt8](try JSONSerialization.data(withJSONObject: request)))
    struct Reply: Decodable {
      var expandMacroResult: Expanded
    }
    self = try JSONDecoder().decode(Reply.self, from: Data(answer)).expandMacroResult
  }

  /// Returns the messages, each with what begins where it points.
  func problems(in source: String) -> [String] {
    diagnostics.map { remark in
      let start = source.utf8.index(source.startIndex, offsetBy: remark.position.offset)
      return "\(source[start...].prefix { !$0.isWhitespace }): \(remark.message)"
    }
  }

  /// Returns the source after the fix with this message.
  func applying(_ message: String, to source: String) throws -> String {
    let fix = try #require(
      diagnostics.flatMap(\.fixIts).first { $0.message == message }, "\(diagnostics)")
    var bytes = Array(source.utf8)
    for change in fix.changes.reversed() {
      bytes.replaceSubrange(
        change.range.startOffset..<change.range.endOffset, with: change.newText.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
