// Checks that what travels between a server and a client of apps arrives unchanged.

import AppExtension
import BehestCards
import BehestJSON
import Foundation
import IntentEngine
import Testing

struct CodingTests {
  private let coder = ExtensionCoder()

  /// Returns a document as it arrives on the other side.
  private func sent(_ json: JSON) throws -> JSON {
    try JSON(parsing: Array(json.text(isPretty: false).utf8))
  }

  private static func cents(_ number: Int) -> Decimal { Decimal(number) / 100 }

  private static let soup = Value.Entity(
    type: "Soup", id: "tomato", title: "Tomato “Soup”\u{202E}", subtitle: "$4.50", symbol: "cup",
    synonyms: ["Red"],
    properties: [
      .init(name: "price", title: "Price", value: .decimal(cents(450))),
      .init(name: "note", title: "Note", value: nil),
    ], typeID: "Soupy.SoupEntity")

  private static let values: [Value] = [
    .text(""), .text("a\u{0}b\n\u{1F600}"), .integer(.min), .integer(0), .number(5), .number(-0.1),
    .number(.infinity), .number(1e300), .decimal(cents(-1_234_567_890_123_456_789)),
    .boolean(true), .date(Date(timeIntervalSinceReferenceDate: 800_000_000)),
    .date(Date(timeIntervalSinceReferenceDate: 800_000_000.123456)),
    .dateComponents(DateComponents(year: 2026, month: 12, day: 24)),
    .dateComponents(DateComponents(timeZone: TimeZone(identifier: "Europe/Berlin"), hour: 17)),
    .duration(.seconds(90) + .nanoseconds(1)), .duration(.seconds(-1)),
    .url(URL(filePath: "/a b/c#d?e")),
    .file(.init(name: "a.bin", type: "public.data", data: Data([0, 255]))),
    .file(.init(name: "a", type: nil, url: URL(filePath: "/tmp/a b"))),
    .measurement(3.5, unit: UnitLength.miles), .measurement(20, unit: UnitTemperature.fahrenheit),
    .measurement(30, unit: UnitFuelEfficiency.milesPerGallon),
    .measurement(1, unit: UnitMass.baseUnit()), .measurement(2, unit: UnitVolume.liters),
    .amount(.init(amount: cents(1250), currencyCode: "EUR")),
    .person(.init(name: "Ada", emailAddress: "ada@example.org")),
    .personName(
      {
        var name = PersonNameComponents()
        name.givenName = "Ada"
        name.familyName = "Lovelace"
        return name
      }()),
    .place(.address("10 Main Street")), .place(.coordinate(latitude: 53.35, longitude: -6)),
    .entity(soup), .enumeration(rawValue: "1", title: "One"), .other("FREQ=DAILY"),
    .list([]), .list([.integer(1), .list([.text("a")])]),
  ]

  @Test(arguments: values)
  func `a value arrives as it was sent`(_ value: Value) throws {
    #expect(coder.value(try sent(coder.json(value))) == value)
  }

  @Test(
    arguments: [
      [:], ["type": "integer", "value": "x"], ["type": "measurement", "value": [:]], nil,
      ["type": "nothing"], ["type": "entity"], ["type": "native"],
    ] as [JSON])
  func `what is no value is none`(_ json: JSON) {
    #expect(coder.value(json) == nil)
  }

