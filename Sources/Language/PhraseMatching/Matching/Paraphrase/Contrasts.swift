// The words that distinguish the intents of an app, such as "on" and "off".

/// The words that distinguish the intents of an app.
///
/// If two phrases of different intents are the same but for one word ("turn on …", "turn off …"),
/// the two words contrast: an utterance with one of them is no paraphrase of a phrase with the
/// other, however many other words they share.
struct Contrasts: Sendable {
  /// The maximum number of phrases of one frame that are distinguished.
  private static let maximumFrames = 32

  /// A phrase without one of its words.
  private struct Frame: Hashable {
    var app: Int
    var terms: [Int]
    var slots: [String]
  }

  /// The words that complete each frame, with the intents of the resulting phrases.
  private var frames: [[UInt32: Set<Int>]] = []
  /// The frames that each word completes.
  private var uses: [UInt32: [Int]] = [:]

  /// Compares all phrases.
  ///
  /// - Parameter intents: The number of each template's intent, by the template's index.
  /// - Complexity: O(*n*) in the number of words of all bags.
  init(_ bags: [PhraseBag], intents: [Int]) {
    var terms: [PhraseBag.Term: Int] = [:]
    var numbers: [Frame: Int] = [:]
    for bag in bags where bag.terms.count <= 16 {
      let ids = bag.terms.map { term in
        let id = terms[term] ?? terms.count
        terms[term] = id
        return id
      }
      for (place, term) in bag.terms.enumerated() {
        var others = ids
        others.remove(at: place)
        let frame = Frame(
          app: bag.app, terms: others.sorted(),
          slots: bag.slots.filter { !$0.isOptional }.map(\.name).sorted())
        let number = numbers[frame] ?? numbers.count
        numbers[frame] = number
        if number == frames.count { frames.append([:]) }
        for choice in term.choices where choice.count == 1 {
          frames[number][choice[0], default: []].insert(intents[bag.template])
        }
      }
    }
    for (number, frame) in frames.enumerated() where Set(frame.values).count > 1 {
      for word in frame.keys where uses[word, default: []].count < Self.maximumFrames {
        uses[word, default: []].append(number)
      }
    }
  }

  /// Whether a word distinguishes an intent from others of the app.
  func isDecisive(_ word: UInt32, for intent: Int) -> Bool {
    (uses[word] ?? []).contains { frames[$0][word]?.contains(intent) == true }
  }

  /// Whether a spoken word contradicts an intent whose phrase has another word instead.
  func word(_ said: UInt32, speaksAgainst intent: Int, of word: UInt32) -> Bool {
    guard said != word, let own = uses[word], let others = uses[said] else { return false }
    return own.contains { number in
      others.contains(number) && frames[number][said]?.contains(intent) == false
        && frames[number][word]?.contains(intent) == true
    }
  }
}
