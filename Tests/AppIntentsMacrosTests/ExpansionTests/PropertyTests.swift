// Tests of the expansion of `@ComputedProperty` and `@DeferredProperty`, and of their diagnostics.

import Testing

@Suite struct PropertyTests {
  private func expand(_ source: String, in around: String = "struct Soup {}") throws -> Expanded {
    try Expanded(source, as: "peer", in: [around])
  }

  @Test func `a computed property is kept as a key path`() throws {
    let source = """
      @ComputedProperty(title: "Name") /* see "base" { */
      public var name: String { base.name }
      """
    #expect(
      try expand(source).expandedSource == """
        private let _name = AppIntents.EntityProperty<String>(
          identifier: "name", title: "Name", getter: \\Self.name)

        public var $name: AppIntents.EntityProperty<String> {
          _name
        }
        """)
    #expect(try Expanded(source, as: "accessor").expandedSource.isEmpty)
  }

  @Test(arguments: [
    (
      #"@ComputedProperty(title: "A, \("b")", indexingKey: \.displayName) var name: [A: B]? { x }"#,
      #"<[A: B]?>("#, #"title: "A, \("b")", indexingKey: \.displayName, getter: \Self.name)"#
    ),
    ("@ComputedProperty var a: Map<A, B> { get { b } }", "<Map<A, B>>(", #""a", getter: \Self.a"#),
    ("@ComputedProperty var a: B { if c { d } else { e } }", "<B>(", #""a", getter: \Self.a"#),
    ("@ComputedProperty var a: B { get() + 1 }", "<B>(", #""a", getter: \Self.a"#),
    ("@ComputedProperty @MainActor var a: B { `set` }", "<B>(", #""a", getter: \Self.a"#),
    ("@ComputedProperty var a: B { get { b } set { b = newValue } }", "<B>(", "getSetter: "),
    ("@ComputedProperty var a: B { get { b } nonmutating set(c) { b = c } }", "", "getSetter: "),
    (
      "@DeferredProperty var a: Int { get async throws { try await b() } }", "<Int>(",
      #""a", asyncGetter: { (entity: Self) in try await entity.a }"#
    ),
    (
      "@DeferredProperty(title: \"A\") var a: Int { get async { 1 } }", "<Int>(",
      #"title: "A", asyncGetter: { (entity: Self) in await entity.a }"#
    ),
  ])
  func `type, getter and arguments are read as they are written`(
    _ source: String, _ type: String, _ reader: String
  ) throws {
    let added = try expand(source).expandedSource
    #expect(added.contains(type) && added.contains(reader), "\(added)")
  }

  @Test func `a class is called by its name, and backticks stay where they are needed`() throws {
    let source = """
      @ComputedProperty
      var `class`: String {
        get { base }
        set { base = newValue }
      }
      """
    #expect(
      try expand(source, in: "final class Soup {}").expandedSource == """
        private let _class = AppIntents.EntityProperty<String>(
          identifier: "class", getSetter: \\Soup.`class`)

        var $class: AppIntents.EntityProperty<String> {
          _class
        }
        """)
  }

  @Test(arguments: [
    (
      "@ComputedProperty var name: String", "'@ComputedProperty' requires a getter",
      "add a getter", "@ComputedProperty var name: String { <#code#> }"
    ),
    (
      "@ComputedProperty(title: \"Name\") var name: String",
      "'@ComputedProperty' requires a getter", "use '@Property' instead",
      "@Property(title: \"Name\") var name: String"
    ),
    (
      "@ComputedProperty var name: String { get async { \"\" } }",
      "'@ComputedProperty' requires a getter that is neither 'async' nor 'throws'",
      "use '@DeferredProperty' instead", "@DeferredProperty var name: String { get async { \"\" } }"
    ),
    (
      "@DeferredProperty var name: String { \"\" }",
      "'@DeferredProperty' requires an asynchronous getter", "use '@ComputedProperty' instead",
      "@ComputedProperty var name: String { \"\" }"
    ),
    (
      "@DeferredProperty var name: String", "'@DeferredProperty' requires an asynchronous getter",
      "add an asynchronous getter", "@DeferredProperty var name: String { get async { <#code#> } }"
    ),
    (
      "@ComputedProperty static var name: String { \"\" }",
      "'@ComputedProperty' can only be applied to a property of an entity",
      "remove '@ComputedProperty'", " static var name: String { \"\" }"
    ),
  ])
  func `what cannot be a property is told with a way out`(
    _ source: String, _ problem: String, _ fix: String, _ fixed: String
  ) throws {
    let expanded = try expand(source)
    #expect(expanded.expandedSource.isEmpty)
    #expect(expanded.diagnostics.map(\.message) == [problem])
    #expect(try expanded.applying(fix, to: source) == fixed)
  }

  @Test func `a getter that takes time is pointed at`() throws {
    let source = "@ComputedProperty var name: String { get throws { \"\" } }"
    #expect(
      try expand(source).problems(in: source) == [
        "get: '@ComputedProperty' requires a getter that is neither 'async' nor 'throws'"
      ])
  }

  @Test func `an extension cannot store the property`() throws {
    let source = "@ComputedProperty var name: String { \"\" }"
    #expect(
      try expand(source, in: "extension Soup {}").problems(in: source) == [
        "@ComputedProperty: '@ComputedProperty' cannot be used in an extension; declare the property "
          + "in its type"
      ])
  }
}