  @Test
  func `plain JSON is a value, and an object with an identifier an entity`() throws {
    #expect(coder.value("text") == .text("text"))
    #expect(
      coder.value([1, .number(2.5), true]) == .list([.integer(1), .number(2.5), .boolean(true)]))
    let json: JSON = [
      "id": 7, "title": "Buy milk", "type": "Task", "properties": ["isDone": false, "due": nil],
    ]
    guard case .entity(let task)? = coder.value(json) else {
      Issue.record("no entity")
      return
    }
    #expect(task.id == "7" && task.title == "Buy milk" && task.type == "Task")
    #expect(task.properties.map(\.name) == ["isDone", "due"])
    #expect(task.properties.map(\.value) == [.boolean(false), nil])
  }

  @Test
  func `a card may be Markdown with buttons`() throws {
    let end = coder.end([
      "content": [
        "markdown": "# Tasks", "buttons": [["label": "Add", "tool": "add", "arguments": ["n": 1]]],
      ]
    ])
    guard case .done(let result)? = end, case .card(let card, let actions)? = result.content else {
      Issue.record("no card")
      return
    }
    #expect(card.blocks.count == 2)
    #expect(actions.map { $0?.tool } == ["add"] && actions.first??.arguments == ["n": 1])
  }

  @Test
  func `a value of the app's own type comes back as itself`() throws {
    let own = Value(
      RemoteValue(
        kept: nil, typeID: "Soupy.SoupEntity", plain: .entity(Self.soup),
        shown: Question.Option(title: "Soup", subtitle: "hot", synonyms: ["x"]),
        identifier: "tomato", isEntity: true, audience: .some))
    let app = ExtensionCoder(keep: { _ in "v1" }, find: { $0 == "v1" ? own : nil })
    let arrived = try sent(app.json(own))
    let received = try #require(coder.value(arrived))
    #expect(received.option == own.option)
    #expect(received.identifier == "tomato")
    #expect(received.isEntity)
    #expect(received.plain == own.plain)
    let json = try sent(coder.json(received))
    #expect(json["kept"] == "v1")
    #expect(app.value(json) == own)
  }

  @Test
  func `a parameter arrives as it was sent`() throws {
    let type = EntityTypeFacts(
      id: "Soupy.SoupEntity", typeName: "SoupEntity", displayName: "Soup", searchesWords: true)
    let size = KnownEnumeration(
      typeName: "SizeEnum", displayName: "Size", cases: [.enumeration(rawValue: "s", title: "S")])
    let kinds: [ValueKind] = [
      .text, .attributedText, .personName, .measurement(UnitLength.baseUnit()),
      .list(of: .entity(KnownEntityType(facts: type))), .enumeration(size),
      .union([.integer, .list(of: .text)], named: "Either"), .spoken("Words"), .other("Color"),
    ]
    for kind in kinds {
      var facts = ParameterFacts(name: "soup", kind: kind, typeID: "Soupy.SoupEntity")
      facts.title = "Soup"
      facts.defaultValue = .integer(1)
      facts.valueDialog = Dialog("Which?", supporting: "Which one?")
      facts.range = 0...Double.infinity
      facts.size = 1...Int.max
      facts.truthNames = ("Hot", "Cold")
      facts.datePart = .time
      facts.supportedCases = ["s"]
      facts.defaultUnit = UnitLength.kilometers
      facts.isOptional = true
      facts.allowsNegative = false
      facts.connection = .never
      let json = coder.json(facts)
      let arrived = try sent(json)
      let received = try #require(coder.parameter(arrived))
      #expect(coder.json(received) == json)
      #expect(received.range == facts.range)
      #expect(received.size == facts.size)
      #expect(received.kind.words == kind.words)
    }
  }

  @Test
  func `a card arrives as it was sent`() throws {
    let card = Card(
      title: [.text("Order "), .styled(.strong, [.text("1")])],
      blocks: [
        .columns(
          .init([.paragraph("a"), .spacer, .stack(.init([.rule], spacing: 4, border: .init()))])),
        .table(
          .init(alignments: [.trailing, nil], header: [[.text("n")]], rows: [[[.code("x")]]])),
        .progress(.init(share: 1.0 / 3, tint: .green)),
        .control(
          Control(.toggle(isOn: true), label: [.text("On")], prominence: .prominent, action: 0)),
      ], spacing: 0)
    let record = ContentRecord.card(
      card, actions: [CallState(tool: "Soupy.Advance", kept: "c1", values: ["order": nil]), nil])
    let json = coder.json(record)
    guard case .card(let received, let actions)? = coder.content(try sent(json)) else {
      Issue.record("no card")
      return
    }
    #expect(received == card)
    #expect(actions.count == 2)
    #expect(actions[0]?.kept == "c1")
    #expect(actions[0]?.values["order"] == .some(nil))
  }

  @Test
  func `requests, answers and ends arrive as they were sent`() throws {
    let parameter = ParameterReference(
      ParameterFacts(name: "soup", kind: .text), owner: CallState(tool: "Soupy.OrderSoup"))
    let dialog = Dialog("Full.", supporting: "Short.")
    let requests: [RequestRecord] = [
      .value(parameter, dialog: dialog), .choice(parameter, among: [.integer(1)], dialog: nil),
      .valueConfirmation(parameter, .text("a"), dialog: nil, content: nil),
      .confirmation(
        accept: ["Order", "Yes"], decline: ["No"], isDestructive: true, dialog: dialog,
        showsDialog: false, content: .snippet(CallState(tool: "Soupy.Card"))),
      .option([Question.Option(title: "A", isCancel: true)], dialog: nil, content: nil),
      .perform(CallState(tool: "Soupy.Tip", kept: "c2", values: ["amount": .integer(5)])),
    ]
    for request in requests {
      let json = coder.json(request)
      #expect(coder.request(try sent(json)).map { coder.json($0) } == json)
    }
    let answers: [AnswerRecord] = [
      .answer(.value(.integer(1))), .answer(.accepted), .answer(.declined), .answer(.option(2)),
      .performed, .failed(Failure(.appNotReady, "No.", detail: "x")),
      .failed(RemoteError(reason: "r", detail: "d")),
    ]
    for answer in answers {
      let json = coder.json(answer)
      #expect(coder.answer(try sent(json)).map { coder.json($0) } == json)
    }
    let ends: [EndRecord] = [
      .done(
        ResultRecord(
          value: .integer(1), dialog: dialog, content: nil, next: CallState(tool: "a.b"),
          copy: Copy(plainText: "a", html: "<p>", rtf: nil), showsValue: true)),
      .needsValue(parameter, dialog: nil), .needsChoice(parameter, among: [], dialog: dialog),
      .restart,
      .needsForeground(asks: true, dialog: nil, accept: ["Go"], decline: ["No"], goOn: "g1"),
      .failed(Failure(.intentFailed, "Words.")), .withdrawn, .declined,
    ]
    for end in ends {
      let json = coder.json(end)
      #expect(coder.end(try sent(json)).map { coder.json($0) } == json)
    }
  }

  @Test
  func `a search arrives as it was sent`() throws {
    var search = EntitySearch()
    search.conditions = [("length", .isBetween, [.integer(1), .integer(5)])]
    search.needsOnlyOne = true
    search.sorting = [("name", false)]
    search.limit = 3
    let json = coder.json(search)
    #expect(coder.json(coder.search(try sent(json))) == json)
    let property = SearchableProperty(
      name: "length", title: "Length",
      comparisons: [(.lessThan, .measurement(UnitLength.baseUnit()))])
    #expect(
      coder.property(try sent(coder.json(property))).map { coder.json($0) } == coder.json(property))
  }
}
