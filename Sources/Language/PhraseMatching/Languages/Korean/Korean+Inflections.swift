// Removes the particles of Korean words.

extension Korean {
  /// Returns the word without its particle: `주문` for `주문을`.
  ///
  /// Cost: a word of two syllables or more that happens to end like a particle is taken for the
  /// word before it: `나이` is not, `고양이` is taken for `고양`. A particle must fit the sound it
  /// follows, `을` a closed syllable and `를` an open one, which leaves half of those out.
  @Sendable static func baseForms(_ word: String) -> [String] {
    let scalars = Array(word.unicodeScalars)
    var forms: [String] = []
    for (particle, follows) in particles {
      let count = particle.unicodeScalars.count
      guard scalars.count >= count + 2, word.hasSuffix(particle) else { continue }
      let last = scalars[scalars.count - count - 1].value
      guard (0xAC00...0xD7A3).contains(last) else { continue }
      let final = (last - 0xAC00) % 28
      // `로` follows an open syllable or one that ends in ㄹ.
      let isClosed = final != 0 && !(follows == .open && particle.hasPrefix("로") && final == 8)
      if follows == .any || (follows == .closed) == isClosed {
        forms.append(String(word.dropLast(particle.count)))
      }
    }
    return forms
  }

  private enum Syllable { case open, closed, any }

  private static let particles: [(String, Syllable)] = [
    ("에서는", .any), ("에서", .any), ("에게", .any), ("한테", .any), ("까지", .any), ("부터", .any),
    ("으로", .closed), ("로", .open), ("에", .any), ("의", .any), ("도", .any), ("만", .any),
    ("을", .closed), ("를", .open), ("은", .closed), ("는", .open), ("이", .closed), ("가", .open),
    ("과", .closed), ("와", .open), ("이랑", .closed), ("랑", .open),
  ]
}
