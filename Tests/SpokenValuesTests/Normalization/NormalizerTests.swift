// Tests what texts become the same words.

import SpokenValues
import Testing

struct NormalizerTests {
  @Test(arguments: [
    ("Order  Soup, please!", ["order", "soup", "please"]),
    ("What’s up", ["what", "is", "up"]), ("what's up", ["what", "is", "up"]),
    ("Anna's list", ["anna", "s", "list"]), ("the dogs' list", ["the", "dogs", "list"]),
    ("‘soup’ 'soup'", ["soup", "soup"]), ("o'clock rock'n'roll", ["oclock", "rocknroll"]),
    ("l'oignon d’été", ["l", "oignon", "d", "été"]), ("e-mail", ["e", "mail"]),
    ("version 1.4, not 1,5.", ["version", "1.4", "not", "1,5"]),
    ("C++ and C#", ["c", "++", "and", "c", "#"]), ("STRASSE straße", ["strasse", "strasse"]),
    ("ΣΊΣΥΦΟΣ Σίσυφος", ["σίσυφοσ", "σίσυφοσ"]), ("ﬁle ＡＢＣ①", ["file", "abc1"]),
    ("cafe\u{301} café", ["café", "café"]),
    ("soft\u{AD}hyphen zero\u{200B}width", ["softhyphen", "zerowidth"]),
    ("Soupyでスープ", ["soupy", "で", "ス", "ー", "プ"]), ("ｿｳﾟﾌﾟ", ["ソ", "ウ\u{309A}", "プ"]),
    ("Soupy에서 주문", ["soupy", "에서", "주문"]), ("สวัสดี", ["ส", "วั", "ส", "ดี"]),
    ("Soupy™ ©", ["soupy"]), ("🍜🍜 👩‍👩‍👧", ["🍜", "🍜", "👩👩👧"]), ("🇩🇪", ["🇩🇪"]),
    ("İstanbul ılık", ["istanbul", "ilik"]), ("…", []), ("", []),
  ])
  func `a text becomes words`(_ text: String, _ words: [String]) {
    #expect(Normalizer.utterance(text).words == words)
  }

  @Test(arguments: ["Order  Soup, 12 please!", "it is. so", "a,b", "1.5", "x?", "don't", "é"])
  func `the plain reader agrees with the general one`(_ text: String) {
    // A no-break space sends the whole text through the general reader.
    let general = Normalizer.utterance(text + "\u{A0}")
    let plain = Normalizer.utterance(text)
    #expect(plain.words == general.words)
    #expect(plain.tokens.map(\.lower) == general.tokens.map(\.lower))
    #expect(plain.tokens.map(\.upper) == general.tokens.map(\.upper))
  }

  @Test(arguments: [
    ("add \"buy milk\" now", "buy milk"), ("“buy milk”", nil), ("note „Milch“", "Milch"),
    ("a \"b\" and \"c\"", nil),
    ("\"", nil), ("\"\" milk", nil), ("read **so long**, please", "so long"),
    ("*a* and `b` too", "a* and `b"), ("2 * 3 * 4", nil), ("snake_case_name", nil), ("* milk", nil),
    ("a 6\" nail", nil), ("", nil), ("it's the dog's", nil), ("🙂 *é*", "é"),
  ])
  func `a text may be set apart`(_ text: String, _ words: String?) {
    let utterance = Normalizer.utterance(text)
    #expect(utterance.quotedWords.map(utterance.text(of:)) == words)
  }

  @Test func `words know their places`() {
    let utterance = Normalizer.utterance("«Été»  what’s ﬁn")
    #expect(utterance.words == ["été", "what", "is", "fin"])
    #expect(
      utterance.tokens.indices.map { utterance.text(of: $0..<$0 + 1) } == [
        "Été", "what", "’s", "ﬁn",
      ])
    #expect(utterance.tokens.map(\.startsWord) == [true, true, false, true])
  }
}
