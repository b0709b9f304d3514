// How English runs words together, and says yes and no.

extension English {
  /// Words that stand for several; the longer form means the same.
  static let contracted: [String: String] = [
    "gonna": "going to",
    "wanna": "want to",
    "gotta": "got to",
    "lemme": "let me",
    "gimme": "give me",
    "cannot": "can not",
    "whats": "what is",
    "wheres": "where is",
    "dont": "do not",
    "cant": "can not",
  ]

  /// The words for yes and no.
  static let truth = TruthWords(
    yes: ["yes", "y", "ok", "okay", "sure", "yep", "yeah", "yup", "of course"],
    no: ["no", "n", "nope", "nah"],
    on: ["true", "on", "enabled"],
    off: ["false", "off", "disabled"],
    accept: ["confirm", "go ahead", "go on", "continue", "proceed", "do it"],
    decline: ["cancel", "don't", "never mind", "nevermind", "stop"])
}
