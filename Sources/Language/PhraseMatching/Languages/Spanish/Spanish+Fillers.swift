// What people say around a request in Spanish.

extension Spanish {
  /// Said before a request; none of them says what is wanted, or begins words that do.
  static let leading = [
    "por favor", "porfa", "puedes", "puedes por favor", "me puedes", "podrías",
    "podrías por favor", "me podrías", "puede", "podría", "me puede", "me podría", "pueden",
    "quiero", "quisiera", "querría", "me gustaría", "necesito", "deseo", "puedo", "hola", "oye",
    "oiga", "buenas", "buenos días", "buenas tardes", "ok", "vale", "bueno", "bien", "pues",
    "a ver", "eh", "ehm", "ahora",
  ]

  /// Said after a request.
  static let trailing = [
    "por favor", "porfa", "porfi", "gracias", "muchas gracias", "mil gracias", "para mí",
    "para nosotros", "ahora", "ahora mismo", "ya", "si puedes", "si puede", "si es posible",
    "cuando puedas", "vale", "ok",
  ]
}
