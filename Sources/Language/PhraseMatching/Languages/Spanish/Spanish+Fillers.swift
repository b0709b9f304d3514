// Spanish polite phrases, which may surround a request.

extension Spanish {
  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "por favor", "porfa", "puedes", "puedes por favor", "me puedes", "podrías",
    "podrías por favor", "me podrías", "puede", "podría", "me puede", "me podría", "pueden",
    "quiero", "quisiera", "querría", "me gustaría", "necesito", "deseo", "puedo", "hola", "oye",
    "oiga", "buenas", "buenos días", "buenas tardes", "ok", "vale", "bueno", "bien", "pues",
    "a ver", "eh", "ehm", "ahora",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "por favor", "porfa", "porfi", "gracias", "muchas gracias", "mil gracias", "para mí",
    "para nosotros", "ahora", "ahora mismo", "ya", "si puedes", "si puede", "si es posible",
    "cuando puedas", "vale", "ok",
  ]
}
