// French polite phrases, which may surround a request.

extension French {
  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "s'il te plaît", "s'il vous plaît", "stp", "svp", "peux-tu", "tu peux", "peux-tu me",
    "pourrais-tu", "tu pourrais", "pourrais-tu me", "pouvez-vous", "vous pouvez",
    "pouvez-vous me", "pourriez-vous", "vous pourriez", "est-ce que tu peux",
    "est-ce que tu pourrais", "est-ce que vous pouvez", "est-ce que je peux",
    "est-ce que je pourrais", "puis-je", "je peux", "je veux", "je voudrais", "j'aimerais",
    "je souhaite", "je souhaiterais", "j'ai besoin de", "merci de", "veuillez", "bonjour",
    "bonsoir", "salut", "hé", "hey", "ok", "okay", "alors", "euh",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "s'il te plaît", "s'il vous plaît", "stp", "svp", "merci", "merci beaucoup", "merci d'avance",
    "pour moi", "pour nous", "maintenant", "tout de suite", "si possible", "si tu peux",
    "si vous pouvez", "d'accord", "ok",
  ]
}
