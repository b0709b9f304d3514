// German contractions, and the words for yes and no.

extension German {
  /// Contractions, with the words they stand for.
  static let contracted: [String: String] = [
    "im": "in dem",
    "ins": "in das",
    "am": "an dem",
    "ans": "an das",
    "zum": "zu dem",
    "zur": "zu der",
    "vom": "von dem",
    "beim": "bei dem",
    "aufs": "auf das",
    "fürs": "für das",
    "durchs": "durch das",
    "ums": "um das",
    "übers": "über das",
    "unterm": "unter dem",
    "hinterm": "hinter dem",
    "vorm": "vor dem",
  ]

  /// The words for yes and no.
  static let truth = TruthWords(
    yes: ["ja", "j", "jawohl", "jep", "jo", "klar", "gerne", "natürlich", "sicher"],
    no: ["nein", "nö", "ne", "nee"],
    on: ["wahr", "an", "ein", "eingeschaltet", "aktiviert"],
    off: ["falsch", "aus", "ausgeschaltet", "deaktiviert"],
    accept: ["bestätigen", "mach das", "los"],
    decline: ["abbrechen", "abbruch", "stopp", "lieber nicht", "nicht", "vergiss es"])
}
