// What people say around a request in Italian.

extension Italian {
  /// Said before a request; none of them says what is wanted, or begins words that do.
  static let leading = [
    "per favore", "per piacere", "per cortesia", "puoi", "puoi per favore", "mi puoi", "potresti",
    "potresti per favore", "mi potresti", "può", "potrebbe", "potete", "potreste", "posso",
    "potrei", "voglio", "vorrei", "mi piacerebbe", "ho bisogno di", "desidero", "ciao", "ehi",
    "hey", "salve", "buongiorno", "buonasera", "ok", "okay", "va bene", "allora", "dunque",
    "bene", "scusa", "ehm", "adesso", "ora",
  ]

  /// Said after a request.
  static let trailing = [
    "per favore", "per piacere", "per cortesia", "grazie", "grazie mille", "tante grazie",
    "per me", "per noi", "adesso", "ora", "subito", "se puoi", "se può", "se possibile",
    "quando puoi", "va bene", "ok",
  ]
}
