// Finds the singular of Spanish nouns and adjectives.

extension Spanish {
  /// Returns the words that a plural may be a form of: `sopa` for `sopas`, `pedido` for `pedidos`.
  ///
  /// Cost: words of five letters or more that differ only by `s` or `es` are taken for one, also
  /// the second person of a verb (`abre` and `abres`). Days such as `lunes` have no singular.
  @Sendable static func baseForms(_ word: String) -> [String] {
    guard word.utf8.count > 4, word.hasSuffix("s"),
      !["lunes", "martes", "jueves", "viernes"].contains(word)
    else { return [] }
    if word.hasSuffix("ces") { return [word.dropLast(3) + "z", String(word.dropLast())] }
    if word.hasSuffix("es") { return [String(word.dropLast(2)), String(word.dropLast())] }
    return [String(word.dropLast())]
  }
}
