// The words with which people correct themselves, ask back, and refer to what was said before.

/// The words of one language that steer a conversation.
///
/// All words are written as people write them; they pass through the normaliser before use. In a
/// frame, `{}` stands for the name of a parameter or property. To add a language, add a row to `all`.
package struct ConversationWords: Sendable {
  /// The BCP 47 language subtag.
  package let tag: String
  /// The words before a value that replaces another: "no", "make it".
  package let corrections: [String]
  /// The sounds and phrases of somebody who has not decided yet: "um", "let me think".
  package var hesitations: [String] = []
  /// The words before a number of things: "for three".
  package var counting: [String] = []
  /// The words before a number of people: "we are" three.
  package var company: [String] = []
  /// The words before an hour: "at three".
  package var timing: [String] = []
  /// The words that may stand before any value, and say nothing: "ok", "could i have".
  package var openings: [String] = []
  /// The words before another name of a thing: "call it".
  package var naming: [String] = []
  /// The words after such a value: "instead".
  package let endings: [String]
  /// The words before a value that is not meant: "not".
  package let negations: [String]
  /// The words between a value that is not meant and the one that is: "but".
  package let contrasts: [String]
  /// The words between a value that is meant and the one that is not: "instead of".
  package let exclusions: [String]
  /// The verbs before an object and what it is to be: the "make" of "make the second large".
  package var adjustments: [String] = []
  /// The words before one more object of a command: "and".
  package var additions: [String] = []
  /// The words behind one more object of a command: "too".
  package var alsos: [String] = []
  /// The words for a further object of the same kind: "another".
  package var furthers: [String] = []
  /// The words before an object that is not wanted after all: "remove".
  package var removals: [String] = []
  /// The words before the only objects that are still wanted: "only".
  package var keeps: [String] = []
  /// The words for each of several objects: "both".
  package var every: [String] = []
  /// The words that ask for the value before once more: "back".
  package let back: [String]
  /// The frames that ask for the value of a named parameter once more: "change the {}".
  package let changes: [String]
  /// The words between the name of a parameter and its new value: "to".
  package let to: [String]
  /// The frames that ask what a named parameter may be: "what {} are there".
  package let choices: [String]
  /// The questions about what may be answered: "what can I choose".
  package let options: [String]
  /// The frames that ask for a property: "what is its {}".
  package let properties: [String]
  /// The questions about what something costs, also a named one: "how much is it".
  package let prices: [String]
  /// The words in the names of properties that say what something costs.
  package let priceNames: [String]
  /// The words that repeat the last command: "again".
  package let again: [String]
  /// The words behind those before another value: "the same" but large.
  package let variations: [String]
  /// Other words that repeat the last command with another value: "what about".
  package var sameBut: [String] = []
  /// The words behind a number of things that are added: "two more".
  package let more: [String]
  /// The words behind a number of things that are taken off: "one less".
  package var fewer: [String] = []
  /// The words before a number of things that are added: "mais" duas.
  package var further: [String] = []
  /// The words for a number of things twice as great: "double".
  package let twice: [String]
  /// The words for the one of two things that is not meant: "the other" one.
  package let others: [String]
  /// The words that take back what was done last: "cancel it".
  package var takingBack: [String] = []
  /// The words that make a statement of what is said of the thing before: "it is" due friday.
  package var stating: [String] = []
  /// The words behind a duration by which a time is moved on: "an hour later".
  package var later: [String] = []
  /// The words behind one by which it is moved back: "half an hour earlier".
  package var earlier: [String] = []
  /// The words that take up a command that was left: "resume".
  package let resume: [String]
  /// The frames that take up the one that is named: "back to the {}".
  package var returning: [String] = []
  /// The words around a command that comes before the one that asks: "first".
  package var firsts: [String] = []
  /// The verbs that give something another time: "move".
  package var moving: [String] = []
  /// The words that ask for all together, behind what a question asks: "altogether".
  package var sums: [String] = []
  /// The words before what came last: "the last" order.
  package var lasts: [String] = []
  /// The words that stand for the things themselves beside their values: "ones" in "two large ones".
  package let counters: [String]
  /// The words that begin a note on a thing, those that say what is not to be first: "without" salt.
  package var notes: (without: [String], with: [String]) = ([], [])
  /// The words that end one: "抜き".
  package var noteEndings: [String] = []
  /// Groups of nouns that mean the same, with their plurals: "size", "format".
  package var nouns: [[String]] = []
  /// The small words that may stand between values: "with".
  package let joiners: [String]

  /// Returns the words for language tags such as `de-AT`; unknown languages are ignored.
  package static func rows(for tags: some Sequence<String>) -> [ConversationWords] {
    let languages = Set(tags.map { $0.prefix { $0 != "-" && $0 != "_" }.lowercased() })
    return all.filter { languages.contains($0.tag) }
  }

  /// The languages' words, in the order of their tags.
  package static let all: [ConversationWords] = [
    ConversationWords(
      tag: "de",
      corrections: [
        "nein", "nee", "ja aber", "okay aber", "doch", "doch lieber", "lieber", "eigentlich",
        "ich meine", "ich meinte",
        "mach daraus", "mach es", "moment", "warte", "entschuldigung", "ach", "sondern",
      ],
      hesitations: [
        "ähm", "äh", "hm", "hmm", "öhm", "lass mich überlegen", "mal sehen", "Moment", "warte",
        "einen Moment", "Sekunde",
      ],
      counting: ["für", "mit", "zu"],
      company: ["wir sind", "wir wären", "wir kommen", "es sind", "es werden"], timing: ["um"],
      openings: [
        "dann", "also", "ok", "okay", "ich hätte gern", "ich hätte gerne", "hätte gern",
        "ich nehme", "ich nehm", "ich möchte", "ich will", "wir nehmen", "gern", "gerne",
        "am liebsten", "vielleicht", "wir sind", "wir wären", "wir kommen", "es sind", "es werden",
        "gib mir", "mir bitte",
      ],
      naming: ["nenn es", "nenne es", "nenn das"],
      endings: ["lieber", "stattdessen", "doch"],
      negations: ["nicht", "kein", "keine", "keinen", "nein nicht", "alles außer", "außer"],
      contrasts: ["sondern", "lieber"], exclusions: ["statt", "anstatt", "anstelle von", "nicht"],
      adjustments: ["mach", "mache"],
      additions: [
        "und", "und noch", "und dazu", "dazu", "außerdem", "auch noch", "und dann", "und dann noch",
        "und danach",
      ],
      alsos: ["auch", "ebenfalls", "ebenso"],
      furthers: [
        "noch ein", "noch eine", "noch einen", "noch eins", "ein weiteres", "eine weitere",
        "einen weiteren",
      ],
      removals: ["entferne", "lösche", "ohne", "lass weg", "streiche"], keeps: ["nur", "bloß"],
      every: ["beide", "beides", "alle", "jede"],
      back: ["zurück", "geh zurück", "einen Schritt zurück"],
      changes: [
        "ändere {}", "{} ändern", "andere {}", "anderer {}", "anderes {}", "eine andere {}",
        "einen anderen {}", "ein anderes {}",
      ],
      to: ["auf", "zu", "in"],
      choices: [
        "welche {} gibt es", "was für {} gibt es", "welche {} habt ihr", "welche {} hast du",
        "welche {}", "zeig die {}",
      ],
      options: [
        "was kann ich wählen", "was kann ich sagen", "was gibt es", "was gibt es zur Auswahl",
        "welche gibt es", "Auswahl", "Optionen", "zeig alle", "was gibt es noch",
        "was gibt es denn noch", "was gibt es sonst noch", "was habt ihr noch",
        "was habt ihr sonst noch", "was noch", "welche noch",
      ],
      properties: ["was ist {}", "wie ist {}", "wie hoch ist {}"],
      prices: [
        "wie viel kostet {}", "was kostet {}", "was kosten {}", "wie teuer ist {}",
        "wie viel kostet es", "was kostet es", "was kostet das", "wie viel kostet das",
        "was kostet sie", "wie viel kostet sie", "was kostet die", "wie viel kostet die",
        "was kostet der", "was kostet er", "wie teuer ist das", "wie teuer ist es",
        "wie teuer ist sie", "wie viel ist das", "was macht das", "wie viel macht das",
        "was kosten sie", "was kosten die", "was kostet das zusammen", "was kostet es zusammen",
      ],
      priceNames: ["Preis", "Kosten", "Betrag", "Gebühr", "Summe"],
      again: [
        "noch einmal", "nochmal", "noch mal", "wiederhole das", "das Gleiche", "die gleiche",
        "den gleichen", "das selbe", "dasselbe", "dieselbe", "denselben",
        "genau das Gleiche", "noch eine", "noch einen", "noch eins", "noch so eine",
        "noch so einen", "noch so eins",
      ],
      variations: ["aber", "in", "mit", "für", "nur", "bloß"],
      more: ["mehr", "dazu", "zusätzlich"],
      fewer: ["weniger"],
      further: ["noch"],
      twice: ["das Doppelte", "doppelt", "doppelt so viele", "doppelt so viel", "verdopple es"],
      others: ["andere", "anderen", "anderer", "anderes"],
      takingBack: [
        "mach es rückgängig", "mach das rückgängig", "nimm es zurück", "nimm das zurück",
        "storniere es", "storniere das", "storniere die", "storniere", "stornieren",
      ],
      stating: ["es ist"], later: ["später", "danach"], earlier: ["früher", "eher", "davor"],
      resume: ["weiter", "mach weiter", "weitermachen", "fortsetzen"],
      returning: [
        "zurück zu {}", "zurück zur {}", "zurück zum {}", "wieder zu {}", "wieder zur {}",
        "wieder zum {}", "weiter mit {}",
      ], firsts: ["zuerst", "erst", "erst mal", "erstmal", "vorher"],
      moving: ["verschieb", "verschiebe", "verlege", "verleg"],
      sums: ["insgesamt", "zusammen", "im Ganzen"],
      lasts: ["letzte", "letzten", "letzter", "letztes", "vorige", "vorigen"],
      counters: ["davon", "Stück", "Person", "Personen", "Leute"],
      notes: (["ohne", "kein", "keine", "keinen"], ["mit", "extra"]),
      nouns: [["Größe", "Größen", "Format", "Formate", "Portion", "Portionen"]],
      joiners: ["von", "mit", "und", "für", "in"]),
    ConversationWords(
      tag: "en",
      corrections: [
        "no", "nope", "nah", "actually", "actually no", "sorry", "wait", "oh", "oops", "i mean",
        "i meant", "no i meant", "no i mean", "no i want", "no i said", "i said", "make it",
        "make that", "make them", "change it to", "change that to", "move it to", "move that to",
        "could you move it to",
        "can you move it to", "push it to", "shift it to", "let's make it", "let's say",
        "rather", "better", "on second thought", "on second thoughts", "yes but", "yeah but",
        "ok but", "okay but", "but", "i want", "i'd like", "i would like", "i'd prefer",
        "i would prefer", "give me", "i'll have", "i'll take", "it should be", "please make it",
        "could you make it", "can you make it", "and make it", "set it to", "call it", "name it",
        "scratch that", "scrap that", "forget that", "no scratch that", "no scrap that",
        "no forget that", "i changed my mind", "i'd rather have", "i would rather have", "it was",
        "no it was", "they were", "change to", "switch to", "and change to", "that's too much",
        "that is too much", "too much", "too expensive", "too many", "that's too many", "too big",
        "too small", "just make it", "make it just", "make it only",
      ],
      hesitations: [
        "um", "umm", "uh", "uhm", "er", "erm", "hm", "hmm", "let me think", "let me see", "hold on",
        "wait", "one moment", "just a moment", "just a second", "one second", "give me a second",
        "i don't know yet", "i'm thinking", "let me check", "hang on", "no hurry", "no rush",
        "no worries", "no problem",
      ],
      counting: ["for", "with"],
      company: [
        "we're", "we are", "we'll be", "we will be", "there are", "there will be", "there'll be",
        "it's going to be", "there's",
      ], timing: ["at"],
      openings: [
        "hmm", "hm", "uh", "um", "er", "well", "then", "so", "maybe", "perhaps", "probably",
        "whatever",
        "let me think", "let me see", "i think", "i think i'll take", "i think i'd like", "i guess",
        "i guess i'll take", "i'll go with", "ok", "okay", "could i have", "could i have it in",
        "can i have", "can i have it in", "can i get", "can i get it in", "get me", "get it in",
        "just", "only", "let's do", "let's go with", "go with", "we're", "we are", "we'll be",
        "we will be", "there will be", "there'll be", "there are", "put us", "about", "around",
        "roughly", "it took", "it took me", "it took us", "that took", "it was", "something with",
        "anything with", "the one with", "one with", "do you have it in", "can we sit",
        "could we sit", "can we make it", "could we make it", "can you make it",
        "could you make it", "can we have it", "could we have it",
      ],
      naming: ["call it", "name it", "title it", "call that", "call the document"],
      endings: [
        "instead", "rather", "actually", "i mean", "then", "i guess", "i think", "i suppose",
        "i would say", "yes", "sorry", "sorry about that", "after all", "would be lovely",
        "would be nice", "would be great", "would be good", "would be perfect", "would be fine",
        "sounds good", "sounds nice", "will do", "is better", "would be better", "is fine",
        "was fine",
        "is good", "is ok", "is okay", "is enough", "will be enough", "works", "works better",
      ],
      negations: [
        "not", "no not", "anything but", "any but", "i don't want", "don't want", "everything but",
        "except", "except for",
      ],
      contrasts: ["but", "but rather"],
      exclusions: ["instead of", "rather than", "not", "and not"],
      adjustments: ["make", "change", "set", "have", "move", "push", "shift", "switch", "update"],
      additions: [
        "and", "and also", "and add", "also", "also add", "add", "plus", "oh and", "and then",
      ],
      alsos: ["too", "as well", "also"], furthers: ["another", "yet another", "one more"],
      removals: [
        "remove", "drop", "delete", "skip", "leave out", "take out", "take off", "without",
        "forget", "cancel", "lose",
      ],
      keeps: ["only", "just", "keep only", "just keep", "keep"],
      every: [
        "both", "both of them", "all", "all of them", "each", "each one", "every", "every one",
        "everything",
      ],
      back: [
        "back", "go back", "back please", "step back", "one step back", "previous", "go back one",
        "previous question",
      ],
      changes: [
        "change {}", "change {} please", "another {}", "a different {}", "different {}", "other {}",
        "some other {}", "wrong {}", "back to {}", "go back to {}", "i want another {}",
        "i want a different {}", "pick another {}", "choose another {}", "can i change {}",
      ],
      to: ["to"],
      choices: [
        "what {} are there", "which {} are there", "what {} do you have", "which {} do you have",
        "what {} have you got", "what are {}", "what {} can i choose", "what {} can i have",
        "which {} can i choose", "which {} can i have", "what kind of {} are there",
        "what kinds of {} are there", "what {}", "which {}", "list {}", "show {}", "show me {}",
        "what {} is there", "what {} are available", "which {} are available", "what {} do i have",
        "which {} do i have", "what {} have i got", "what {} do we have", "what {} can i buy",
        "what {} can i get",
      ],
      options: [
        "what can i choose", "what can i say", "what can i pick", "what can i have",
        "what are my options", "what are the options", "what are my choices",
        "what are the choices", "options", "choices", "the options", "show options",
        "what options are there", "which options are there", "what choices are there",
        "what other options are there", "are there other options",
        "show me the options", "list them", "list all", "show all", "what is there",
        "what do you have", "what have you got", "which ones", "which ones are there",
        "what else is there", "what are they", "what did you ask", "what was the question",
        "what was that", "huh", "pardon", "sorry what", "come again",
      ],
      properties: [
        "what is its {}", "what's its {}", "what is {}", "what's {}", "tell me {}", "its {}",
      ],
      prices: [
        "how much", "how much is it", "how much is {}", "how much are {}", "how much for {}",
        "what do {} cost", "what would {} cost", "what is the price of {}",
        "what's the price of {}",
        "how expensive is {}", "what does {} cost",
        "how much does {} cost", "how much is that", "how much does it cost",
        "how much would that be", "how much are they", "what does it cost", "what does that cost",
        "what do they cost", "what would that cost", "what is the price", "what's the price",
        "what are the prices", "is it expensive", "how expensive is it", "how much was it",
        "how much was that", "what did it cost", "what did that cost", "how much is it altogether",
        "how much is it all together", "how much is that altogether", "how much is it in total",
        "how much altogether", "how much in total", "what's the total", "what is the total",
        "how much will it be", "how much will that be", "what does it come to",
        "what does that come to", "how much are they altogether",
      ],
      priceNames: ["price", "cost", "amount", "fee", "fare", "total"],
      again: [
        "again", "once more", "one more time", "do it again", "do that again", "same again",
        "the same again", "repeat", "repeat that", "repeat it", "the same", "the same please",
        "same", "the same thing", "same thing", "the same one", "one more", "another one",
      ],
      variations: ["but", "with", "in", "for", "only"],
      sameBut: ["what about", "how about", "and the", "now the", "and now the"], more: ["more"],
      fewer: ["less", "fewer"],
      twice: ["double", "twice", "twice as many", "twice as much", "twice that"], others: ["other"],
      takingBack: [
        "cancel it", "cancel that", "cancel this", "undo it", "undo that", "undo this",
        "take it back", "take that back", "revert it", "revert that", "reverse it", "reverse that",
        "undo the last thing", "take back the last thing", "undo the last one",
        "undo what you just did", "i didn't mean that", "that was a mistake", "that was wrong",
        "oops undo", "oops undo that",
      ],
      stating: ["it is"], later: ["later", "after that"],
      earlier: ["earlier", "sooner", "before that"],
      resume: [
        "resume", "go on", "carry on", "continue", "let's go on", "go on with that",
        "back to where we were", "where were we",
      ],
      returning: [
        "back to {}", "go back to {}", "let's go back to {}", "now back to {}", "resume {}",
        "continue with {}", "carry on with {}", "go on with {}", "finish {}",
      ], firsts: ["first", "first of all", "before that", "quickly", "real quick"],
      moving: ["move", "push", "shift", "postpone", "reschedule", "delay"],
      sums: ["altogether", "all together", "in total", "in all"],
      lasts: ["last", "latest", "previous", "earlier", "most recent"],
      counters: ["one", "ones", "of them", "of those", "of it", "of us"],
      joiners: [
        "of", "with", "and", "in", "for", "it", "them", "that", "is", "be", "at", "to", "then",
        "instead", "please",
      ]),
    ConversationWords(
      tag: "es",
      corrections: [
        "no", "sí pero", "vale pero", "mejor", "mejor dicho", "en realidad", "quiero decir",
        "quise decir", "que sea",
        "que sean", "ponlo en", "perdón", "espera", "sino",
      ],
      hesitations: [
        "eh", "ehm", "em", "mmm", "hm", "hmm", "este", "a ver", "un momento", "espera",
        "déjame pensar", "déjame ver",
      ],
      counting: ["para", "con"], company: ["somos", "seremos"], timing: ["a las", "a la"],
      openings: [
        "vale", "pues", "entonces", "bueno", "quiero", "quisiera", "querría", "me gustaría",
        "prefiero", "dame", "ponme", "tomaré", "me pones", "quizás", "tal vez", "somos", "seremos",
        "vamos a ser", "estaremos",
      ],
      naming: ["llámalo", "llámala"],
      endings: ["mejor", "en su lugar"], negations: ["no", "que no sea", "menos", "excepto"],
      contrasts: ["sino", "pero"], exclusions: ["en vez de", "en lugar de", "no"],
      adjustments: ["haz", "pon"],
      additions: ["y", "y también", "también", "además", "añade", "y luego", "y después"],
      alsos: ["también"], furthers: ["otro", "otra", "uno más", "una más", "otro más", "otra más"],
      removals: ["quita", "elimina", "sin", "borra"],
      keeps: ["solo", "solamente"],
      every: ["ambos", "ambas", "los dos", "las dos", "todos", "todas"],
      back: ["atrás", "volver", "vuelve", "vuelve atrás"],
      changes: ["cambia {}", "cambiar {}", "otro {}", "otra {}"], to: ["a", "por"],
      choices: ["qué {} hay", "qué {} tienes", "cuáles {} hay", "qué {}", "cuáles son {}"],
      options: [
        "qué puedo elegir", "qué puedo decir", "qué opciones hay", "opciones", "qué hay",
        "cuáles hay", "qué más hay", "qué otras hay", "qué otros hay", "qué más tienes",
        "qué más tenéis",
      ],
      properties: ["cuál es su {}", "cuál es {}", "qué {} tiene"],
      prices: [
        "cuánto cuesta", "cuánto es", "cuánto vale", "qué precio tiene", "cuánto cuesta eso",
        "cuánto cuesta esto", "cuánto sale", "cuál es el precio", "a cuánto está",
        "cuánto cuesta {}", "cuánto cuestan {}", "cuánto vale {}",
      ],
      priceNames: ["precio", "coste", "costo", "importe", "total"],
      again: [
        "otra vez", "de nuevo", "una vez más", "repite", "repítelo", "lo mismo", "el mismo",
        "la misma", "los mismos", "las mismas", "otra", "otro", "una más", "uno más", "otra igual",
        "otro igual",
      ],
      variations: ["pero", "con", "en", "para"], more: ["más"], fewer: ["menos"],
      further: ["otra", "otro", "otros", "otras"],
      twice: ["el doble"], others: ["otro", "otra"],
      takingBack: [
        "deshazlo", "cancélalo", "anúlalo", "deshaz", "deshaz eso", "anula eso", "anula", "cancela",
      ],
      later: ["más tarde", "después"], earlier: ["antes", "más temprano"],
      resume: ["continúa", "continuar", "sigue", "seguir", "reanudar"],
      returning: ["volvamos a {}", "vuelve a {}", "volver a {}", "seguir con {}", "sigue con {}"],
      firsts: ["primero", "antes"], moving: ["mueve", "aplaza", "retrasa"],
      sums: ["en total", "todo junto"],
      lasts: ["último", "última"],
      counters: ["de ellos", "de ellas", "persona", "personas"],
      notes: (["sin"], ["con", "extra"]),
      nouns: [["tamaño", "tamaños", "medida", "medidas", "talla", "tallas"]],
      joiners: ["de", "con", "y", "en", "para"]),
    ConversationWords(
      tag: "fr",
      corrections: [
        "non", "plutôt", "en fait", "je veux dire", "je voulais dire", "pardon", "attends",
        "attendez", "mets-en", "finalement", "mais",
      ],
      hesitations: [
        "euh", "heu", "hum", "hmm", "attends", "attendez", "voyons", "un instant",
        "laisse-moi réfléchir", "laissez-moi réfléchir",
      ],
      counting: ["pour", "avec"],
      company: ["on est", "on sera", "nous sommes", "nous serons", "nous on est"], timing: ["à"],
      openings: [
        "alors", "bon", "ok", "d'accord", "eh bien", "je voudrais", "j'aimerais", "je veux",
        "je prends", "je prendrai", "je préfère", "donne-moi", "donnez-moi", "peut-être", "on sera",
        "on est", "nous sommes", "nous serons", "nous on est", "ce sera",
      ],
      naming: ["appelle-le", "appelle-la", "nomme-le"],
      endings: ["plutôt", "à la place", "finalement"],
      negations: ["pas", "pas de", "non pas", "sauf"],
      contrasts: ["mais", "mais plutôt"], exclusions: ["au lieu de", "plutôt que", "pas"],
      adjustments: ["mets", "fais"],
      additions: [
        "et", "et aussi", "aussi", "ajoute", "plus", "et puis", "et ensuite", "et après",
      ],
      alsos: ["aussi", "également"],
      furthers: ["encore un", "encore une", "un autre", "une autre"],
      removals: ["enlève", "supprime", "retire", "sans"],
      keeps: ["seulement", "juste"], every: ["les deux", "tous", "toutes", "tous les deux"],
      back: ["retour", "revenir", "en arrière", "reviens"],
      changes: ["change {}", "changer {}", "un autre {}", "une autre {}", "autre {}"],
      to: ["en", "à", "pour"],
      choices: [
        "quels sont {}", "quelles sont {}", "quels {} y a-t-il", "quelles {} y a-t-il", "quels {}",
        "quelles {}",
      ],
      options: [
        "que puis-je choisir", "que puis-je dire", "quels sont les choix",
        "quelles sont les options", "options", "qu'est-ce qu'il y a", "lesquels",
        "qu'est-ce qu'il y a d'autre", "quoi d'autre", "qu'avez-vous d'autre",
        "qu'y a-t-il d'autre", "il y a quoi d'autre",
      ],
      properties: ["quel est son {}", "quelle est sa {}", "quel est {}", "quelle est {}"],
      prices: [
        "combien ça coûte", "combien", "c'est combien", "ça coûte combien", "quel prix",
        "combien coûte-t-elle", "combien coûte-t-il", "combien est-ce que ça coûte",
        "combien est-ce", "combien cela coûte-t-il", "elle coûte combien", "il coûte combien",
        "quel est le prix", "c'est cher", "combien coûte {}", "combien coûtent {}",
      ],
      priceNames: ["prix", "coût", "montant", "tarif", "total"],
      again: [
        "encore", "encore une fois", "refais-le", "répète", "la même chose", "pareil", "le même",
        "la même", "les mêmes", "encore une", "encore un", "une autre", "un autre", "une de plus",
        "un de plus", "même chose",
      ],
      variations: ["mais", "en", "avec", "pour"], more: ["de plus"], fewer: ["de moins"],
      further: ["encore"],
      twice: ["le double", "deux fois plus"], others: ["autre"],
      takingBack: ["annule-le", "annule ça", "défais-le", "défais ça", "annule", "annule-la"],
      later: ["plus tard", "après"], earlier: ["plus tôt", "avant"],
      resume: ["reprendre", "reprends", "continue", "continuer", "on continue"],
      returning: [
        "revenons à {}", "revenir à {}", "retour à {}", "reprends {}", "reprendre {}",
        "continuer avec {}",
      ], firsts: ["d'abord", "avant ça"], moving: ["déplace", "décale", "reporte", "repousse"],
      sums: ["en tout", "au total"],
      lasts: ["dernier", "dernière"],
      counters: ["d'entre eux", "personne", "personnes"],
      notes: (["sans"], ["avec"]),
      nouns: [["taille", "tailles", "format", "formats", "portion", "portions"]],
      joiners: ["de", "avec", "et", "en", "pour"]),
    ConversationWords(
      tag: "it",
      corrections: [
        "no", "sì ma", "sì però", "ok ma", "anzi", "piuttosto", "in realtà", "volevo dire",
        "voglio dire", "scusa", "aspetta",
        "facciamo", "bensì",
      ],
      hesitations: [
        "eh", "ehm", "mmm", "hm", "hmm", "vediamo", "un momento", "un attimo", "aspetta",
        "fammi pensare",
      ],
      counting: ["per", "con"], company: ["siamo in", "siamo", "saremo in", "saremo"],
      timing: ["alle", "all'"],
      openings: [
        "allora", "bene", "ok", "va bene", "vorrei", "voglio", "prendo", "preferisco", "preferirei",
        "dammi", "mi dia", "ne voglio", "ne vorrei", "ne prendo", "forse", "siamo in", "siamo",
        "saremo in", "saremo",
      ],
      naming: ["chiamalo", "chiamala"],
      endings: ["invece", "piuttosto"], negations: ["non", "no non", "tranne"],
      contrasts: ["ma", "bensì"],
      exclusions: ["invece di", "invece del", "al posto di", "non"], adjustments: ["fai", "metti"],
      additions: ["e", "e anche", "anche", "aggiungi", "e poi", "e dopo"],
      alsos: ["anche", "pure"],
      furthers: ["un altro", "un'altra", "ancora uno", "ancora una"],
      removals: ["togli", "rimuovi", "elimina", "senza"], keeps: ["solo", "soltanto"],
      every: ["entrambi", "entrambe", "tutti", "tutte"], back: ["indietro", "torna indietro"],
      changes: ["cambia {}", "cambiare {}", "un altro {}", "un'altra {}", "altro {}", "altra {}"],
      to: ["in", "a", "con"],
      choices: [
        "che {} ci sono", "quali {} ci sono", "che {} avete", "quali {} avete", "quali {}",
        "quali sono {}",
      ],
      options: [
        "cosa posso scegliere", "cosa posso dire", "quali opzioni ci sono", "opzioni", "cosa c'è",
        "cos'altro c'è", "che altro c'è", "cos'altro avete", "che altro avete",
      ],
      properties: ["qual è il suo {}", "qual è la sua {}", "qual è {}"],
      prices: [
        "quanto costa", "quant'è", "quanto viene", "quanto costa questa", "quanto costa questo",
        "qual è il prezzo", "quanto fa", "quanto costa {}", "quanto costano {}",
      ],
      priceNames: ["prezzo", "costo", "importo", "totale"],
      again: [
        "ancora", "di nuovo", "ancora una volta", "ripeti", "lo stesso", "la stessa",
        "la stessa cosa", "un'altra", "un altro", "ancora una", "ancora uno", "un'altra volta",
      ],
      variations: ["ma", "però", "in", "con", "per"], more: ["in più"], fewer: ["in meno"],
      further: ["ancora", "altri", "altre", "un altro"],
      twice: ["il doppio"], others: ["altro", "altra"],
      takingBack: ["annullalo", "annullala", "disfallo", "annulla questo", "annulla"],
      later: ["più tardi", "dopo"],
      earlier: ["prima"], resume: ["riprendi", "continua", "riprendere", "continuare"],
      returning: ["torniamo a {}", "torna a {}", "riprendi {}", "continua con {}"],
      firsts: ["prima", "per prima cosa"], moving: ["sposta", "rimanda"],
      sums: ["in tutto", "in totale"],
      lasts: ["ultimo", "ultima"],
      counters: ["di loro", "persona", "persone"], notes: (["senza"], ["con"]),
      nouns: [
        ["dimensione", "dimensioni", "misura", "misure", "taglia", "taglie", "formato", "formati"]
      ],
      joiners: ["di", "con", "e", "in", "per"]),
    ConversationWords(
      tag: "ja",
      corrections: ["いや", "いいえ", "はいでも", "はい、でも", "はいだけど", "やっぱり", "じゃなくて", "実は", "間違えた"],
      hesitations: [
        "えーと", "えっと", "ええと", "うーん", "あの", "あのー", "そうですね", "ちょっと待って", "待って", "どうしよう",
      ],
      endings: ["にして", "に変えて", "でお願い"], negations: [],
      contrasts: ["じゃなくて", "ではなく"], exclusions: [], adjustments: [],
      additions: ["あと", "それと", "それから", "そして", "その後"], removals: [], keeps: [],
      every: ["両方", "全部", "どちらも"], back: ["戻る", "戻って", "前に戻って"],
      changes: ["{}を変えて", "別の{}", "他の{}", "{}を変更"], to: ["に"],
      choices: [
        "どんな{}がある", "どの{}がある", "{}は何がある", "{}の種類は", "{}は何がありますか",
        "どんな{}がありますか",
      ],
      options: [
        "何が選べる", "何がある", "選択肢は", "選択肢", "他に何がある", "他に何がありますか",
        "ほかに何がある", "ほかに何がありますか", "他には", "何がありますか",
      ],
      properties: ["{}は", "{}はいくつ"],
      prices: ["いくら", "いくらですか", "値段は", "値段はいくらですか", "それはいくらですか", "{}はいくら", "{}はいくらですか"],
      priceNames: ["値段", "価格", "料金", "合計"],
      again: [
        "もう一度", "もう一回", "同じもの", "同じの", "同じやつ", "繰り返して", "もう一つ",
        "もう一杯",
      ],
      variations: ["で", "でも", "だけど", "を"], sameBut: ["同じで"], more: ["多く"],
      fewer: ["少なく"], further: ["もう"],
      twice: ["二倍", "倍"], others: ["別の", "他の"],
      takingBack: ["それを取り消して", "今のを取り消して", "取り消し", "取り消してください"], later: ["後"], earlier: ["前"],
      resume: ["続ける", "続けて", "再開"], returning: ["{}に戻って", "{}に戻る", "{}を続けて"], firsts: ["先に", "まず"],
      sums: ["全部で"],
      lasts: ["最後の", "前の"],
      counters: ["つ", "個", "杯", "人", "名", "枚"],
      noteEndings: ["なし", "なしで", "抜き", "抜きで", "多めで", "少なめで", "多め", "少なめ"],
      nouns: [["サイズ", "大きさ"]],
      joiners: ["の", "を", "と", "で"]),
    ConversationWords(
      tag: "ko",
      corrections: ["아니", "아니요", "네 하지만", "네 근데", "사실은", "아니 그게 아니라", "잠깐"],
      hesitations: [
        "음", "어", "저", "글쎄", "글쎄요", "잠깐", "잠깐만", "잠깐만요", "잠시만요", "어디 보자",
      ],
      endings: [
        "로 해줘", "로 바꿔줘", "으로 할게요", "로 할게요", "할게요", "으로 바꿔 줘", "으로 해 줘",
      ],
      negations: [], contrasts: ["말고"], exclusions: [], adjustments: [],
      additions: ["그리고", "또", "그리고 나서", "그 다음에"], removals: [], keeps: [],
      every: ["둘 다", "모두", "전부"],
      back: ["뒤로", "돌아가", "이전"], changes: ["{} 바꿔", "{} 변경", "다른 {}"],
      to: ["로", "으로"],
      choices: [
        "어떤 {} 있어", "무슨 {} 있어", "{} 뭐가 있어", "어떤 {} 있어요", "어떤 {} 있나요", "무슨 {} 있어요",
        "무슨 {} 있나요", "{} 뭐가 있어요", "{} 뭐가 있나요", "{} 뭐 있어요", "어떤 {} 있습니까",
      ],
      options: [
        "뭘 고를 수 있어", "뭐가 있어", "선택지", "다른 건 뭐 있어", "다른 거 뭐 있어",
        "또 뭐 있어", "다른 건 뭐가 있어",
      ],
      properties: ["{} 뭐야"],
      prices: ["얼마야", "얼마예요", "얼마", "얼마인가요", "그건 얼마예요", "가격이 얼마예요", "{} 얼마야", "{} 얼마예요"],
      priceNames: ["가격", "값", "요금", "합계"],
      again: ["다시", "한 번 더", "똑같이", "같은 걸로", "같은 거", "하나 더", "한 그릇 더"],
      variations: ["로", "으로"], sameBut: ["같은데", "똑같은데", "같은 걸로", "똑같이"],
      more: ["더"], fewer: ["덜"], twice: ["두 배"], others: ["다른 것", "다른 거"],
      takingBack: ["그거 취소해", "방금 거 취소해", "취소해", "취소해 줘"], later: ["뒤", "후"], earlier: ["전"],
      resume: ["계속", "계속해", "이어서"], returning: ["{} 계속"], firsts: ["먼저"],
      sums: ["모두", "전부"],
      lasts: ["마지막", "지난"],
      counters: ["개", "잔", "명", "그릇", "분", "것", "거", "걸로"],
      noteEndings: ["없이", "빼고", "빼 주세요", "빼주세요", "적게", "많이"],
      nouns: [["크기", "사이즈"]],
      joiners: ["의", "와", "과"]),
    ConversationWords(
      tag: "nl",
      corrections: [
        "nee", "eigenlijk", "toch maar", "liever", "ik bedoel", "ik bedoelde", "maak er", "sorry",
        "wacht", "doe maar", "maar", "toch liever", "doe er maar", "doe er", "doe er toch maar",
      ],
      hesitations: [
        "eh", "ehm", "uh", "uhm", "hm", "hmm", "even denken", "even kijken", "wacht", "wacht even",
        "momentje", "een moment",
      ],
      counting: ["voor", "met"], company: ["we zijn", "wij zijn"], timing: ["om"],
      openings: [
        "dan", "nou", "oké", "ok", "goed", "graag", "ik wil", "ik wil graag", "ik zou graag",
        "ik neem", "doe mij", "doe mij maar", "geef mij", "misschien", "we zijn", "wij zijn",
        "we zijn met", "we komen", "we komen met", "er zijn",
      ],
      naming: ["noem het", "noem dat"],
      endings: ["in plaats daarvan", "liever", "van gemaakt"],
      negations: ["niet", "geen", "behalve"],
      contrasts: ["maar"], exclusions: ["in plaats van", "niet"], adjustments: ["maak"],
      additions: ["en", "en ook", "ook", "plus", "en dan", "en dan nog", "en daarna"],
      alsos: ["ook", "eveneens"],
      furthers: ["nog een", "nog eentje", "een andere"],
      removals: ["verwijder", "schrap", "zonder", "laat weg"], keeps: ["alleen", "enkel"],
      every: ["allebei", "beide", "alle", "allemaal"], back: ["terug", "ga terug", "vorige"],
      changes: ["verander {}", "wijzig {}", "een andere {}", "een ander {}", "andere {}"],
      to: ["in", "naar"],
      choices: [
        "welke {} zijn er", "wat voor {} zijn er", "welke {} heb je", "welke {} hebben jullie",
        "welke {}",
      ],
      options: [
        "wat kan ik kiezen", "wat kan ik zeggen", "wat zijn de opties", "opties", "wat is er",
        "welke zijn er", "wat is er nog meer", "wat is er nog", "wat hebben jullie nog",
        "wat hebben jullie nog meer", "wat nog meer",
      ],
      properties: ["wat is {}", "wat is de {}"],
      prices: [
        "hoeveel kost het", "wat kost het", "wat kost dat", "hoeveel is het", "hoeveel kost dat",
        "wat kost die", "hoeveel kost die", "hoe duur is het", "hoe duur is dat", "hoe duur is die",
        "wat is de prijs", "hoeveel is dat", "wat kost {}", "hoeveel kost {}", "wat kosten {}",
      ],
      priceNames: ["prijs", "kosten", "bedrag", "totaal"],
      again: [
        "opnieuw", "nog een keer", "nog eens", "herhaal", "hetzelfde", "dezelfde",
        "hetzelfde nog eens", "nog een", "nog eentje", "nog één", "nog zo een", "nog zo'n",
      ],
      variations: ["maar", "in", "met", "voor"], more: ["meer", "extra"], fewer: ["minder"],
      further: ["nog"],
      twice: ["het dubbele", "dubbel", "twee keer zoveel"], others: ["andere", "ander"],
      takingBack: [
        "maak het ongedaan", "annuleer het", "annuleer dat", "maak dat ongedaan",
        "maak dit ongedaan",
      ],
      later: ["later"], earlier: ["eerder", "vroeger"],
      resume: ["ga verder", "verder", "hervat", "hervatten"],
      returning: ["terug naar {}", "verder met {}", "hervat {}"], firsts: ["eerst"],
      moving: ["verplaats", "verzet", "verschuif"],
      sums: ["in totaal", "bij elkaar"],
      lasts: ["laatste", "vorige"],
      counters: ["ervan", "stuks", "persoon", "personen", "mensen"],
      notes: (["zonder", "geen"], ["met", "extra"]),
      nouns: [["formaat", "formaten", "maat", "maten", "grootte", "groottes"]],
      joiners: ["van", "met", "en", "voor", "in"]),
    ConversationWords(
      tag: "pt",
      corrections: [
        "não", "na verdade", "aliás", "quero dizer", "quis dizer", "desculpa", "desculpe", "espera",
        "espere", "que seja", "que sejam", "melhor", "mas",
      ],
      hesitations: [
        "eh", "ahn", "hum", "hm", "hmm", "deixa ver", "deixa-me pensar", "deixa eu pensar",
        "vejamos", "um momento", "espera", "espere",
      ],
      counting: ["para", "com"], company: ["somos", "seremos", "vamos ser"], timing: ["às"],
      openings: [
        "bem", "ok", "está bem", "então", "quero", "queria", "gostaria", "eu quero", "eu queria",
        "prefiro", "vou querer", "me dá", "dá-me", "talvez", "somos", "seremos", "vamos ser",
        "estaremos",
      ],
      naming: ["chame de", "chama de"],
      endings: ["em vez disso", "antes", "melhor"], negations: ["não", "sem ser", "exceto"],
      contrasts: ["mas", "mas sim"], exclusions: ["em vez de", "em lugar de", "não"],
      adjustments: ["faz", "põe", "faça"],
      additions: ["e", "e também", "também", "adiciona", "mais", "e depois", "e então"],
      alsos: ["também"],
      furthers: ["outro", "outra", "mais um", "mais uma"],
      removals: ["tira", "remove", "retira", "sem"], keeps: ["só", "apenas", "somente"],
      every: ["ambos", "ambas", "os dois", "as duas", "todos", "todas"],
      back: ["voltar", "volta", "volte", "atrás", "para trás"],
      changes: [
        "muda {}", "mude {}", "mudar {}", "altera {}", "altere {}", "outro {}", "outra {}",
      ],
      to: ["para", "por"],
      choices: [
        "que {} há", "que {} existem", "quais {} há", "quais são {}", "quais {}", "que {} tem",
        "quais {} tem",
      ],
      options: [
        "o que posso escolher", "o que posso dizer", "que opções há", "opções", "o que há",
        "o que mais tem", "que mais tem", "o que mais há", "que mais há", "o que tem mais",
      ],
      properties: ["qual é o seu {}", "qual é a sua {}", "qual é {}"],
      prices: [
        "quanto custa", "quanto é", "qual o preço", "qual é o preço", "quanto custa isso",
        "quanto custa isto", "quanto fica", "quanto custa {}", "quanto custam {}",
      ],
      priceNames: ["preço", "custo", "valor", "total"],
      again: [
        "de novo", "outra vez", "mais uma vez", "repete", "repita", "o mesmo", "a mesma",
        "a mesma coisa", "outra", "outro", "mais uma", "mais um",
      ],
      variations: ["mas", "em", "com", "para"], more: ["a mais"], fewer: ["a menos"],
      further: ["mais"],
      twice: ["o dobro"], others: ["outro", "outra"],
      takingBack: [
        "desfaça isso", "desfaz isso", "cancele isso", "cancela isso", "cancela", "cancele",
      ],
      later: ["mais tarde", "depois"], earlier: ["mais cedo", "antes"],
      resume: ["continuar", "continua", "continue", "retomar", "retoma", "retome"],
      returning: ["voltar para {}", "volta para {}", "vamos voltar para {}", "continuar com {}"],
      firsts: ["primeiro", "antes disso"], moving: ["adia", "adie", "move", "mova"],
      sums: ["no total", "ao todo"],
      lasts: ["último", "última"],
      counters: ["deles", "delas", "pessoa", "pessoas"], notes: (["sem"], ["com"]),
      nouns: [["tamanho", "tamanhos", "medida", "medidas", "porção", "porções"]],
      joiners: ["de", "com", "e", "em", "para"]),
    ConversationWords(
      tag: "zh",
      corrections: [
        "不", "不对", "是但是", "是但", "好但是", "好但", "其实", "不是", "我是说", "改成", "换成", "还是", "等等", "等一下",
      ],
      hesitations: [
        "嗯", "呃", "额", "那个", "让我想想", "我想想", "等一下", "等等", "稍等",
      ],
      openings: ["那", "那就", "我要", "我想要", "给我", "来", "就", "我们是", "我们有", "一共"],
      endings: [], negations: ["不要", "不是"], contrasts: ["而是", "要"],
      exclusions: ["而不是", "不要"], adjustments: ["把"],
      additions: ["再来", "还要", "再加", "和", "然后", "然后再来", "接着"], alsos: ["也要"],
      removals: ["去掉", "不要"],
      keeps: ["只要"], every: ["都", "两个都", "全部"], back: ["返回", "上一步", "回去"],
      changes: ["改{}", "换{}", "更改{}", "换一个{}", "另一个{}"], to: ["为", "成"],
      choices: ["有什么{}", "有哪些{}", "{}有哪些", "有什么样的{}", "都有什么{}", "都有哪些{}"],
      options: [
        "有什么", "有哪些", "可以选什么", "选项", "还有什么", "还有别的吗", "还有哪些",
        "还有什么别的",
      ],
      properties: ["{}是多少", "{}是什么"],
      prices: ["多少钱", "要多少钱", "价格是多少", "这个多少钱", "一共多少钱", "{}多少钱", "{}要多少钱"],
      priceNames: ["价格", "价钱", "费用", "合计"],
      again: [
        "再来一次", "再一次", "重复", "一样的", "同样的", "再来一份", "再来一个", "再来一碗",
        "再来一杯",
      ],
      variations: ["但是", "但", "不过", "要"], sameBut: ["一样但是", "同样但是"], more: ["更多"],
      further: ["再来", "再加", "再要"],
      twice: ["两倍", "双份"], others: ["另一个", "另一種", "别的"],
      takingBack: ["撤销它", "取消它"], later: ["之后", "以后", "后"],
      earlier: ["之前", "以前", "前"], resume: ["继续", "恢复"],
      returning: ["回到{}", "继续{}"], firsts: ["先"],
      sums: ["一共"],
      lasts: ["最后", "上一个"],
      counters: ["个", "份", "碗", "人", "位", "个人", "杯"],
      nouns: [["份量", "尺寸", "大小", "规格"]],
      joiners: ["的", "和"]),
  ]
}
