// A catalogue of phrases and utterances to measure the matcher with.

import Foundation

/// Apps, their phrases and values, and utterances that hit and miss them.
///
/// `gen_phrases.py` of the peers' benchmarks writes the same form as JSON.
struct Workload: Decodable {
  /// Something with an identifier and what it is called.
  struct Named: Decodable {
    let id: String
    let texts: [String]
  }

  /// An intent with its phrases, whose slot is called `p`.
  struct Intent: Decodable {
    let id: String
    let app: String
    let type: String
    let phrases: [String]
  }

  /// An utterance; the intent it belongs to is missing when it belongs to none.
  struct Utterance: Decodable {
    let text: String
    var intent: String?
  }

  let apps: [Named]
  let types: [String: [Named]]
  let intents: [Intent]
  let hits: [Utterance]
  let misses: [Utterance]
  var noisy: [Utterance]?

  /// Reads a workload from a file.
  static func read(_ path: String) throws -> Workload {
    try JSONDecoder().decode(Workload.self, from: Data(contentsOf: URL(filePath: path)))
  }
}

extension Workload {
  private static let verbs = [
    "order", "get", "start", "show", "find", "open", "send", "play", "check", "book",
  ]
  private static let nouns = [
    "workout", "note", "report", "ticket", "playlist", "parcel", "meeting", "photo", "table",
    "lesson",
  ]
  private static let adjectives = [
    "red", "golden", "spicy", "quiet", "smoked", "winter", "silver", "crunchy", "velvet", "amber",
  ]
  private static let things = [
    "tomato", "lentil", "miso", "pumpkin", "falcon", "meadow", "anchor", "violin", "saffron",
    "maple",
  ]

  /// A workload of about `templates` phrases, ten an intent and ten intents an app, with `values`
  /// values an app; the same each time.
  static func made(templates: Int, values: Int) -> Workload {
    var random = Lottery(seed: UInt64(templates &* 31 &+ values))
    let intentCount = max(1, templates / 10)
    let apps = (0..<(intentCount + 9) / 10).map {
      Named(id: "a\($0)", texts: ["Kitchen \($0)", "pocketapp\($0)"])
    }
    var types: [String: [Named]] = [:]
    for app in apps {
      types[app.id] = (0..<values).map { index in
        let title = adjectives[index % 10] + " " + things[index / 10 % 10]
        return Named(id: "v\(index)", texts: [index < 100 ? title : "\(title) \(index / 100)"])
      }
    }
    let intents = (0..<intentCount).map { index in
      let (verb, noun) = (verbs[index % 10], nouns[(index / 10 + index) % 10])
      return Intent(
        id: "i\(index)", app: "a\(index / 10)", type: "a\(index / 10)",
        phrases: [
          "\(verb) ${p} in ${applicationName}", "\(verb) a ${p} with ${applicationName}",
          "\(verb) my ${p} using ${applicationName}", "${applicationName} \(verb) ${p}",
          "\(verb) the \(noun) ${p} on ${applicationName}",
          "in ${applicationName} \(verb) the ${p} please",
          "use ${applicationName} to \(verb) ${p}", "\(verb) \(noun) in ${applicationName}",
          "\(verb) my \(noun) list with ${applicationName}",
          "ask ${applicationName} to \(verb) my \(noun)",
        ])
    }

    func said(_ intent: Intent, value: String? = nil) -> String {
      let names = apps.first { $0.id == intent.app }?.texts ?? []
      let known = random.pick(types[intent.type] ?? [])?.texts.first ?? ""
      return (random.pick(intent.phrases) ?? "")
        .replacing("${p}", with: value ?? known)
        .replacing("${applicationName}", with: random.pick(names) ?? "")
    }
    let hits = (0..<1_000).compactMap { _ in
      random.pick(intents).map { Utterance(text: said($0), intent: $0.id) }
    }
    let misses = (0..<1_000).compactMap { index -> Utterance? in
      guard let intent = random.pick(intents) else { return nil }
      return switch index % 3 {
      case 0: Utterance(text: said(intent) + " zorble")
      case 1:
        Utterance(
          text: said(intent).split(separator: " ").dropFirst().joined(separator: " zorble "))
      default: Utterance(text: "what does the word ephemeral mean in the third largest country")
      }
    }
    return Workload(apps: apps, types: types, intents: intents, hits: hits, misses: misses)
  }
}

/// Numbers that look random and are the same each time: SplitMix64, Steele and others, 2014.
private struct Lottery {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element? {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return elements.isEmpty ? nil : elements[Int(mixed % UInt64(elements.count))]
  }
}
