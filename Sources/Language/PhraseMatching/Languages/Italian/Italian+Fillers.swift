// Italian polite phrases, which may surround a request.

extension Italian {
  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "per favore", "per piacere", "per cortesia", "puoi", "puoi per favore", "mi puoi", "potresti",
    "potresti per favore", "mi potresti", "può", "potrebbe", "potete", "potreste", "posso",
    "potrei", "voglio", "vorrei", "mi piacerebbe", "ho bisogno di", "desidero", "ciao", "ehi",
    "hey", "salve", "buongiorno", "buonasera", "ok", "okay", "va bene", "allora", "dunque",
    "bene", "scusa", "ehm", "adesso", "ora",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "per favore", "per piacere", "per cortesia", "grazie", "grazie mille", "tante grazie",
    "per me", "per noi", "adesso", "ora", "subito", "se puoi", "se può", "se possibile",
    "quando puoi", "va bene", "ok",
  ]
}
