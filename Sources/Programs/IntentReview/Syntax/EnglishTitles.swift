// Checks English titles without a grammar.

/// A title in English, as a list of words.
struct EnglishTitle {
  let words: [String]

  /// Creates a title; `nil` for a text that is not clearly English: a strings key, another script.
  init?(_ text: String) {
    let scalars = text.unicodeScalars
    guard scalars.allSatisfy({ $0.isASCII || "‘’“”–—…".unicodeScalars.contains($0) }) else {
      return nil
    }
    words = text.split(separator: " ").map(String.init)
    // `intent.open.title` and `open_title` are keys.
    if words.count == 1, let only = words.first,
      only.contains(where: { "._-/".contains($0) }) || only.first?.isLowercase == true
    {
      return nil
    }
  }

  /// The words in lower case, without punctuation at their ends.
  private var bare: [String] {
    words.map { word in
      String(word.lowercased().drop { !$0.isLetter }.reversed().drop { !$0.isLetter }.reversed())
    }
  }

  var startsWithVerb: Bool { bare.first.map { Self.verbs.contains($0) } ?? false }

  /// Whether a word after the first is a verb, or the first one ends in -ing.
  var hasVerbElsewhere: Bool {
    if let first = bare.first, first.hasSuffix("ing"), first.count > 5 {
      let stem = String(first.dropLast(3))
      if Self.verbs.contains(stem) || Self.verbs.contains(stem + "e") { return true }
    }
    guard bare.count > 1, let last = bare.last else { return false }
    return Self.plainVerbs.contains(last)
  }

  /// The first word with the wrong case in a title; `nil` if there is none.
  var wordInWrongCase: String? {
    for (index, word) in words.enumerated() {
      guard let first = word.first, first.isLetter, first.isLowercase else { continue }
      // `iCloud`, `sing-box` and `visionOS` have their own spelling.
      if word.contains(where: { $0.isUppercase || $0 == "-" || $0 == "/" || $0 == "." }) {
        continue
      }
      let isSmall = Self.smallWords.contains(bare[index])
      if index == 0 || !isSmall
        || (index == words.count - 1 && !Self.prepositions.contains(bare[index]))
      {
        return word
      }
    }
    return nil
  }

  /// The title in title case.
  var inTitleCase: String {
    var title = self.words
    for index in title.indices {
      let word = title[index]
      guard word.first?.isLowercase == true,
        !word.contains(where: { $0.isUppercase || "-/.".contains($0) })
      else { continue }
      let isEdge = index == 0 || index == title.count - 1
      if isEdge || !Self.smallWords.contains(bare[index]) {
        title[index] = word.prefix(1).uppercased() + word.dropFirst()
      }
    }
    return title.joined(separator: " ")
  }

  private static let prepositions: Set<String> = [
    "as", "at", "by", "for", "from", "in", "into", "of", "off", "on", "onto", "out", "over", "per",
    "to", "up", "via", "with",
  ]

  private static let smallWords: Set<String> = prepositions.union([
    "a", "an", "and", "but", "if", "nor", "or", "so", "the", "vs", "yet", "is", "are", "s",
  ])

  /// Verbs that are rarely the last word of a title as a noun.
  private static let plainVerbs: Set<String> = [
    "add", "apply", "choose", "create", "delete", "disable", "edit", "enable", "erase", "find",
    "generate", "get", "hide", "insert", "open", "remove", "rename", "resume", "select", "send",
    "toggle", "update",
  ]

  private static let verbs: Set<String> = Set(
    """
    accept access activate add adjust advance aim analyze analyse announce answer append apply \
    approve archive arm arrange ask assign attach authenticate authorize average back backup \
    balance begin block book bookmark boost bring browse build buy calculate call cancel capture \
    cast categorize change charge chat check choose claim clean clear clone close collect combine \
    compare complete compose compress compute configure confirm connect contact continue control \
    convert cook copy count crawl create crop customize cut cycle deactivate debug decline decode \
    decrease define delete deliver deposit describe detect determine dial dictate disable disarm \
    discard disconnect discover dismiss display divide do donate download draft drag draw drink \
    drop duplicate earn eat edit eject email empty enable encode encrypt end enroll enter erase \
    estimate evaluate exclude execute exercise exit expand explain explore export extend extract \
    fast favorite feed fetch file fill filter find finish fix flag flip focus follow forget format \
    forward free freeze generate get give go grant group guess handle hang help hide highlight hold \
    identify ignore import improve include increase increment infer inform insert inspect install \
    interrupt invite join jump keep kick label launch learn leave like link list listen load locate \
    lock log login logout look lower mail make manage map mark match measure meditate merge message \
    minimize mix modify monitor mount move multiply mute name navigate notify observe open optimize \
    order organize pair park parse paste pause pay perform pick pin place plan plant play plot pop \
    post predict preload prepare press preview print process protect provide publish pull purchase \
    push put query queue quit quote raise randomize rate react read reboot rebuild recalculate \
    receive recognize recommend record recover recycle redeem redo reduce refresh refuel register \
    reject reload remember remind remove rename render reopen reorder repeat replace reply report \
    request require reroll rerun reschedule reserve reset resize resolve respond restart restore \
    resume resync retrieve retry return reveal reverse review revoke rewind roll rotate run save say \
    scale scan schedule score scroll search see seek select send separate set setup share shift ship \
    show shuffle shut sign silence simulate sing skip sleep slice slow snooze solve sort speak \
    specify speed spell spend split spin stage star start stay step stop store stream submit \
    subscribe subtract suggest sum summarize support suspend swap switch sync synchronize tag take \
    talk tap teach tell terminate test text think throw tidy time toggle track train transcribe \
    transfer transform translate trash trigger trim try tune turn type unarchive undo unfavorite \
    unfollow uninstall unlike unlink unlock unmark unmute unpair unpin unsubscribe untag update \
    upgrade upload use validate verify view visit visualize vote wait wake walk warm wash watch \
    water weigh wipe withdraw work wrap write zip zoom test what's what where how is are can will
    """.split(whereSeparator: \.isWhitespace).map(String.init))
}
