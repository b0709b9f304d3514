// Titles made from Swift names, for declarations without a title.

/// Returns a Swift name as a title: `openURLInTab` becomes "Open URL In Tab".
package func titleOfIdentifier(_ name: String) -> String {
  var words: [String] = []
  var word = ""
  let letters = Array(name)
  for (index, letter) in letters.enumerated() {
    let next = index + 1 < letters.count ? letters[index + 1] : nil
    let endsWord =
      letter.isUppercase
      && (word.last?.isUppercase != true || (next?.isLowercase ?? false))
    if endsWord, !word.isEmpty {
      words.append(word)
      word = ""
    }
    word.append(letter)
  }
  words.append(word)
  return words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined(separator: " ")
}
