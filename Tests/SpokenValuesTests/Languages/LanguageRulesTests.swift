// Tests the tables of the languages: complete, without contradictions, and safe to strip.

import SpokenValues
import Testing

struct LanguageRulesTests {
  private static let tags = LanguageRules.all.map(\.tag)

  private func rules(_ tag: String) throws -> LanguageRules {
    try #require(LanguageRules.rules(for: tag))
  }

  private func words(_ text: String) -> [String] { Normalizer.utterance(text).words }

  @Test func `ten languages are known, by their variants too`() {
    #expect(Set(Self.tags) == ["en", "de", "fr", "es", "it", "nl", "pt", "ja", "zh", "ko"])
    #expect(LanguageRules.rules(for: "de-AT")?.tag == "de")
    #expect(LanguageRules.rules(for: "zh_Hant_TW")?.tag == "zh")
    #expect(LanguageRules.rules(for: "tlh") == nil)
  }

  @Test(arguments: tags)
  func `a language says how people ask`(_ tag: String) throws {
    let rules = try rules(tag)
    for list in [rules.leading, rules.trailing] {
      let folded = list.map(words)
      #expect((15...60).contains(folded.count))
      #expect(!folded.contains([]))
      #expect(Set(folded).count == folded.count, "twice: \(list)")
    }
    #expect(!rules.functionWords.isEmpty)
    #expect(rules.truth.yes.count > 2 && rules.truth.no.count > 0)
    for text in rules.contractions.keys { #expect(words(text).count == 1, "\(text)") }
  }

  /// Requests of which a filler would take a part that says what is wanted.
  static let whole = [
    "en": [
      "now playing", "stop please do not", "do not order", "never order soup", "show me soup",
    ],
    "de": ["mal ein Bild", "bestelle nicht", "sag mir das Wetter", "zeig mir Suppe"],
    "fr": ["dis bonjour à Paul", "ne commande pas", "bon de réduction", "montre-moi la soupe"],
    "es": ["no pidas sopa", "dime la hora", "para la música"],
    "it": ["non ordinare", "senti la radio", "dimmi il tempo"],
    "nl": ["laat me de foto's zien", "dag en nacht", "bestel niet"],
    "pt": ["não peça sopa", "é hora", "diga a hora"],
    "ja": ["注文するな", "今日の天気", "おいしいスープ", "はいしん"],
    "zh": ["喂狗", "打开酒吧", "好友", "那里", "不要点汤", "别点汤"],
    "ko": ["자장가 틀기", "주문하지 마", "나무 심기"],
  ]

  @Test(arguments: tags)
  func `no filler takes what says what is wanted`(_ tag: String) throws {
    let rules = try rules(tag)
    for text in try #require(Self.whole[tag]) {
      let words = words(text)
      #expect(!rules.leading.contains { words.starts(with: self.words($0)) }, "\(text)")
      #expect(
        !rules.trailing.contains { words.reversed().starts(with: self.words($0).reversed()) },
        "\(text)")
    }
  }

  @Test func `no word both agrees and disagrees`() {
    let accept = Set(AnswerWords.accept.map(words))
    #expect(accept.isDisjoint(with: AnswerWords.decline.map(words)))
    #expect(Set(AnswerWords.isTrue.map(words)).isDisjoint(with: AnswerWords.isFalse.map(words)))
  }

  @Test(arguments: [
    ("en", "soups", "soup"), ("en", "cities", "city"), ("en", "boxes", "box"),
    ("de", "suppen", "suppe"), ("de", "dokumente", "dokument"), ("de", "bestellen", "bestelle"),
    ("fr", "soupes", "soupe"), ("fr", "journaux", "journal"), ("es", "sopas", "sopa"),
    ("es", "canciones", "cancion"), ("es", "luces", "luz"), ("it", "documenti", "documento"),
    ("it", "zuppe", "zuppa"), ("it", "parchi", "parco"), ("nl", "soepen", "soep"),
    ("nl", "bomen", "boom"), ("nl", "mannen", "man"), ("pt", "sopas", "sopa"),
    ("pt", "canções", "canção"), ("ko", "주문을", "주문"), ("ko", "수프를", "수프"),
    ("ko", "거실에서", "거실"), ("ko", "서울로", "서울"),
  ])
  func `an ending is taken off`(_ tag: String, _ word: String, _ base: String) throws {
    let inflections = try #require(try rules(tag).inflections)
    #expect(inflections(word).contains(base))
  }

  @Test(arguments: [
    ("en", "bus"), ("en", "less"), ("en", "this"), ("en", "gas"), ("de", "aus"), ("de", "eine"),
    ("fr", "dans"), ("fr", "commande"), ("es", "lunes"), ("es", "mes"), ("it", "tre"),
    ("nl", "een"), ("pt", "mais"), ("ko", "나이"), ("ko", "을"), ("ko", "수프을"),
  ])
  func `a word without an ending stays`(_ tag: String, _ word: String) throws {
    let inflections = try #require(try rules(tag).inflections)
    #expect(inflections(word) == [])
  }

  @Test(arguments: [
    "", "s", "ss", "e", "en", "i", "chi", "ões", "가", "에서", "\u{1F35C}", "x", "aux", "ces", "oo",
  ])
  func `no word is too short or strange`(_ word: String) {
    for rules in LanguageRules.all {
      for base in rules.inflections?(word) ?? [] { #expect(base != word && !base.isEmpty) }
    }
  }

  @Test(arguments: [
    ("l’oignon", ["l", "oignon"]), ("dell'ordine", ["dell", "ordine"]), ("un'ora", ["un", "ora"]),
    ("qu’est-ce", ["qu", "est", "ce"]), ("foto's", ["foto", "s"]), ("l´été", ["l", "été"]),
    ("aujourd’hui", ["aujourdhui"]), ("¿Qué?", ["qué"]), ("¡Hola!", ["hola"]),
    ("'s avonds", ["s", "avonds"]), ("rock'n'roll", ["rocknroll"]), ("d'acqua", ["d", "acqua"]),
  ])
  func `an apostrophe is read as its language means it`(_ text: String, _ expected: [String]) {
    #expect(words(text) == expected)
  }
}
