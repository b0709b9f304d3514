// The words with which people wish for a thing, without a verb for what is to be done.

/// The words of one language that ask for a thing, with the verbs that they stand for.
///
/// "Ich hätte gern eine Suppe" orders one. All words are written as people write them and pass
/// through the normaliser. English has its own, with more verbs, in `EnglishFrames.wishes` and
/// `RequestWords`. To add a language, add a row to `all`.
package struct WishWords: Sendable {
  /// The BCP 47 language subtag.
  package let tag: String
  /// The phrases that ask for a thing: "i would like".
  package let wishes: [String]
  /// The words of such a phrase that stand behind the thing: the "willen" of "ik zou graag een soep willen".
  package var endings: [String] = []
  /// Groups of verbs that mean the same and get something: "order", "buy".
  package let verbs: [[String]]
  /// The words that say that something is done once more: "again".
  package let repeating: [String]

  /// The groups of words that may be said for each other, as those of a thesaurus.
  var groups: [[String]] { verbs.map { $0 + wishes } }

  /// Returns the words for a language tag such as `de-AT`; `nil` for a language without a row.
  package static func words(for tag: String) -> WishWords? {
    let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    return all.first { $0.tag == language }
  }

  /// The languages' words, in the order of their tags.
  package static let all: [WishWords] = [
    WishWords(
      tag: "de",
      wishes: [
        "ich möchte", "ich möchte gern", "ich möchte gerne", "ich möchte bitte", "ich hätte gern",
        "ich hätte gerne", "ich hätte lieber", "hätte ich gern", "hätte ich gerne",
        "möchte ich", "ich will", "will ich", "ich wünsche mir", "ich nehme", "nehme ich",
        "ich brauche", "ich bekomme", "bekomme ich", "ich würde gern", "ich würde gerne", "gib mir",
        "geben Sie mir", "bring mir", "bringen Sie mir", "mach mir", "wir möchten",
        "wir hätten gern", "wir hätten gerne", "wir nehmen", "wir wollen", "wir brauchen",
      ],
      endings: ["haben", "bekommen"],
      verbs: [
        ["bestell", "bestelle", "bestellen", "bestellen Sie", "ordern"],
        ["kauf", "kaufe", "kaufen"], ["hol", "hole", "holen"],
        ["reservier", "reserviere", "reservieren", "buche", "buchen"],
      ],
      repeating: [
        "noch", "nochmal", "nochmals", "wieder", "erneut", "einmal mehr", "nachbestellen",
        "nachbestelle", "wiederhole", "wiederholen", "dasselbe", "dieselbe", "denselben",
        "das Gleiche", "die gleiche", "den gleichen",
      ]),
    WishWords(
      tag: "es",
      wishes: [
        "quiero", "yo quiero", "quisiera", "querría", "me gustaría", "me gustaría tener",
        "necesito",
        "deseo", "desearía", "me apetece", "tomaré", "voy a tomar", "voy a querer", "me pones",
        "me pone", "ponme", "póngame", "dame", "deme", "me das", "me da", "tráeme", "tráigame",
        "queremos", "querríamos", "quisiéramos", "nos gustaría",
      ],
      verbs: [
        ["pedir", "pide", "pida", "pídeme", "pídame", "encarga", "encargar", "ordena", "ordenar"],
        ["comprar", "compra", "compre"], ["trae", "traer", "traiga"],
        ["reservar", "reserva", "reserve"],
      ],
      repeating: [
        "repite", "repetir", "repita", "otra vez", "de nuevo", "nuevamente", "más", "volver a",
        "vuelve a", "otra", "otro", "mismo", "misma",
      ]),
    WishWords(
      tag: "fr",
      wishes: [
        "je voudrais", "je voudrais bien", "j'aimerais", "j'aimerais bien", "je veux",
        "je souhaite", "je souhaiterais", "j'ai besoin de", "je prends", "je vais prendre",
        "je prendrai", "je prendrais", "j'ai envie de", "donne-moi", "donnez-moi", "apporte-moi",
        "apportez-moi", "nous voudrions", "nous aimerions", "on voudrait", "on aimerait",
        "il me faut", "il me faudrait", "je peux avoir", "puis-je avoir", "je pourrais avoir",
        "pourrais-je avoir", "est-ce que je peux avoir", "est-ce que je pourrais avoir",
      ],
      endings: ["avoir"],
      verbs: [
        ["commander", "commande", "commandez"], ["acheter", "achète", "achetez"],
        ["prendre", "prends", "prenez"], ["réserver", "réserve", "réservez"],
      ],
      repeating: [
        "encore", "refais", "refaire", "à nouveau", "de nouveau", "répète", "répéter", "même",
        "une autre", "un autre", "de plus", "recommande", "recommander",
      ]),
    WishWords(
      tag: "it",
      wishes: [
        "vorrei", "io vorrei", "voglio", "io voglio", "mi piacerebbe", "mi piacerebbe avere",
        "desidero", "desidererei", "ho bisogno di", "ho voglia di", "prendo", "prenderei",
        "prenderò", "mi dai", "mi dia", "dammi", "portami", "mi porti", "posso avere",
        "potrei avere", "vorremmo", "vogliamo", "prendiamo", "ci piacerebbe",
      ],
      endings: ["avere"],
      verbs: [
        ["ordinare", "ordina", "ordini", "ordinami"], ["comprare", "compra", "compri"],
        ["prendere", "prendi", "prenda"], ["prenotare", "prenota", "prenoti"],
      ],
      repeating: [
        "ancora", "di nuovo", "nuovamente", "ripeti", "ripetere", "un'altra", "un altro", "altre",
        "altri", "stesso", "stessa", "stessi", "stesse", "riordina", "riordinare",
      ]),
    WishWords(
      tag: "ja",
      wishes: [
        "が欲しい", "がほしい", "が欲しいです", "がほしいです", "が欲しいのですが", "がほしいのですが", "が欲しいんだけど", "がほしいんだけど",
        "が欲しいんですが", "がほしいんですが", "欲しい", "ほしい", "欲しいです", "ほしいです", "が食べたい", "が食べたいです", "を食べたい",
        "を食べたいです",
        "食べたい", "食べたいです", "が飲みたい", "が飲みたいです", "を飲みたい", "を飲みたいです", "飲みたい", "飲みたいです", "が頼みたい",
        "を頼みたい",
        "を頼む", "頼みたい", "をお願いします", "をお願い", "お願いします", "をください", "ください", "をもらえますか", "をいただけますか",
        "をちょうだい",
        "をもらいたい", "をいただきたい", "にします",
      ],
      verbs: [["注文", "注文して", "注文する", "注文したい"], ["購入", "買う"], ["予約"]],
      repeating: ["もう", "また", "再", "同じ", "あと", "おかわり", "追加", "繰り返"]),
    WishWords(
      tag: "ko",
      wishes: [
        "먹고 싶어", "먹고 싶어요", "먹고 싶습니다", "먹을래", "먹을래요", "먹을게요", "마시고 싶어", "마시고 싶어요", "원해",
        "원해요", "원합니다", "갖고 싶어", "갖고 싶어요", "주문하고 싶어", "주문하고 싶어요", "주문하고 싶습니다", "시키고 싶어",
        "시키고 싶어요", "시킬게요", "시킬래요", "할게요", "할게", "줘", "주세요", "부탁해", "부탁해요", "부탁드려요", "부탁드립니다",
        "주실래요",
        "주시겠어요", "받고 싶어요", "필요해", "필요해요",
      ],
      verbs: [["주문", "주문해", "주문할게요", "주문할래요", "시켜"], ["구매", "사"], ["예약", "예약해"]],
      repeating: ["다시", "더", "또", "같은", "똑같은", "똑같이", "추가", "재주문", "한 번 더"]),
    WishWords(
      tag: "nl",
      wishes: [
        "ik wil", "ik wil graag", "ik wou", "ik wou graag", "ik zou graag", "ik zou wel",
        "ik zou graag willen", "ik had graag", "ik neem", "ik heb zin in", "wil ik",
        "wil ik graag", "zou ik graag", "neem ik", "ik krijg graag", "mag ik", "doe mij",
        "doe mij maar", "geef mij", "geef me", "breng mij", "breng me", "we willen",
        "we willen graag", "we zouden graag", "we nemen", "wij willen", "wij nemen",
      ],
      endings: ["willen", "hebben", "krijgen"],
      verbs: [
        ["bestel", "bestellen", "bestelt"], ["koop", "kopen"], ["haal", "halen"],
        ["reserveer", "reserveren", "boek", "boeken"],
      ],
      repeating: [
        "nog", "opnieuw", "weer", "nogmaals", "herhaal", "herhalen", "hetzelfde", "dezelfde",
        "nabestellen",
      ]),
    WishWords(
      tag: "pt",
      wishes: [
        "quero", "eu quero", "queria", "eu queria", "gostaria", "gostaria de", "eu gostaria de",
        "gostaria de ter", "gostava de", "quisera", "desejo", "desejaria", "preciso de", "preciso",
        "vou querer", "vou tomar", "me dê", "me dá", "dê-me", "dá-me", "me vê", "traga-me",
        "me traga", "me traz", "pode me dar", "posso ter", "queremos", "gostaríamos de",
        "queríamos",
        "estou com vontade de",
      ],
      verbs: [
        ["pedir", "peça", "pede", "peça-me", "encomenda", "encomende", "encomendar"],
        ["comprar", "compra", "compre"], ["trazer", "traz", "traga"],
        ["reservar", "reserva", "reserve"],
      ],
      repeating: [
        "de novo", "outra vez", "novamente", "repita", "repete", "repetir", "mais", "outra",
        "outro", "mesmo", "mesma",
      ]),
    WishWords(
      tag: "zh",
      wishes: [
        "我要", "我想要", "我想点", "我要点", "我想吃", "我想喝", "我想买", "我要买", "想要", "想点", "想吃", "想喝", "我来", "给我",
        "给我来", "帮我点", "帮我来", "请给我", "我需要", "我们要", "我们想要", "我们想点", "来", "要", "来一份", "来一碗", "能给我",
        "麻烦来",
      ],
      verbs: [["点", "订", "下单"], ["买", "购买"], ["预订", "预定"]],
      repeating: ["再", "又", "重新", "重复", "同样", "一样", "还要", "多"]),
  ]
}
