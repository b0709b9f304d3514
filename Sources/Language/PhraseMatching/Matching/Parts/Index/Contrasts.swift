// The words that distinguish the intents of an app, such as "on" and "off".

/// The words that distinguish the intents of an app.
///
/// If two phrases of different intents are the same but for one word ("turn on …", "turn off …"),
/// the two words contrast: an utterance with one of them is no reading of a phrase with the other,
/// however many other words they share, and a thesaurus may not take one for the other.
struct Contrasts: Sendable {
  /// The maximum number of phrases of one frame that are distinguished.
  private static let maximumFrames = 32

  /// A phrase without one of its words.
  private struct Frame: Hashable {
    var app: Int
    var terms: [UInt32]
    var slots: [String]
  }

  /// The words that complete each frame, with the intents of the resulting phrases.
  private var frames: [[UInt32: Set<Int>]] = []
  /// The frames that each word completes.
  private var uses: [UInt32: [Int]] = [:]

  /// Compares all phrases.
  ///
  /// - Complexity: O(*n*) in the number of words of all phrases.
  ///
  /// - Parameter opposites: Words that distinguish even phrases of one intent: "up", "down".
  init(_ phrases: [PhraseParts], terms: [PhraseParts.Term], opposites: Set<UInt32> = []) {
    var numbers: [Frame: Int] = [:]
    for phrase in phrases where phrase.terms.count <= 16 {
      for (place, term) in phrase.terms.enumerated() {
        var others = phrase.terms
        others.remove(at: place)
        let frame = Frame(
          app: phrase.app, terms: others.sorted(),
          slots: phrase.slots.filter { !$0.isOptional }.map(\.name).sorted())
        let number = numbers[frame] ?? numbers.count
        numbers[frame] = number
        if number == frames.count { frames.append([:]) }
        for choice in terms[Int(term)].choices where choice.count == 1 {
          frames[number][choice[0], default: []].insert(phrase.intent)
        }
      }
    }
    for (number, frame) in frames.enumerated() {
      let opposed = opposites.intersection(frame.keys)
      let words = Set(frame.values).count > 1 ? Set(frame.keys) : opposed.count > 1 ? opposed : []
      for word in words where uses[word, default: []].count < Self.maximumFrames {
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
