// The words that steer a session beside its commands: to leave a question, to get help, to end.

/// The words of one language for the session itself.
///
/// They are compared as whole lines, without case. In a frame, `{}` stands for the name of an app. To
/// add a language, add a row to `all`.
package struct SessionWords: Sendable {
  /// The BCP 47 language subtag.
  package let tag: String
  /// The words that leave a question: "never mind".
  package let cancel: [String]
  /// More such words: "not now".
  package var leaving: [String] = []
  /// The words that refuse all that is offered, where they cannot be a name: "none".
  package var refusing: [String] = []
  /// The words that ask what can be said, the one to list first: "help".
  package let help: [String]
  /// The questions that ask so where nothing is to be answered: "what can i say".
  package var helpQuestions: [String] = []
  /// The words for the shell's own words, of which help tells: "help words".
  package let topics: [String]
  /// The words that end the session: "quit".
  package let quit: [String]
  /// The words that thank, alone: "thanks".
  package let thanks: [String]
  /// The words that greet, alone: "hello".
  package let greetings: [String]
  /// The words that take back what was done last: "undo".
  package let undo: [String]
  /// The frames that put an app in focus, the one to list first: "use {}".
  package let use: [String]
  /// The words in such a frame that put no app in focus: "none".
  package let noApp: [String]
  /// The frames that run an intent by its name, the one to list first: "run {}".
  package let run: [String]
  /// The words before the number of a link that open it: "open 3".
  package let open: [String]
  /// The words before the number of a code block that copy it: "copy 2".
  package let copy: [String]
  /// The words for all of several: "everything".
  package let everything: [String]
  /// The words between the last two of several, with spaces around them: "and".
  package let and: [String]
  /// The words that may stand there instead between things that are known: "lake trail vs oak loop".
  package let beside: [String]

  /// The words of a language and those of English, which are understood everywhere.
  package static func rows(for tag: String?) -> [SessionWords] {
    all.filter { $0.tag == tag && tag != english.tag } + [english]
  }

  /// Whether words leave a question, also behind words that correct something and with polite ones:
  /// "no, cancel", "oh never mind", "cancel please".
  ///
  /// - Parameters:
  ///   - isText: Whether any other words are an answer.
  ///   - isTruth: Whether yes or no is asked for, so that a no is an answer.
  package static func isCancelling(
    _ text: String, for tag: String?, isText: Bool = false, isTruth: Bool = false
  ) -> Bool {
    let rows = rows(for: tag)
    let utterance = Normalizer.utterance(text)
    var words = utterance.words[...]
    guard words.count <= 8 else { return false }
    let tags = rows.map(\.tag)
    let rules = LanguageRules.all.filter { tags.contains($0.tag) }
    func phrases(_ texts: [String]) -> [[String]] {
      texts.map { Normalizer.utterance($0).words }.filter { !$0.isEmpty }
        .sorted { $0.count > $1.count }
    }
    if isText, rules.contains(where: { $0.truth.no.contains(words.joined(separator: " ")) }) {
      return true
    }
    let cancelling = Set(
      phrases(
        rows.flatMap {
          $0.cancel + (isTruth ? [] : $0.leaving) + (isText || isTruth ? [] : $0.refusing)
        }))
    let before = phrases(
      ConversationWords.rows(for: tags).flatMap(\.corrections)
        + rules.flatMap { $0.leading + $0.truth.no })
    let behind = phrases(rules.flatMap(\.trailing))
    // "No, one" is not "no one".
    while !cancelling.contains(Array(words))
      || utterance.pauses.contains(where: { words.dropFirst().indices.contains($0) })
    {
      if let phrase = before.first(where: { $0.count < words.count && words.starts(with: $0) }) {
        words = words.dropFirst(phrase.count)
      } else if let phrase = behind.first(where: {
        $0.count < words.count && words.suffix($0.count).elementsEqual($0)
      }) {
        words = words.dropLast(phrase.count)
      } else {
        return false
      }
    }
    return true
  }

  /// Returns the name in the first frame that a text has, however it is cased; `nil` for none.
  package static func name(in text: String, frames: [String]) -> String? {
    self.text(in: text, frames: frames)?.split(separator: " ").joined(separator: " ")
  }

  /// Returns the text in the first frame that a text has, with the spaces in it; `nil` for none.
  package static func text(in text: String, frames: [String]) -> Substring? {
    let folded = text.lowercased()
    for frame in frames {
      let parts = frame.split(separator: "{}", omittingEmptySubsequences: false)
      guard parts.count == 2, folded.count > frame.count - 2,
        folded.hasPrefix(parts[0].lowercased()), folded.hasSuffix(parts[1].lowercased())
      else { continue }
      return text.dropFirst(parts[0].count).dropLast(parts[1].count)
    }
    return nil
  }

  private static let english = SessionWords(
    tag: "en",
    cancel: [
      "cancel", "cancel it", "cancel that", "cancel this", "never mind", "nevermind", "nvm",
      "forget it", "forget that",
      "forget about it", "forget the whole thing", "forget it all", "forget all that",
      "drop the whole thing", "scratch that", "scrap that", "scrap it", "drop it", "stop",
      "stop it",
      "i changed my mind",
      "i've changed my mind", "changed my mind",
    ],
    leaving: [
      "abort", "not now", "not yet", "leave it", "don't bother", "i don't want it",
      "i don't want that",
      "i don't want it anymore", "i don't want that anymore", "i don't want this", "no way",
      "actually no", "please don't", "don't do it", "don't do that", "no don't", "no thanks",
      "no thank you", "nah",
    ],
    refusing: [
      "none", "none of them", "none of these", "none of those", "no one", "nobody", "nothing",
      "neither", "neither of them", "neither one",
    ],
    help: ["help"],
    helpQuestions: [
      "what can i say", "what can i do", "what can you do", "what do you understand",
      "what can i ask", "how does this work", "what can i say here",
    ],
    topics: ["words"], quit: ["exit", "quit", "bye", "goodbye", "bye bye"],
    thanks: [
      "thanks", "thank you", "thanks a lot", "thank you very much", "thank you so much",
      "many thanks", "great thanks", "thanks so much", "cheers", "perfect thanks", "that's all",
      "that's all thanks", "no that's all", "that is all",
    ],
    greetings: [
      "hi", "hello", "hey", "hi there", "hello there", "hey there", "good morning",
      "good afternoon", "good evening",
    ],
    undo: ["undo"], use: ["use {}"],
    noApp: ["none", "all"],
    run: ["run {}"],
    open: ["open"], copy: ["copy"],
    everything: ["all", "all of them", "everything"],
    and: ["and", "&", "n"],
    beside: ["or", "with", "to", "versus", "vs", "against", "plus"])

  /// The languages' words, English first.
  package static let all: [SessionWords] = [
    english,
    SessionWords(
      tag: "de", cancel: ["abbrechen", "abbruch", "vergiss es", "schon gut", "stopp"],
      leaving: [
        "doch nicht", "lieber nicht", "noch nicht", "jetzt nicht", "nicht jetzt", "nein danke",
        "lass es", "lass das", "ich will das nicht", "ich möchte das nicht",
        "ich habe es mir anders überlegt",
      ],
      refusing: ["keine", "keiner", "keines", "keine davon", "nichts", "nichts davon", "niemand"],
      help: ["hilfe"], helpQuestions: ["was kann ich sagen", "was kannst du", "was kann ich tun"],
      topics: ["wörter"], quit: ["beenden", "ende", "tschüss"],
      thanks: [
        "danke", "danke schön", "vielen dank", "danke sehr", "besten dank", "dankeschön",
        "das ist alles", "das war's",
      ],
      greetings: [
        "hallo", "hi", "guten morgen", "guten tag", "guten abend", "moin", "servus", "grüß gott",
      ],
      undo: ["rückgängig", "mach das rückgängig", "zurücknehmen"],
      use: ["nimm {}", "benutze {}", "verwende {}"], noApp: ["nichts", "keine", "alle"],
      run: ["starte {}", "führe {} aus"],
      open: ["öffne", "öffnen"], copy: ["kopiere", "kopieren"],
      everything: ["alle", "alles"], and: ["und"], beside: ["oder", "mit", "gegen"]),
    SessionWords(
      tag: "es", cancel: ["cancelar", "cancela", "olvídalo", "déjalo", "para"],
      leaving: [
        "mejor no", "ahora no", "todavía no", "no gracias", "no lo hagas", "no quiero",
        "ya no quiero", "he cambiado de idea",
      ],
      refusing: ["ninguno", "ninguna", "ninguno de ellos", "ninguna de ellas", "nada", "nadie"],
      help: ["ayuda"], helpQuestions: ["qué puedo decir", "qué puedes hacer"],
      topics: ["palabras"], quit: ["salir", "adiós"],
      thanks: ["gracias", "muchas gracias", "mil gracias", "eso es todo"],
      greetings: ["hola", "buenos días", "buenas tardes", "buenas noches", "buenas"],
      undo: ["deshacer", "deshazlo"],
      use: ["usa {}", "usar {}"], noApp: ["ninguna", "nada", "todas"],
      run: ["ejecuta {}", "ejecutar {}"],
      open: ["abre", "abrir"], copy: ["copia", "copiar"],
      everything: ["todo", "todos", "todas"], and: ["y", "e"], beside: ["o", "u", "con", "contra"]),
    SessionWords(
      tag: "fr", cancel: ["annuler", "annule", "laisse tomber", "oublie", "stop"],
      leaving: [
        "finalement non", "non finalement", "pas maintenant", "pas encore", "non merci",
        "ne fais pas ça", "je n'en veux pas", "je n'en veux plus", "j'ai changé d'avis",
      ],
      refusing: ["aucun", "aucune", "aucun d'eux", "aucune d'elles", "rien", "personne"],
      help: ["aide"], helpQuestions: ["que puis-je dire", "que peux-tu faire"],
      topics: ["mots"], quit: ["quitter", "au revoir"],
      thanks: ["merci", "merci beaucoup", "merci bien", "c'est tout"],
      greetings: ["bonjour", "salut", "bonsoir", "coucou"],
      undo: ["défaire", "annule ça"],
      use: ["utilise {}", "utiliser {}"], noApp: ["rien", "aucune", "toutes"],
      run: ["lance {}", "lancer {}"],
      open: ["ouvre", "ouvrir"], copy: ["copie", "copier"],
      everything: ["tout", "tous", "toutes"], and: ["et"], beside: ["ou", "avec", "contre"]),
    SessionWords(
      tag: "it", cancel: ["annulla", "annullare", "lascia perdere", "lascia stare", "basta"],
      leaving: [
        "meglio di no", "non ora", "non ancora", "adesso no", "no grazie", "non farlo",
        "non lo voglio", "ho cambiato idea",
      ],
      refusing: ["nessuno", "nessuna", "nessuno di loro", "niente", "nulla"],
      help: ["aiuto"], helpQuestions: ["cosa posso dire", "cosa puoi fare"],
      topics: ["parole"], quit: ["esci", "uscire", "arrivederci"],
      thanks: ["grazie", "grazie mille", "molte grazie", "è tutto"],
      greetings: ["ciao", "buongiorno", "buonasera", "salve"],
      undo: ["disfa", "ripristina"],
      use: ["usa {}", "usare {}"], noApp: ["nessuna", "niente", "tutte"],
      run: ["esegui {}", "eseguire {}"],
      open: ["apri", "aprire"], copy: ["copia", "copiare"],
      everything: ["tutto", "tutti", "tutte"], and: ["e", "ed"], beside: ["o", "con", "contro"]),
    SessionWords(
      tag: "ja", cancel: ["キャンセル", "やめる", "やめて", "中止"],
      leaving: ["やっぱりやめる", "やっぱりいい", "今はいい", "まだいい", "いりません", "結構です"],
      refusing: ["どれでもない", "どれもいらない"], help: ["ヘルプ"],
      helpQuestions: ["何が言えますか", "何ができますか"],
      topics: ["言葉"], quit: ["終了", "さようなら"],
      thanks: ["ありがとう", "ありがとうございます", "どうも", "どうもありがとう", "以上です"],
      greetings: ["こんにちは", "おはよう", "おはようございます", "こんばんは", "やあ"],
      undo: ["元に戻す", "取り消す", "取り消して"], use: ["{}を使う", "{}を使って"], noApp: ["なし", "全部"],
      run: ["実行 {}", "{}を実行"],
      open: ["開く"], copy: ["コピー"],
      everything: ["全部", "すべて"], and: ["と"], beside: ["や", "か"]),
    SessionWords(
      tag: "ko", cancel: ["취소", "그만", "됐어", "그만둘게", "그만둘게요", "그만둘래", "그만할게", "그만할게요"],
      leaving: ["아직", "지금은 아니야", "안 할래", "필요 없어", "괜찮아요"],
      refusing: ["아무것도", "없음"], help: ["도움말"],
      helpQuestions: ["뭐라고 말할 수 있어", "뭘 할 수 있어"],
      topics: ["단어"], quit: ["종료", "나가기", "안녕히 계세요"],
      thanks: ["고마워", "고마워요", "감사합니다", "고맙습니다", "그게 다예요"],
      greetings: ["안녕", "안녕하세요"],
      undo: ["실행 취소", "되돌리기", "되돌려"], use: ["{} 사용", "{} 써"], noApp: ["없음", "모두"],
      run: ["실행 {}", "{} 실행"],
      open: ["열기"], copy: ["복사"],
      everything: ["모두", "전부"], and: ["그리고"], beside: ["또는"]),
    SessionWords(
      tag: "nl", cancel: ["annuleer", "annuleren", "laat maar", "vergeet het", "stop"],
      leaving: [
        "toch niet", "liever niet", "nog niet", "nu niet", "niet nu", "nee bedankt", "doe het niet",
        "ik wil het niet", "ik heb me bedacht",
      ],
      refusing: ["geen", "geen van die", "geen ervan", "niets", "niemand"],
      help: ["help", "hulp"], helpQuestions: ["wat kan ik zeggen", "wat kun je"],
      topics: ["woorden"], quit: ["stoppen", "afsluiten", "doei", "tot ziens"],
      thanks: [
        "bedankt", "dank je", "dank je wel", "dankjewel", "dank u", "dank u wel", "hartelijk dank",
        "dat is alles",
      ],
      greetings: ["hallo", "hoi", "hai", "goedemorgen", "goedemiddag", "goedenavond", "goedendag"],
      undo: ["ongedaan maken", "maak ongedaan"],
      use: ["gebruik {}"], noApp: ["geen", "niets", "alle"],
      run: ["start {}", "voer {} uit"],
      open: ["open"], copy: ["kopieer"],
      everything: ["alle", "alles", "allemaal"], and: ["en"], beside: ["of", "met", "tegen"]),
    SessionWords(
      tag: "pt", cancel: ["cancelar", "cancele", "cancela", "esqueça", "esquece", "deixa pra lá"],
      leaving: [
        "melhor não", "agora não", "ainda não", "não obrigado", "não obrigada", "não faça isso",
        "não quero", "não quero mais", "mudei de ideia",
      ],
      refusing: ["nenhum", "nenhuma", "nenhum deles", "nenhuma delas", "nada", "ninguém"],
      help: ["ajuda"],
      helpQuestions: ["o que posso dizer", "o que podes fazer", "o que você pode fazer"],
      topics: ["palavras"], quit: ["sair", "tchau", "adeus"],
      thanks: ["obrigado", "obrigada", "muito obrigado", "muito obrigada", "valeu", "é só isso"],
      greetings: ["olá", "oi", "bom dia", "boa tarde", "boa noite"],
      undo: ["desfazer", "desfaça", "desfaz"],
      use: ["use {}", "usa {}", "usar {}"], noApp: ["nada", "nenhum", "todos"],
      run: ["executa {}", "execute {}", "executar {}"],
      open: ["abre", "abra", "abrir"], copy: ["copia", "copie", "copiar"],
      everything: ["tudo", "todos", "todas"], and: ["e"], beside: ["ou", "com", "contra"]),
    SessionWords(
      tag: "zh", cancel: ["取消", "算了", "不用了"],
      leaving: ["还是算了", "现在不要", "先不要", "还不要", "不要了", "不用"],
      refusing: ["都不要", "都不是"], help: ["帮助"], helpQuestions: ["我可以说什么", "你能做什么"],
      topics: ["词语"], quit: ["退出", "再见"],
      thanks: ["谢谢", "谢谢你", "多谢", "谢谢您", "非常感谢", "就这些"],
      greetings: ["你好", "您好", "嗨", "早上好", "晚上好"],
      undo: ["撤销", "撤回"], use: ["使用{}", "用{}"], noApp: ["无", "全部"],
      run: ["运行{}", "执行{}"],
      open: ["打开"], copy: ["复制"],
      everything: ["全部", "所有"], and: ["和"], beside: ["或", "跟"]),
  ]
}
