// The words that English speakers say around a request, and those that make a sentence no request.

/// The words around English requests, as data for whatever reads a sentence by its parts.
///
/// Words are folded and short forms written out ("i would"); one may begin another, in any order.
/// Collected from how people begin and end what they say to assistants (the half for
/// development of the sets that `Tests/Benchmarks/Scripts/people.py` reads) and from grammars.
package enum EnglishFrames {
  /// Phrases that may precede the name of a thing: "i need" two large soups.
  package static let wishes = [
    "i would like to have", "i would like to get", "i would like", "i would love", "i would take",
    "i will have", "i will take", "i want to have", "i want to get", "i want", "i need to have",
    "i need to get", "i need", "i could use", "i could do with", "i am looking for", "i fancy",
    "i feel like", "i would prefer", "i prefer", "i would rather have", "i would rather",
    "i would go for", "mind giving me",
    "mind getting me", "would you mind giving me", "would you mind getting me", "need", "want",
    "i am in the mood for", "i have got to have", "we would like",
    "we will have",
    "we will take", "we want", "we need", "we could use",
    "i should like to have", "i should like", "hook me up with", "set me up with",
    "sort me out with", "fix me up with",
    "treat me to", "i will go for", "i will go with", "let us do", "i would kill for",
    "i have a craving for", "i am craving", "i am after", "i am wanting", "i am needing",
    "could i have", "could i get",
    "can i have", "can i get", "may i have", "may i get", "could we have", "could we get",
    "can we have", "can we get", "may we have", "might i have", "would you get me",
    "would you bring me", "can you get me", "can you give me", "can you bring me",
    "could you get me", "could you give me", "could you bring me", "let me have", "let me get",
    "let us have", "get me", "give me", "bring me", "make me", "fetch me", "hand me", "how about",
    "what about", "any chance of",
  ]

  /// Phrases that may precede a verb: "i would like you to" order a soup.
  package static let frames = [
    "i would like you to", "i would like to", "i would love to",
    "i would appreciate it if you could", "i would be grateful if you could", "i would prefer to",
    "i want you to", "i want to", "i wish to", "i need you to", "i need to", "i have to",
    "i have got to", "i got to", "i must", "i am trying to", "i am going to", "i am looking to",
    "i am here to", "i am ready to", "i will need to", "i feel like", "i think i will",
    "i think you should", "i was wondering if you could", "i was wondering if i could",
    "i was hoping you could", "i was hoping to", "i wonder if you could", "we would like to",
    "we want to", "we need to", "we have to", "we are going to", "can you please help me to",
    "can you please help me", "can you help me to", "can you help me", "can you go ahead and",
    "can you just", "can you please", "can you quickly", "can you", "could you please help me",
    "could you help me", "could you go ahead and", "could you just", "could you please",
    "could you possibly", "could somebody please", "could somebody", "could someone please",
    "could someone", "can somebody please", "can somebody", "can someone please", "can someone",
    "would somebody please", "would somebody", "would someone please", "would someone", "could you",
    "would you please", "would you kindly", "would you mind",
    "would you be able to", "would you", "will you please", "will you", "do you mind", "mind",
    "do you think you could", "do you want to", "are you able to", "can i please", "can i",
    "could i please", "could i", "may i please", "may i", "can we", "could we", "may we",
    "is possible to", "it is possible to", "is it possible for you to", "is it possible to",
    "would it be possible to",
    "would it be possible to have",
    "is there a way to", "is there any way to", "is there any way you could",
    "any chance you could", "let us", "let me", "please help me to", "please help me",
    "please go ahead and", "please", "help me to", "help me", "go ahead and", "go and",
    "be so kind as to", "be so good as to", "be sure to", "remember to", "do not forget to",
    "make sure", "make sure to", "make sure you",
    "make sure that you", "feel free to", "try to", "you can", "you may", "you could",
    "it is time to", "time to", "just", "quickly", "kindly", "simply", "now", "and now", "so",
    "forget it", "make that", "make it", "you must", "proceed to", "it is okay to", "is it okay to",
    "may i suggest we", "may i suggest you",
  ]

  /// Words that clauses of politeness are made of, beside those that make them polite.
  package static let courtesies = [
    "i", "we", "you", "it", "that", "this", "would", "could", "might", "may", "can", "will",
    "should",
    "must", "be", "am", "is", "are", "was", "were", "been", "being", "have", "had", "if",
    "whether", "when", "as", "to", "so", "and", "of", "for", "me", "us", "my", "your", "a", "an",
    "the", "very", "really", "most", "much", "ever", "terribly", "awfully", "dreadfully",
    "extremely", "truly", "greatly", "deeply", "eternally", "quite", "rather", "just", "simply",
    "at", "all", "too", "any", "such", "not", "like", "love", "all", "help", "assist", "give",
    "do", "does", "in", "advance", "indeed", "time", "hand", "from",
  ]

  /// Words that make a clause of such words polite.
  package static let courteous = [
    "ask", "asking", "beg", "bother", "trouble", "inconvenience", "problem", "mind", "hope",
    "hoping", "hoped", "wondering", "wondered", "appreciate", "appreciated", "appreciative",
    "obliged", "oblige", "grateful", "thankful", "gratitude", "glad", "happy", "delighted",
    "pleased", "honoured", "kind", "kindness", "good", "nice", "lovely", "great", "wonderful",
    "awesome", "fantastic", "brilliant", "amazing", "perfect", "super", "sweet", "bold",
    "possible", "able", "chance", "favour", "favor", "thank", "thanks", "thx", "cheers", "ta",
    "helpful",
  ]

  /// Adverbs of politeness.
  package static let courteousAdverbs = ["possibly", "perhaps", "please", "kindly"]

  /// Phrases that may precede a question: "can you tell me" what time it is.
  package static let questionFrames = [
    "i would like to know", "i would like to see", "i want to know", "i want to see",
    "i need to know", "i need to see", "i wonder", "i am wondering", "i was wondering",
    "can you please tell me", "can you tell me", "can you let me know", "can you show me",
    "can you find out", "could you please tell me", "could you tell me", "could you let me know",
    "could you find out", "would you please tell me", "would you tell me", "will you tell me",
    "do you happen to know", "do you know", "do you have any idea", "any idea",
    "please let me know", "please tell me", "let me know", "tell me", "remember", "give me",
    "show me", "find out", "say", "i forgot", "i do not know", "how is", "how are", "exactly",
    "current", "currently", "present", "scheduled to", "supposed to", "expected to", "going to",
    "ought to",
  ]

  /// Phrases that may follow a request.
  package static let endings = [
    "please and thank you", "please", "if you please", "thank you so much", "thank you very much",
    "thank you", "thanks a lot", "thanks so much", "thanks", "many thanks", "cheers", "for me",
    "for us", "for me please", "from me", "from us", "from all of us", "would you", "could you",
    "can you", "will you", "if you can",
    "if you could", "if you would", "if you do not mind", "if you would not mind", "if possible",
    "if that is possible", "if that is okay", "when you can", "when you get a chance",
    "when you have a moment", "when you have time", "right now", "right away", "real quick",
    "really quick", "as soon as possible", "asap", "at once", "immediately", "now", "okay", "ok",
    "alright", "right", "all right", "there", "here", "would you mind", "i think", "i guess",
    "i suppose", "that would be great", "that would be nice", "that would be lovely",
    "that is all", "that is it", "on screen", "on the screen", "on my screen", "up on screen",
    "up on the screen", "up on my screen", "as well", "so far", "at the moment", "a little",
    "a little bit", "a bit", "slightly", "a notch", "that is enough", "once it is rendered",
    "when it is rendered", "once it is formatted", "when it is formatted",
    "if that is all right", "mate",
  ]

  /// Words that call an assistant, before a request or by itself.
  package static let wakeWords = [
    "hey there", "hey", "hi there", "hi", "hello there", "hello", "ok", "okay", "yo", "oi",
    "excuse me", "listen", "look", "computer", "assistant", "behest", "good morning",
    "good afternoon", "good evening", "dear", "buddy", "my friend", "robot", "alexa", "siri",
    "hey siri", "google", "ok google", "hey google", "olly", "cortana", "jarvis",
  ]
}
