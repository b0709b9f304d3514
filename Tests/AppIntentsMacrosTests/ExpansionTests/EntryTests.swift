// Tests of the expansion of `@Entry`, and of the empty one of `#Preview`.

import AppIntentsMacroExpansion
import Testing

@Suite struct EntryTests {
  private func key(_ source: String) throws -> String {
    try Expanded(source, as: "peer", in: ["extension EnvironmentValues {}"]).expandedSource
  }

  @Test func `an entry is a variable under a key of its own`() throws {
    let source = "@Entry public var soup: Soup = Soup(size: 3)"
    #expect(
      try Expanded(source, as: "accessor", in: ["extension SwiftUI.EnvironmentValues {}"])
        .expandedSource == """
          {
            get { self[__Key_soup.self] }
            set { self[__Key_soup.self] = newValue }
          }
          """)
    #expect(
      try key(source) == """
        private struct __Key_soup: SwiftUI.EnvironmentKey {
          static var defaultValue: Soup { Soup(size: 3) }
        }
        """)
  }

  @Test func `type and value may be left out where they are clear`() throws {
    #expect(
      try key("@Entry var soup: Soup?").contains("static var defaultValue: Soup? { nil }"))
    #expect(
      try key("@Entry var act = { (a: Int) in }")
        .contains("static let defaultValue = { (a: Int) in }"))
  }

  @Test func `an entry elsewhere, or without a value, is refused`() throws {
    func problems(_ source: String, _ owner: String) throws -> [String] {
      try Expanded(source, as: "peer", in: ["extension \(owner) {}"]).diagnostics.map(\.message)
    }
    #expect(
      try problems("@Entry var a: Int = 1", "Soup") == [
        "'@Entry' belongs into an extension of EnvironmentValues"
      ])
    #expect(try problems("@Entry var a: Int", "EnvironmentValues") == ["'@Entry' requires a value"])
  }

  @Test func `a preview leaves nothing`() throws {
    let request = """
      {"expandFreestandingMacro": {"discriminator": "", "macro": {"moduleName": "AppIntentsMacros",
      "name": "Preview", "typeName": "PreviewMacro"}, "macroRole": "declaration",
      "syntax": {"kind": "declaration", "source": "#Preview { Text(\\"a\\") }"}}}
      """
    let answer = try PluginHost.answer(to: Array(request.utf8))
    #expect(String(decoding: answer, as: UTF8.self).contains("\"expandedSource\":\"\""))
  }

  @Test func `what is no request is an error, not a crash`() {
    #expect(throws: (any Error).self) { try PluginHost.answer(to: Array("{\"a\"".utf8)) }
  }

  @Test func `a source that ends too soon is read as far as it goes`() throws {
    for source in [
      "@Entry var", "@Entry var a: [", "@Entry var a = \"b", "@Entry /* a", "@Entry (\"\\\\(",
    ] {
      _ = try Expanded(source + " ", as: "peer", in: ["extension EnvironmentValues {"])
    }
  }
}
