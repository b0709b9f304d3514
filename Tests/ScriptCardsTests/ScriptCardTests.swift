// What the card of a tree says and does: remarks, actions, arguments, what is hidden.

import BehestCards
import BehestJSON
import BehestTestSupport
import Foundation
import ScriptCards
import Testing

@MainActor struct ScriptCardTests {
  @Test func `a view that does not exist leaves a mark and a remark`() {
    let card = ScriptCard(["view": "Txt", "props": [:], "children": ["a"]])
    #expect(card.remarks == ["There is no view “Txt”: did you mean “Text”?"])
    #expect(card.words == ["[Txt]"])
  }

  @Test func `every view of the module is drawn, or has a mark`() throws {
    let file = Fixtures.folder.deletingLastPathComponent().appending(
      path: "Sources/Scripts/ScriptModule/Resources/scripting/20-views.js")
    let source = try String(contentsOf: file, encoding: .utf8)
    let list = try #require(source.firstMatch(of: /viewList = split\(([^,]*),/)).1
    let names = list.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    #expect(names.count > 100)
    for name in names {
      #expect(ScriptCard(["view": .string(name)]).remarks == [], "\(name)")
    }
  }

  @Test(
    arguments: [
      ("alignment", "leadin", "has no “leadin”: did you mean “leading”?"),
      ("alignment", 5, "takes a word, not 5."),
      ("spacing", "8", "takes a number, not \"8\"."),
      ("foregroundStyle", "systemRad", "has no “systemRad”: did you mean “systemRed”?"),
      ("foregroundStyle", "#12345", "has no “#12345”."),
      ("foregroundStyle", true, "takes a color, not true."),
      ("font", "titel", "has no “titel”: did you mean “title”?"),
      ("buttonStyle", "borderd", "has no “borderd”: did you mean “bordered”?"),
    ] as [(String, JSON, String)])
  func `a wrong value is said once, and drawn as none`(
    _ prop: String, _ value: JSON, _ remark: String
  ) {
    let tree: JSON = ["view": "VStack", "props": .object([prop: value]), "children": ["a"]]
    let card = ScriptCard(.array([tree, tree]))
    #expect(card.remarks == ["“\(prop)” of “VStack” \(remark)"])
    #expect(card.words == ["a", "a"])
  }

  @Test func `inert closures are controls without a number`() {
    for view in ["Button", "Toggle", "TextField", "Slider", "Picker", "DatePicker"] {
      let prop = view == "Button" ? "action" : "onChanged"
      let card = ScriptCard([
        "view": .string(view), "props": .object(["title": "T", prop: ["$action": 0]]),
      ])
      #expect(card.actions.isEmpty)
      #expect(card.card.controls.isEmpty)
      #expect(card.words.contains("T"), "\(view)")
    }
  }

  @Test func `intents are actions where closures are inert`() {
    let intent: JSON = ["name": "Set", "params": ["a": 1]]
    let button: JSON = [
      "view": "Button",
      "props": ["title": "Set", "role": "destructive", "intent": ["$intent": intent]],
    ]
    let toggle: JSON = [
      "view": "Toggle", "props": ["title": "On", "value": true, "intent": ["$intent": intent]],
    ]
    let card = ScriptCard(.array([button, toggle]))
    #expect(card.actions == [.intent(intent), .intent(intent)])
    #expect(card.card.controls.map(\.role) == [.destructive, nil])
    #expect(card.card.controls.map(\.kind) == [.button, .toggle(isOn: true)])
  }

  @Test func `a control in the label of a control is a part of the label`() {
    var tree: JSON = "a"
    for _ in 0..<60 {
      tree = [
        "view": "Button", "props": ["action": ["$action": 1]], "children": .array([tree]),
      ]
    }
    #expect(ScriptCard(tree).actions == [.closure(1, [])])
  }

  @Test func `what is sensitive is hidden while the screen is locked`() {
    let tree: JSON = ["view": "Text", "props": ["privacySensitive": true], "children": ["42"]]
    #expect(ScriptCard(tree).words == ["42"])
    #expect(ScriptCard(tree, isLocked: true).words == ["•••"])
  }

  @Test(arguments: [(true, "d"), (false, "l")])
  func `values of both color schemes follow the background`(_ isDark: Bool, _ path: String) {
    let source: JSON = ["light": "/l.png", "dark": "/d.png"]
    let card = ScriptCard(
      ["view": "Image", "props": ["filePath": source]], isDark: isDark)
    guard case .image(let image)? = card.card.blocks.first else {
      Issue.record("no image")
      return
    }
    #expect(image.source == .address("file:///\(path).png"))
  }

  @Test(arguments: [(5, 5), (-3, 0), (99, 10), (3.4, 3.5), (.nan, 1), (.infinity, 10)])
  func `a number is in its range and on its steps`(_ number: Double, _ expected: Double) throws {
    let tree: JSON = [
      "view": "Slider",
      "props": [
        "min": 0, "max": 10, "step": .number(0.5), "value": ["$binding": 7, "value": 1],
      ],
    ]
    guard case .input(7, let input)? = ScriptCard(tree).actions.first else {
      Issue.record("no input")
      return
    }
    #expect(input.argument(number).number == expected)
  }

  @Test func `a date is given as the script keeps it`() {
    let noon = Date(timeIntervalSince1970: 1_906_718_400)
    for (value, expected) in [
      (1000, 1_906_718_400_000),
      (["$date": "1970-01-01T00:00:00.000Z"], ["$date": "2030-06-03T12:00:00.000Z"]),
    ] as [(JSON, JSON)] {
      let tree: JSON = [
        "view": "DatePicker", "props": ["value": value, "onChanged": ["$action": 1]],
      ]
      guard case .input(_, let input)? = ScriptCard(tree).actions.first else {
        Issue.record("no input")
        continue
      }
      #expect(input.argument(noon) == expected)
    }
  }
}

extension ScriptCard {
  /// The lines of text in the card.
  fileprivate var words: [String] {
    ([card.title] + card.blocks.flatMap(\.inlineRuns)).map(\.plainText).filter { !$0.isEmpty }
  }
}
