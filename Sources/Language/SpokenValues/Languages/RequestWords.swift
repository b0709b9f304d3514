// The words around a request that say nothing about what is requested.

/// The words of one language that surround a request, and those that forbid guessing.
///
/// All words are written as people write them and pass through the normaliser. Articles and polite
/// phrases are those of `LanguageRules`. To add a language, add a row to `all`.
package struct RequestWords: Sendable {
  /// Phrases that introduce a request, anywhere: "i need".
  package var frames: [String] = []
  /// Words that people combine freely to clauses that only make a request polite: "grateful if you could".
  package var courtesies: [String] = []
  /// Those of them without which no clause is polite.
  package var courteous: [String] = []
  /// Those that may end a clause which introduces a request, beside verbs and conjunctions: "could i possibly".
  package var courteousAdverbs: [String] = []
  /// Words before a clause of such words.
  package var courtesyClauses: [String] = []
  /// Phrases that introduce a question, where a phrase is a question: "tell me".
  package var questionFrames: [String] = []
  /// Requests for a thing, which introduce a question with "what".
  package var obtaining: [String] = []
  /// Verbs of orders that only show something.
  package var retrieving: [String] = []
  /// Verbs before an app's name that hand a request to it: the "ask" of "ask Soupy to …".
  package var hailing: [String] = []
  /// Words after an app's name that begin the request: the "to" of "ask Soupy to …".
  package var handing: [String] = []
  /// Sounds and words without meaning.
  package var noise: [String] = []
  /// Pronouns, whose meaning is that of another word or not said.
  package var pronouns: [String] = []
  /// Phrases that take back a word: "no wait".
  package var repairs: [String] = []
  /// Pronouns for what stands beside them: "that".
  package var demonstratives: [String] = []
  /// Verbs that put a request into an app: the "put" of "put it in Trails".
  package var filing: [String] = []
  /// Words that make any remark one that matters: "allergic".
  package var warnings: [String] = []
  /// Words that do something once more, which is not meant where they are not said: "reorder", "again".
  package var repeating: [String] = []
  /// Phrases that begin what the speaker does not know: "no idea".
  package var unsure: [String] = []
  /// Pronouns for a thing that was named before: "it", "that one".
  package var referring: [String] = []
  /// Prepositions, which have a meaning with the words that follow only.
  package var prepositions: [String] = []
  /// Prepositions that introduce a text and are no part of it: "find tasks about the passport".
  package var introducing: [String] = []
  /// Words that may be all of a value: "on".
  package var turning: [String] = []
  /// Words for what is new, which say nothing where something is made or added.
  package var fresh: [String] = []
  /// Words that begin the reason for a request: "because".
  package var reasons: [String] = []
  /// Words that begin what follows from a statement: "so".
  package var consequences: [String] = []
  /// Words that begin a note on a thing: "with croutons", "no onions".
  package var remarking: [String] = []
  /// Phrases that begin one: "not too salty", "easy on the salt".
  package var remarks: [String] = []
  /// Verbs before a thing that goes with another: "bringing apples".
  package var carrying: [String] = []
  /// Words before a text that is to be taken as it is: "called".
  package var quoting: [String] = []
  /// Words that say that what a thing contains follows, and not what it is called: "that says".
  package var wording: [String] = []
  /// Phrases that introduce what the speaker is about to do: "i'm trying to".
  package var striving: [String] = []
  /// Words that ask: "what".
  package var interrogatives: [String] = []
  /// Those of them that ask for no thing: "where".
  package var circumstances: [String] = []
  /// Verbs that make a question of a sentence that begins with them: "is".
  package var auxiliaries: [String] = []
  /// Words that limit, reverse or delay a request, so that it is not guessed.
  package var contrary: [String] = []
  /// Verbs before another's past that tell what has been done, also with their subjects: "have", "i'd".
  package var perfects: [String] = []
  /// Words that may stand between the two: "just".
  package var adverbs: [String] = []
  /// Words that make one clause the condition of another, or put one off.
  package var conditions: [String] = []
  /// The second words of verbs, which may stand apart from the first: the "on" of "switch … on".
  package var particles: [String] = []
  /// Groups of verbs that mean the same.
  package var verbs: [[String]] = []
  /// Groups of words that are near, for suggestions.
  package var related: [[String]] = []
  /// Groups of nouns, and of words that are said of things.
  package var nouns: [[String]] = []
  /// Returns the verbs that a folded word may be a form of.
  package var verbForms: @Sendable (String) -> [String] = { _ in [] }
  /// Whether a folded word is a verb's past.
  package var isPast: @Sendable (String) -> Bool = { _ in false }
  /// Whether a folded word is a verb that tells what goes on.
  package var isProgressive: @Sendable (String) -> Bool = { _ in false }
  /// Returns the plurals that a folded noun may have.
  package var plurals: @Sendable (String) -> [String] = { _ in [] }
  /// Words for all of what is shown: "all".
  package var totals: [String] = []
  /// Verbs that begin what another word says: "start".
  package var starting: [String] = []
  /// Nouns for what a thing shows: "details".
  package var contents: [String] = []
  /// Pronouns that are subjects: "it".
  package var subjects: [String] = []
  /// Indefinite articles.
  package var indefinites: [String] = []
  /// Words that turn a yes into a no: "without".
  package var negations: [String] = []
  /// Verbs that say nothing beside a noun for what is to be done: "leave a tip".
  package var supporting: [String] = []
  /// Verbs that set a number that is said with "to": "lower it to ten".
  package var scaling: [String] = []
  /// Words that may stand beside an app's name: "app".
  package var appNouns: [String] = []
  /// Whether a word is common, and no slip or name.
  package var isCommon: @Sendable (String) -> Bool = { _ in false }
  /// Words that make a question of any sentence that has them: "is".
  package var askingVerbs: [String] = []
  /// The words for the speaker: "my".
  package var firstPerson: [String] = []
  /// The words for who is spoken to: "your".
  package var secondPerson: [String] = []
  /// Indirect requests, with plain words for each: "louder" is "volume up".
  package var idioms: [EnglishIdioms.Saying] = []
  /// Sayings with plain words that only make suggestions.
  package var suggestedIdioms: [EnglishIdioms.Saying] = []
  /// Nouns and other words that say nothing beside a request that is complete: "to level four".
  package var padding: [String] = []
  /// Words for the time at which something is shown anyway: "today".
  package var present: [String] = []
  /// Verbs before what somebody says, so that it is no request: "she said".
  package var reporting: [String] = []
  /// Verbs before an amount, which say nothing beside it: "paid $6".
  package var spending: [String] = []
  /// Verbs before how long something takes: "it took two hours".
  package var lasting: [String] = []
  /// Words that greet at the beginning of a request, and are text elsewhere: "convert hello world".
  package var greetings: [String] = []
  /// Units of amounts, which may stand behind a number.
  package var units: [String] = []
  /// Containers of things, which may stand there, too: "bottles".
  package var containers: [String] = []

  /// Returns the words for a language tag such as `en-GB`.
  ///
  /// A language without a row has those of its `LanguageRules`, `ContraryWords` and `WishWords`.
  package static func words(for tag: String) -> RequestWords {
    let language = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    if let words = all[language] { return words }
    guard let rules = LanguageRules.rules(for: language) else { return RequestWords() }
    let contrary = ContraryWords.all[language] ?? []
    let wishes = WishWords.words(for: language)
    return RequestWords(
      frames: (wishes?.wishes ?? []).filter { Normalizer.utterance($0).words.count > 1 }
        + (wishes?.endings ?? []),
      repeating: wishes?.repeating ?? [],
      prepositions: rules.functionWords.filter { !contrary.contains($0) }, contrary: contrary,
      verbs: wishes?.groups ?? [])
  }

  private static let all: [String: RequestWords] = ["en": english]

  private static let english = RequestWords(
    frames: EnglishFrames.wishes + EnglishFrames.frames + EnglishFrames.endings
      + EnglishFrames.wakeWords + [
        "oh and", "coming along",
        "i am gonna", "i wanna", "i gotta", "wanna", "gotta", "i need for you to", "i wish",
        "you need to", "you have to", "i would prefer", "it would be great if you could",
        "i want you to please", "lemme", "that took", "which took", "took me", "it took",
        "i have got", "if it is possible", "if that is possible", "if at all possible",
        "but make it", "this time", "why don't you", "why don't we", "have a look at",
        "take a look at", "be a dear and",
        "be so kind and", "be so good and", "before i forget", "oh before i forget",
        "do one thing", "i am wanting to", "i am needing to",
        "i think i would love", "i think i would like", "i think i will have", "i think",
        "you know what", "do me a favour and", "do me a favor and", "could ye", "can ye",
        "would ye", "gonna need", "am gonna need", "no rush but", "when you get a minute",
        "when you get a sec", "if it is not too much trouble", "if it is no trouble",
        "if you get a chance", "at your convenience", "guess what", "by the way", "right then",
        "would you be a star and", "gonna", "rn", "be a star and", "be a darling and",
        "be an angel and",
      ],
    courtesies: EnglishFrames.courtesies + EnglishFrames.courteous
      + EnglishFrames.courteousAdverbs,
    courteous: EnglishFrames.courteous + EnglishFrames.courteousAdverbs,
    courteousAdverbs: EnglishFrames.courteousAdverbs,
    courtesyClauses: ["if", "whether", "that", "thank", "thanks", "i", "it", "much"],
    questionFrames: EnglishFrames.questionFrames + [
      "check", "i wanna know", "look up", "check on", "show", "pull up", "display", "read", "see",
      "hear", "let me see", "let me hear", "i want to hear", "i would like to hear",
      "i wish to know", "i need to find out", "can you see", "could you check", "can you check",
      "i want to find out", "i would like to find out", "what about", "how about", "read me",
      "tell me what", "let me know what", "show me what",
      "i want to know what", "do you know what",
      "what can you tell me about", "can you tell me what",
      "could you tell me what", "can i expect",
      "should i expect", "can we expect",
      "read out", "figure out", "can you figure out", "i have to know", "do you know if",
    ],
    obtaining: [
      "get", "get me", "i need", "i want", "i would like", "could i have", "can i have",
      "can i get", "could i get", "i would like to get", "i need to get", "i want to get",
      "do you have", "have you got", "is there", "are there", "do i have", "have i got",
    ],
    retrieving: [
      "show", "list", "find", "check", "tell", "read", "see", "view", "display", "search", "look",
      "preview", "open", "locate",
    ],
    hailing: [
      "ask", "tell", "have", "get", "let", "use", "using", "hey", "hi", "hello", "ok", "okay",
      "open", "launch", "open up", "start", "go to", "yo", "dear", "can", "could", "will", "would",
    ],
    handing: ["to", "and", "that", "for", "app"],
    noise: [
      "um", "uh", "er", "erm", "uhm", "umm", "hmm", "hm", "ah", "oh", "well", "so", "like", "okay",
      "ok", "alright", "right", "yeah", "period", "comma", "you know",
      "i mean", "sort of", "kind of", "basically", "really", "very", "currently", "presently", "ai",
      "pls", "plz", "thx", "quick", "too", "also", "s",
    ],
    pronouns: [
      "me", "us", "it", "they", "them", "this", "that", "these", "those", "there", "i", "we", "you",
      "your", "our", "any", "mine", "something", "anything", "stuff",
    ],
    repairs: [
      "no wait", "wait no", "no no", "no sorry", "sorry no", "sorry", "no", "i mean", "i meant",
      "make that", "no make that", "or rather", "rather", "correction", "scratch that", "oops",
      "actually", "no actually", "wait", "nope", "oh no", "hmm no", "uh no", "oh wait", "er no",
      "er", "err",
    ],
    demonstratives: ["this", "that", "these", "those", "there"],
    filing: [
      "put", "stick", "pop", "note", "jot", "log", "enter", "file", "save", "record", "write",
      "add",
      "plan", "keep", "track", "pencil", "get", "have", "kept", "saved", "wrote", "made", "store",
    ],
    warnings: [
      "allergic", "allergy", "allergies", "intolerant", "intolerance", "vegan", "vegetarian",
      "coeliac", "celiac", "diabetic", "pregnant", "gluten", "lactose", "halal", "kosher",
    ],
    repeating: [
      "reorder", "rebook", "resend", "reopen", "restart", "replay", "rerun", "reprint", "redo",
      "repeat", "reschedule", "again", "more", "another", "same", "usual",
    ],
    unsure: [
      "no idea", "no clue", "not sure", "i have no idea", "i have no clue", "i am not sure",
      "i do not know", "do not know", "dunno", "i cannot decide", "cannot decide",
      "i wonder", "not a clue",
    ],
    referring: ["it", "them", "em", "those", "these", "that one", "this one", "the one"],
    prepositions: [
      "in", "on", "at", "to", "of", "for", "from", "with", "by", "using", "via", "through",
      "inside", "into", "onto", "about", "as", "within", "over", "along", "across", "under",
    ],
    introducing: ["about", "as", "at", "for", "of", "on", "to", "with"],
    turning: ["on", "off", "up", "down"], fresh: ["new", "fresh"],
    reasons: ["because", "cause", "cuz", "since", "as"], consequences: ["so", "therefore", "thus"],
    remarking: ["with", "without", "no", "extra"],
    remarks: [
      "not too", "not so", "not very", "easy on", "go easy on", "light on", "go light on",
      "heavy on",
      "hold the", "skip the", "leave out the", "leave the", "plenty of", "lots of", "a bit of",
      "a little", "less", "more", "double", "but no", "but without", "minus",
    ],
    carrying: ["bring", "bringing", "take", "taking", "pack", "packing", "carry", "carrying"],
    quoting: [
      "called", "named", "titled", "entitled", "labelled", "labeled", "saying", "that says",
      "with the word", "with the words", "the word", "the words", "the phrase",
      "with the title", "with the name", "by the name of", "with title", "task to", "todo to",
    ],
    wording: [
      "saying", "that says", "which says", "that reads", "which reads", "with the text",
      "with the content", "with the contents", "with the words", "with the message",
    ],
    striving: [
      "i am trying to", "we are trying to", "i am about to", "we are about to", "i am off to",
    ],
    interrogatives: [
      "what", "which", "who", "whom", "whose", "when", "where", "how", "why", "whether",
    ],
    circumstances: ["when", "where", "why"],
    auxiliaries: [
      "is", "are", "was", "were", "do", "does", "did", "has", "have", "had", "am", "will", "would",
      "can", "could", "be",
    ],
    contrary: [
      "whichever",
      "not", "no", "never", "without", "cannot", "nor", "neither", "dont", "except", "should",
      "shall", "if", "until", "till", "unless", "remind", "instead", "already", "only", "but",
      "before", "after", "while", "because", "rather", "other", "else", "another", "or", "might",
      "maybe", "less", "more", "left", "one", "ever", "yet", "still", "would", "used",
      "kidding", "joking", "case", "provided", "assuming",
    ],
    perfects: [
      "have", "has", "had", "i'd", "we'd", "you'd", "he'd", "she'd", "they'd",
      "got",
    ],
    adverbs: [
      "just", "already", "now", "also", "recently", "finally", "even", "never", "ever", "all",
      "both", "only",
    ],
    conditions: [
      "if", "unless", "until", "till", "when", "whenever", "once", "before", "after", "while",
      "remind", "should", "shall", "might", "maybe", "case", "provided", "assuming", "suppose",
      "supposing", "whether", "some", "someday", "sometime", "eventually", "soon", "every", "each",
      "next", "moment", "time", "long", "later",
    ],
    particles: ["on", "off", "up", "down", "out", "away", "back", "in", "over"],
    verbs: EnglishThesaurus.verbs + requests, related: EnglishThesaurus.related,
    nouns: EnglishThesaurus.nouns, verbForms: English.verbForms,
    isPast: English.isPast, isProgressive: { $0.hasSuffix("ing") && $0.utf8.count > 4 },
    plurals: English.plurals,
    totals: ["all", "every", "everything", "whole", "entire"],
    starting: ["start", "begin", "run", "launch", "do", "simulate", "trigger", "perform"],
    contents: ["detail", "details", "info", "information"],
    subjects: ["i", "it", "he", "she", "they", "we", "there", "that", "this"],
    indefinites: ["a", "an"], negations: ["no", "not", "without", "hide"],
    supporting: ["give", "leave", "make", "take", "have", "do", "get"],
    scaling: [
      "lower", "raise", "increase", "decrease", "reduce", "bring", "boost", "dim", "turn", "take",
      "crank", "bump", "drop", "put", "set",
    ],
    appNouns: ["app", "application"],
    isCommon: EnglishCommonWords.contains,
    askingVerbs: ["is", "are", "was", "were", "does", "did", "am", "has"],
    firstPerson: ["my", "mine", "me", "i"], secondPerson: ["your", "yours", "you"],
    idioms: EnglishIdioms.all, suggestedIdioms: EnglishIdioms.suggested,
    padding: [
      "level", "levels", "tone", "position", "mode", "system", "button", "device", "exactly",
      "overall", "actually", "sorry", "sure", "looking", "doing", "feeling",
      "getting", "happen", "happening", "played", "playing", "altogether", "somehow",
      "accordingly", "yourself", "city", "someone", "somebody", "including", "ones",
      "mate", "dude", "ugh", "option", "options", "method", "thing", "somewhere", "yay", "phew",
      "lol", "haha", "hehe", "omg", "wow", "whoa", "yikes", "aw", "aww", "argh", "oof", "gosh",
      "geez", "jeez", "tbh", "btw", "fyi", "bro", "bruh", "fam", "luv", "hun", "guys",
      "folks", "sir", "madam", "ma'am", "cheers", "ta", "blasted", "bloody", "damn", "damned",
      "darn", "flipping", "freaking", "frigging",
      "stupid", "silly", "lovely", "wonderful", "delicious", "nice", "proper", "finally", "marked",
      "flagged", "tagged", "setup", "setting", "together", "anymore",
    ],
    present: ["today", "now", "currently", "presently", "nowadays", "again"],
    reporting: [
      "say", "says", "said", "saying", "told", "asks", "asked", "wrote", "writes", "shout",
      "shouts",
      "shouted", "yells", "yelled", "joked", "joking", "dreamt", "dreamed", "thinks", "thought",
      "claims", "claimed", "whispered", "screamed", "texted", "heard", "sang", "sings", "replied",
      "answered", "suggested", "recommended", "insisted", "wish", "wished", "imagine", "pretend",
    ],
    spending: [
      "was", "were", "paid", "spent", "cost", "costing", "costs", "took", "taking", "lasted",
      "lasting", "takes",
    ],
    lasting: ["took", "takes", "taking", "lasted", "lasting"],
    greetings: ["hello", "hi", "hey"],
    units: [
      "dollar", "dollars", "euro", "euros", "pound", "pounds", "buck", "bucks", "percent", "degree",
      "degrees", "cent", "cents",
    ],
    containers: [
      "carton", "cartons", "bottle", "bottles", "box", "boxes", "can",
      "cans", "pack", "packs", "packet", "packets", "bag", "bags", "jar", "jars", "piece", "pieces",
      "slice", "slices", "loaf", "loaves", "bowl", "bowls", "cup", "cups", "glass", "glasses",
      "portion", "portions", "serving", "servings", "helping", "helpings",
    ])

  /// Phrases that ask for a thing without a verb of its own, beside the verbs they stand for.
  private static let requests: [[String]] = [
    [
      "order", "get", "get me", "i need", "i want", "i would like", "we need", "could i have",
      "can i have", "can i get", "could i get", "may i have", "can we have", "i will have",
      "i will take", "give me", "gimme", "bring me", "let me have", "grab me", "i am after",
      "wanna have", "want to have", "would like to have", "would love to have",
      "i would rather have", "i would prefer",
    ],
    [
      "buy", "get", "get me", "i need", "i want", "i would like", "could i have", "can i have",
      "can i get", "could i get", "i will take",
    ],
    [
      "show", "show me", "let me see", "what is", "what are", "which", "tell me", "give me",
      "where is", "where are",
    ],
    ["list", "show me", "what are", "which", "give me", "tell me"],
    ["find", "find me", "i am looking for", "looking for", "where is", "where are"],
    ["check", "what is", "how is", "tell me"],
    [
      "reserve", "book", "get", "get us", "get me", "i need", "we need", "i want", "we want",
      "i would like", "we would like", "could i have", "could we have", "can i get", "can we get",
      "could i get", "could we get",
    ],
    [
      "add", "i need", "we need", "i want", "we want", "get", "get me", "grab", "grab me",
      "could i have", "can i have", "could i get", "can i get", "give me", "bring me",
      "i would like",
    ],
    ["play", "hear", "listen to", "put on", "i want to hear", "let me hear"],
    ["recommend", "suggest", "what is a good", "give me"],
    ["set", "set up"],
    ["what is", "how is", "what about", "how about", "what was"],
  ]
}
