// English contractions, and the words for yes and no.

extension English {
  /// Contractions with the words they stand for, and short forms without apostrophes.
  static let contracted = shortForms.reduce(
    into: [
      "gonna": "going to", "wanna": "want to", "gotta": "got to", "lemme": "let me",
      "gimme": "give me", "cannot": "can not",
    ]
  ) { contracted, form in
    contracted[form.key.filter { $0 != "'" }] = form.value.0 + " " + form.value.1
  }

  /// The words for yes and no.
  static let truth = TruthWords(
    yes: ["yes", "y", "ok", "okay", "sure", "yep", "yeah", "yup", "of course"],
    no: ["no", "n", "nope", "nah"],
    on: ["true", "on", "enabled"],
    off: ["false", "off", "disabled"],
    accept: ["confirm", "go ahead", "go on", "continue", "proceed", "do it"],
    decline: ["cancel", "don't", "never mind", "nevermind", "stop"])
}
