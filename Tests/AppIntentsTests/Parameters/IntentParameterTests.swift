// Parameters as the engine sees them.

import AppIntents
import Testing

private struct Kinds: AppIntent {
  static let title: LocalizedStringResource = "Kinds"
  @Parameter(title: "On", displayName: .init(true: "On", false: "Off")) var on: Bool
  @Parameter(title: "Level", default: 0.5, controlStyle: .slider, inclusiveRange: (0, 1))
  var level: Double
  @Parameter(title: "Limit", inclusiveRange: (.nan, 1)) var limit: Double?
  @Parameter(title: "When", kind: .date) var when: Date?
  @Parameter(title: "Text", inputOptions: .init(multiline: true)) var text: String
  @Parameter(title: "File", supportedContentTypes: [.pdf, .plainText]) var file: IntentFile?
  @Parameter(title: "Way", defaultUnit: .miles, supportsNegativeNumbers: false)
  var way: Measurement<UnitLength>
  @Parameter(title: "Way", defaultValue: 3, unit: .kilometers) var long: Measurement<UnitLength>?
  @Parameter(title: "Price", currencyCodes: ["EUR"]) var price: IntentCurrencyAmount?
  @Parameter(title: "Time") var time: Duration?
  @Parameter(title: "Who", mode: .email) var who: IntentPerson?
  @Parameter(title: "Soups", default: [], size: 3) var soups: [Soup]
  @Parameter(title: "Sizes", size: .init(min: 1, max: 2)) var sizes: Set<SoupSize>?
  @Parameter(title: "Soup", query: SoupQuery()) var soup: Soup?
  @Parameter(title: "Flavour", optionsProvider: Flavours()) var flavour: String
  @Parameter(title: "Some", supportedValues: [.small]) var some: SoupSize?
  @Parameter(title: "Amount", default: 2) var amount: Decimal
  @Parameter(title: .init("key", defaultValue: "Titled"), description: .init("more", table: "T"))
  var titled: URL?

  struct Flavours: DynamicOptionsProvider {
    func results() async throws -> [String] { ["hot", "mild"] }
    func defaultResult() async -> String? { "mild" }
  }

  func perform() async throws -> some IntentResult { .result() }
}

struct IntentParameterTests {
  private func field(_ intent: some AppIntent, _ name: String) throws -> any AnyIntentParameter {
    try #require(intent.parameterFields.first { $0.name == name }).parameter
  }

  @Test func `fields come in the order of their declaration, by the names of their properties`() {
    #expect(
      OrderSoup().parameterFields.map(\.name) == ["soup", "quantity", "size", "note", "extras"])
  }

  // Without an initialiser in the body of the class, the bare wrapper of `extras` does not compile.
  @Test func `trap of bare wrappers - a bare parameter has no title and no value`() throws {
    let extras = try field(OrderSoup(), "extras")
    #expect(extras.declaredTitle == nil)
    #expect(!extras.isSet)
    #expect("\(extras.valueType)" == "Array<String>")
    #expect("\(extras.elementType)" == "String")
  }

  @Test func `a default is a value, and is of the type without optionality`() throws {
    let order = OrderSoup()
    #expect(order.quantity == 1)
    #expect(order.size == .large)
    #expect(try field(order, "quantity").isSet)
    #expect(try field(order, "size").anyDefault as? SoupSize == .large)
    #expect(try field(order, "size").isOptional)
    #expect(try "\(field(order, "size").valueType)" == "SoupSize")
  }

  @Test func `an optional parameter reads as nil before anyone sets it`() throws {
    let order = OrderSoup()
    #expect(order.note == nil)
    let note = try field(order, "note")
    #expect(!note.isSet)
    order.note = nil
    #expect(note.isSet)
    #expect(note.anyValue == nil)
    try note.assign("mild")
    #expect(order.note == "mild")
    note.clear()
    #expect(!note.isSet)
    #expect(order.note == nil)
  }

  @Test func `a value of another type is refused`() throws {
    let order = OrderSoup()
    #expect(throws: ParameterTypeMismatch.self) { try field(order, "quantity").assign("two") }
    #expect(throws: ParameterTypeMismatch.self) { try field(order, "quantity").assign(nil) }
    #expect(order.quantity == 1)
  }

  @Test func `a list may come without its type, and one value becomes a list`() throws {
    let kinds = Kinds()
    let menu: [any Sendable] = Soup.menu
    try field(kinds, "soups").assign(menu)
    #expect(kinds.soups.map(\.id) == [1, 2])
    try field(kinds, "soups").assign(Soup.menu[1])
    #expect(kinds.soups.map(\.id) == [2])
    let sizes: [any Sendable] = [SoupSize.small, SoupSize.small]
    try field(kinds, "sizes").assign(sizes)
    #expect(kinds.sizes == [.small])
    let mixed: [any Sendable] = [Soup.menu[0], "none"]
    #expect(throws: ParameterTypeMismatch.self) { try field(kinds, "soups").assign(mixed) }
  }

  @Test func `trap of initialisers - every kind passes on what its declaration says`() throws {
    let kinds = Kinds()
    #expect(try field(kinds, "on").options.booleanNames.map { String(localized: $0.true) } == "On")
    #expect(try field(kinds, "level").options.inclusiveRange == 0...1)
    #expect(try field(kinds, "limit").options.inclusiveRange == nil)
    #expect(try field(kinds, "level").options.controlStyle == .slider)
    #expect(try field(kinds, "when").options.dateKind == .date)
    #expect(try field(kinds, "text").options.isMultiline)
    #expect(
      try field(kinds, "file").options.supportedContentTypes
        == ["com.adobe.pdf", "public.plain-text"])
    #expect(try field(kinds, "way").options.defaultUnit as? UnitLength == .miles)
    #expect(try !field(kinds, "way").options.supportsNegativeNumbers)
    #expect(kinds.long == Measurement(value: 3, unit: .kilometers))
    #expect(try field(kinds, "price").options.currencyCodes == ["EUR"])
    #expect(try field(kinds, "soups").options.size == 3...3)
    #expect(try field(kinds, "sizes").options.size == 1...2)
    #expect(try field(kinds, "soup").options.query is SoupQuery)
    #expect(try field(kinds, "some").options.supportedValues as? [SoupSize] == [.small])
    #expect(kinds.amount == 2)
    let title = try #require(try field(kinds, "titled").declaredTitle)
    #expect(String(localized: title) == "Titled")
  }

  @Test func `an options provider lists its values and its default`() async throws {
    let provider = try #require(try field(Kinds(), "flavour").options.optionsProvider)
    let list = try await provider.erasedResults()
    #expect(list.values as? [String] == ["hot", "mild"])
    #expect(try await provider.erasedDefault() as? String == "mild")
  }

  @Test func `copies of an intent share their values`() {
    let order = OrderSoup()
    let copy = order
    order.quantity = 7
    #expect(copy.quantity == 7)
  }
}
