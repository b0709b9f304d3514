// Plays a script of inputs to the sample applications.

import BehestCards
import CardHTML
import CardTerminal
import Foundation
import FuzzSupport
import InstalledApps
import IntentEngine

/// A few inputs, and the answers to the questions that an application asks about them.
struct Script: Sendable {
  private enum Line: Sendable {
    case say(String)
    case run(IntentEntry, [Input.Value])
    case press(Int)
    case pressNamed(String)
  }

  private let lines: [Line]
  private let width: Int

  init(_ input: inout FuzzInput) {
    width = Int(input.extreme()) ?? 80
    lines = (0..<input.number(1...10)).map { _ in
      switch input.number(0...9) {
      case 0: return .press(Int(input.extreme()) ?? 1)
      case 1: return .pressNamed(input.words())
      case 2...4: return .say(input.words())
      case 5, 6:
        let intent = input.choice(Sample.intents)
        let values = intent.parameters.filter { _ in input.byte() & 3 != 0 }
        return .run(intent, values.map { Input.Value(name: $0.name, text: Self.value(&input, $0)) })
      case 7: return .say(Self.plain(&input))
      default: return .say(Self.phrase(&input))
      }
    }
  }

  /// Plays the lines in order; an open question takes the next line as its answer.
  func play() async {
    Sample.forgetFiles()
    _ = await Sample.conversation.say(Input(.cancel))
    var isOpen = false
    for line in lines {
      let reply: Reply
      switch line {
      case .say(let words): reply = await Sample.conversation.say(Input(.text(words)))
      case .press(let number): reply = await Sample.conversation.say(Input(.press(number)))
      case .pressNamed(let words): reply = await Sample.conversation.say(Input(.pressNamed(words)))
      case .run(let intent, let values):
        if isOpen { _ = await Sample.conversation.say(Input(.cancel)) }
        reply = await Sample.conversation.say(
          Input(.run(intent: intent.name), values: values, app: intent.app))
      }
      isOpen = draw(reply)
    }
  }

  /// Draws a reply; returns whether it is a question.
  private func draw(_ reply: Reply) -> Bool {
    let renderer = TerminalRenderer(profile: TerminalProfile(width: width))
    switch reply {
    case .done(let outcome), .part(let outcome, _):
      if let card = outcome.card { _ = renderer.render(card) + card.html }
      _ = outcome.value?.text
    case .question(let question):
      if let card = question.card { _ = renderer.render(card) }
      return true
    case .nothingMatched, .failed, .cancelled: break
    }
    return false
  }

  /// Returns a phrase with values in its slots.
  private static func phrase(_ input: inout FuzzInput) -> String {
    var rest = Substring(input.choice(Sample.phrases))
    var said = ""
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      said += rest[..<open] + (input.byte() & 1 == 0 ? plain(&input) : input.words())
      rest = rest[close...].dropFirst()
    }
    return said + rest
  }

  private static func value(_ input: inout FuzzInput, _ parameter: IntentEntry.Parameter) -> String
  {
    switch input.number(0...3) {
    case 0: parameter.cases.first ?? plain(&input)
    case 1: plain(&input)
    default: input.words()
    }
  }

  /// Returns a text that a sample application understands, so that it makes progress.
  private static func plain(_ input: inout FuzzInput) -> String {
    input.choice([
      "1", "2", "yes", "small", "tomato soup", "milk", "tomorrow", "Pancakes", "low", "work",
      "2 hours", "3 miles", "$5", "buy milk", "Desk", "all", "https://example.org", "no",
    ])
  }
}

/// The sample applications, with a home directory of their own.
private enum Sample {
  private static let home = FileManager.default.temporaryDirectory
    .appending(path: "behest-fuzz-numbers-\(ProcessInfo.processInfo.processIdentifier)")

  private static let catalog: Catalog = {
    let phrases = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Phrases").standardizedFileURL
    let copies = home.appending(path: "copies")
    let variables = [
      "BEHEST_CLIPBOARD": "dir:\(copies.path)", "BEHEST_SAMPLES": "all", "HOME": home.path,
      "XDG_DATA_HOME": home.path, "TERM": "dumb",
    ]
    do {
      try FileManager.default.createDirectory(at: copies, withIntermediateDirectories: true)
      for (name, value) in variables { setenv(name, value, 1) }
      return try InstalledApps.catalog(phrases: phrases.path)
    } catch {
      fatalError("\(error)")
    }
  }()

  static let conversation: Conversation = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let now = Date(timeIntervalSince1970: 1_800_000_000)
    do {
      return try Conversation(
        catalog: catalog,
        settings: Conversation.Settings(now: { now }, calendar: calendar, budget: .seconds(1)))
    } catch {
      fatalError("\(error)")
    }
  }()

  /// All intents except the one that waits for a given number of seconds.
  static let intents = (try? catalog.intents(hidden: true))?.filter { $0.name != "Sunrise" } ?? []

  static let phrases = (try? catalog.phrases())?.map(\.phrase) ?? []

  /// Removes the applications' files, except that of the documents, which stays open.
  static func forgetFiles() {
    for app in ["Shop", "Soupy", "TaskTracker"] {
      try? FileManager.default.removeItem(at: home.appending(path: "behest/\(app).json"))
    }
  }
}
