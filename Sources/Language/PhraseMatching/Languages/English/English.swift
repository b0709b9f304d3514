// English: politeness, articles and contractions.

enum English {
  static let rules = LanguageRules(
    tag: "en",
    articles: ["a", "an", "the", "my", "some"],
    leading: leading,
    trailing: trailing,
    functionWords: [
      "in", "on", "at", "to", "of", "for", "from", "with", "by", "using", "use", "is", "are", "do",
      "does", "what", "where", "it", "this", "that", "and", "or", "i", "me", "you", "your", "be",
      "how", "who", "when", "s",
    ],
    contractions: contracted,
    inflections: baseForms,
    numbers: NumberSpelling(
      minus: ["negative "], halves: ["# and a half"],
      more: [0.5: ["half", "a half", "one half"], 1.5: ["one and a half"]]),
    truth: truth,
    timeWords: timeWords,
    unitRegions: ["en-GB"])

  /// Contractions with the apostrophe, and the two words they stand for.
  ///
  /// Any other `'s` is a possessive and stays an `s`.
  static let shortForms: [String: (String, String)] = [
    "what's": ("what", "is"), "where's": ("where", "is"), "who's": ("who", "is"),
    "how's": ("how", "is"), "when's": ("when", "is"), "that's": ("that", "is"),
    "there's": ("there", "is"), "here's": ("here", "is"), "it's": ("it", "is"),
    "let's": ("let", "us"), "i'm": ("i", "am"), "i'd": ("i", "would"), "i'll": ("i", "will"),
    "i've": ("i", "have"), "you're": ("you", "are"), "you'd": ("you", "would"),
    "you'll": ("you", "will"), "you've": ("you", "have"), "we're": ("we", "are"),
    "we'd": ("we", "would"), "we'll": ("we", "will"), "we've": ("we", "have"),
    "they're": ("they", "are"), "don't": ("do", "not"), "doesn't": ("does", "not"),
    "didn't": ("did", "not"), "isn't": ("is", "not"), "aren't": ("are", "not"),
    "wasn't": ("was", "not"), "can't": ("can", "not"), "couldn't": ("could", "not"),
    "won't": ("will", "not"), "wouldn't": ("would", "not"), "shouldn't": ("should", "not"),
    "haven't": ("have", "not"), "hasn't": ("has", "not"),
  ]
}
