// The gallery's sections against golden drawings.

import BehestCards
import BehestJSON
import BehestTestSupport
import CardTerminal
import Foundation
import ScriptCards
import Testing

@MainActor struct GalleryTests {
  /// The names of the sections whose trees are kept; a test of the module keeps them up to date.
  nonisolated static let sections = Fixtures.paths(in: "ScriptCards", withExtension: "json")
    .map { URL(filePath: $0).deletingPathExtension().lastPathComponent }

  /// An hour and a half before the dates of the gallery, in Greenwich.
  static let settings: CardSettings = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let now = Date(timeIntervalSince1970: 1_906_713_000)
    return CardSettings(now: { now }, calendar: calendar)
  }()

  @Test(arguments: sections)
  func `a section of the gallery looks as it did`(_ name: String) throws {
    let tree = try JSON(parsing: Fixtures.bytes("ScriptCards/\(name).json"))
    let drawn = ScriptCard(tree, in: Self.settings)
    var text = TerminalRenderer(profile: TerminalProfile(width: 60)).render(drawn.card)
    text += drawn.actions.enumerated().map { "[\($0 + 1)] \($1.summary)\n" }.joined()
    text += drawn.remarks.map { "! \($0)\n" }.joined()
    Fixtures.expect(text, matches: "ScriptCards/\(name).card")
    if ["colours", "layout", "texts"].contains(name) {
      let profile = TerminalProfile(
        width: 60, color: .trueColor, attributes: true, background: .dark)
      let text = TerminalRenderer(profile: profile).render(drawn.card)
      Fixtures.expect(text, matches: "ScriptCards/\(name).ansi")
    }
  }
}

extension ScriptAction {
  /// The action in a line.
  fileprivate var summary: String {
    switch self {
    case .closure(let number, let arguments):
      "closure \(number) \(JSON.array(arguments).text(isPretty: false))"
    case .intent(let intent): "intent \(intent.text(isPretty: false))"
    case .input(let number, let input):
      "input \(number) “\(input.title)” \(input.kindSummary) = \(input.value.text(isPretty: false))"
        + (input.submission.map { ", then \($0)" } ?? "")
    }
  }
}

extension ScriptInput {
  /// The kind and its bounds in a line.
  fileprivate var kindSummary: String {
    switch kind {
    case .text(let isSecret, let isMultiline, let placeholder):
      "text" + (isSecret ? ", secret" : "") + (isMultiline ? ", of lines" : "")
        + (placeholder.isEmpty ? "" : ", such as “\(placeholder)”")
    case .number(let range, let step):
      "number from \(range.lowerBound) to \(range.upperBound)" + (step.map { " by \($0)" } ?? "")
    case .date(let parts, _, let isTimestamp):
      "date" + (parts.contains(.day) ? ", day" : "") + (parts.contains(.time) ? ", time" : "")
        + (isTimestamp ? ", as a timestamp" : "")
    case .choice(let choices):
      "choice of "
        + choices.map { "\($0.title) \($0.value.text(isPretty: false))" }.joined(separator: ", ")
    case .color(let hasOpacity): "color" + (hasOpacity ? ", with opacity" : "")
    }
  }
}
