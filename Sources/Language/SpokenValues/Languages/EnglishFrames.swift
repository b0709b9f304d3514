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
    "i feel like", "need", "want", "i am in the mood for", "i have got to have", "walk me through",
    "guide me through", "take me through", "talk me through", "we would like", "we will have",
    "we will take", "we want", "we need", "we could use", "could i have", "could i get",
    "can i have", "can i get", "may i have", "may i get", "could we have", "could we get",
    "can we have", "can we get", "may we have", "might i have", "would you get me",
    "would you bring me", "can you get me", "can you give me", "can you bring me",
    "could you get me", "could you give me", "could you bring me", "let me have", "let me get",
    "let us have", "get me", "give me", "bring me", "make me", "fetch me", "hand me", "make that",
    "make it", "how about", "what about", "any chance of",
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
    "could you possibly", "could you", "would you please", "would you kindly", "would you mind",
    "would you be able to", "would you", "will you please", "will you", "do you mind",
    "do you think you could", "do you want to", "are you able to", "can i please", "can i",
    "could i please", "could i", "may i please", "may i", "can we", "could we", "may we",
    "is it possible for you to", "is it possible to", "would it be possible to",
    "would it be possible to have",
    "is there a way to", "is there any way to", "is there any way you could",
    "any chance you could", "let us", "let me", "please help me to", "please help me",
    "please go ahead and", "please", "help me to", "help me", "go ahead and", "go and",
    "be so kind as to", "be so good as to", "be sure to", "remember to", "do not forget to",
    "make sure", "make sure to", "make sure you",
    "make sure that you", "feel free to", "try to", "you can", "you may", "you could",
    "it is time to", "time to", "just", "quickly", "kindly", "simply", "now", "and now", "so",
  ]

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
    "current", "currently", "present",
  ]

  /// Phrases that may follow a request.
  package static let endings = [
    "please and thank you", "please", "if you please", "thank you so much", "thank you very much",
    "thank you", "thanks a lot", "thanks so much", "thanks", "many thanks", "cheers", "for me",
    "for us", "for me please", "would you", "could you", "can you", "will you", "if you can",
    "if you could", "if you would", "if you do not mind", "if you would not mind", "if possible",
    "if that is possible", "if that is okay", "when you can", "when you get a chance",
    "when you have a moment", "when you have time", "right now", "right away", "real quick",
    "really quick", "as soon as possible", "asap", "at once", "immediately", "now", "okay", "ok",
    "alright", "right", "all right", "there", "here", "would you mind", "i think", "i guess",
    "i suppose", "that would be great", "that would be nice", "that would be lovely",
    "that is all", "that is it", "on screen", "on the screen", "on my screen", "up on screen",
    "up on the screen", "up on my screen", "as well", "so far", "at the moment", "a little",
    "a little bit", "a bit", "slightly", "a notch", "that is enough",
  ]

  /// Indirect requests, with the plain words for them.
  ///
  /// Small words may stand between those of a saying: "speak a little louder", "turn on some music".
  /// Between its parts, where an ellipsis is, anything may stand, which takes the place of the plain
  /// words' ellipsis.
  package static let idioms: [(said: String, plain: String)] =
    (loudness + playing + kinds + nexts + questions + things + others)
    .flatMap { plain, sayings in sayings.map { (said: $0, plain: plain) } }

  private static let loudness: [(plain: String, said: [String])] = [
    ("volume up", ["louder", "speak up", "speak louder", "talk louder", "speak loudly"]),
    ("volume up", ["too quiet", "more volume", "volume louder", "volume higher", "music louder"]),
    ("volume up", ["i cannot hear", "i can't hear", "i can barely hear", "i can hardly hear"]),
    ("volume up", ["i couldn't hear", "i could not hear", "i am unable to hear"]),
    ("volume up", ["bring volume up", "bring up volume", "bring sound up", "up the volume"]),
    ("volume down", ["quieter", "softer", "speak quieter", "talk quieter", "speak softer"]),
    ("volume down", ["talk softer", "speak more softly", "speak more quietly", "more quiet"]),
    ("volume down", ["too loud", "less volume", "less loud", "not so loud", "keep it down"]),
    ("volume down", ["volume lower", "volume lowered", "volume softer", "volume quieter"]),
    ("volume down", ["bring volume down", "bring down volume", "cut volume", "cut down volume"]),
    ("volume down", ["lower your voice", "volume is too high", "music is too loud"]),
    (
      "turn up the volume",
      ["turn up music", "turn music up", "turn music higher", "turn up sound"]
    ),
    (
      "turn up the volume",
      ["turn up audio", "turn audio up", "turn audio higher", "turn sound up"]
    ),
    ("turn down the volume", ["turn down music", "turn music down", "turn music lower"]),
    ("turn down the volume", ["turn down sound", "turn sound down", "turn audio lower"]),
    ("turn up the volume of speakers", ["turn up speakers", "turn speakers up"]),
    ("turn down the volume of speakers", ["turn down speakers", "turn speakers down"]),
    ("mute", ["be quiet", "be silent", "keep quiet", "stay quiet", "quiet please", "quiet down"]),
    ("mute", ["shut up", "hush", "do not talk", "don't talk", "do not speak", "don't speak"]),
    ("volume", ["volume of the music", "volume of the song", "volume of the current song"]),
    ("volume", ["volume of the current music", "volume on the music", "music volume"]),
    ("volume", ["media volume", "audio volume", "volume level", "volume to level"]),
  ]

  private static let playing: [(plain: String, said: [String])] = [
    ("play", ["i want to hear", "i would like to hear", "let me hear", "i want to listen to"]),
    ("play", ["i would like to listen to", "i want to listen", "start reading", "can i hear"]),
    (
      "turn on the radio", ["play radio", "open radio", "set radio", "start radio", "radio please"]
    ),
    ("turn on the radio", ["listen to radio", "listen radio", "have radio on", "put radio on"]),
    ("start the vacuum", ["vacuum on", "turn on vacuum", "vacuum cleaner on", "put vacuum on"]),
    ("play music", ["turn on music", "music on", "put on music", "put music on", "start music"]),
    ("play music", ["start up music", "open music", "let me hear music", "have music on"]),
    ("skip to the next", ["go to the next", "move to the next", "move on to the next"]),
    ("skip to the next", ["jump to the next", "hop to the next", "proceed to the next"]),
    ("skip to the next", ["advance to the next", "go forward to the next", "swipe to the next"]),
    (
      "skip to the next", ["fast forward to the next", "move forward to the next", "play the next"]
    ),
    ("skip to the next", ["skip ahead to the next", "continue to the next", "start the next"]),
    ("skip to the next song", ["go to the next one", "skip past this song to the next track"]),
    ("skip to the next song", ["skip this one", "skip that one", "skip ahead one song"]),
    ("skip to the next song", ["skip this song", "skip this track", "move forward one song"]),
    ("next song", ["next episode", "next podcast"]),
    ("previous song", ["previous episode", "previous podcast"]),
    ("skip to next", ["go to next", "move to next", "move on to next", "advance to next"]),
    ("skip to next", ["jump to next", "play next", "hit next", "press next"]),
    ("stop", ["stop talking", "stop speaking", "stop doing that", "stop what you are doing"]),
    (
      "stop", ["stop this process", "stop the process", "stop processing", "stop the current task"]
    ),
    ("never mind", ["cancel", "cancel that request", "cancel the request", "cancel this"]),
  ]

  /// "Start my jazz playlist".
  private static let kinds = [
    "playlist", "podcast", "audiobook", "audio book", "album", "song", "songs", "music", "book",
  ].flatMap { kind in
    ["start", "resume", "run", "use", "open", "pull up", "do", "put on"].map { verb in
      (plain: "play … \(kind)", said: ["\(verb) … \(kind)"])
    } + [(plain: "play \(kind)", said: ["start \(kind)", "resume \(kind)", "open \(kind)"])]
  }

  /// "Go to the next song on this playlist".
  private static let nexts = [
    "play", "hear", "listen to", "go to", "switch to", "move to", "proceed to", "jump to",
    "skip to",
    "move on to", "advance to",
  ].flatMap { verb in
    ["song", "track", "tune"].map { thing in
      (
        plain: "skip to the next song",
        said: [
          "\(verb) the next \(thing)", "\(verb) the next \(thing) on this playlist",
          "\(verb) the next \(thing) on the playlist", "\(verb) the next \(thing) on this album",
        ]
      )
    }
  }

  private static let questions: [(plain: String, said: [String])] = [
    ("what is the date", ["what day is it", "what day it is", "what day is today"]),
    ("what is the date", ["what is the day", "what's the day", "which day is it"]),
    (
      "what is the date", ["what is the current day", "what is the day today", "today is what day"]
    ),
    ("what is the date", ["what day of the week is it", "which day of the week is it"]),
    ("what time is it", ["what is the hour", "tell me the hour", "what hour is it"]),
    ("what time is it", ["what does the clock say", "what's the clock say"]),
    ("what time is it", ["what does it say on the clock"]),
    ("what is the total", ["what do i owe", "how much do i owe"]),
    ("total of …", ["what does … come to", "how much does … come to", "what would … come to"]),
    ("total of …", ["how much would … cost", "how much is … worth"]),
    ("what are my tasks", ["what do i have to do", "what do i need to do", "what is left to do"]),
    ("what is …", ["tell me how … is", "let me know how … is", "know how … is", "see how … is"]),
    ("where is …", ["when will … be here", "when is … coming", "when will … arrive"]),
    ("where is …", ["when will … get here", "when do i get …", "when will i get …"]),
    ("check …", ["is … on its way", "is … on the way", "any news about …", "any news on …"]),
    ("where is", ["whereabouts is"]),
    ("lower … to", ["take … down to", "bring … down to", "turn … down to", "put … down to"]),
    ("raise … to", ["take … up to", "bring … up to", "turn … up to", "put … up to"]),
    ("check …", ["is … ready yet", "is … ready", "is … done yet", "how is … coming along"]),
    ("compare …", ["put … side by side", "show … side by side"]),
    ("show", ["take me to", "bring up", "bring me to", "how long is", "how far is"]),
    ("show", ["what does … say about", "what do you know about"]),
    ("search tasks for", ["tasks that mention", "tasks that contain"]),
    ("weather", ["weather outside", "weather outlook", "weather like outside", "weather app"]),
    ("hello", ["hi there", "hello there", "hey there"]),
  ]

  private static let things: [(plain: String, said: [String])] = [
    ("create task … ", ["put … on my list", "put … on my to do list", "put … on my todo list"]),
    ("create task … ", ["add … to my to do list", "add … to my todo list", "add … to my tasks"]),
    ("create task …", ["… put it in", "… add that to my tasks", "… add it to my tasks"]),
    ("create task …", ["… put that on my list", "… put it on my list", "… add it to my list"]),
    ("create task … ", ["put … on my list of tasks", "add … to my list of tasks"]),
    ("create task … ", ["put … on my task list", "put … on the list of tasks"]),
    (
      "add to the basket",
      ["buy", "into the basket", "in the basket", "into my cart", "in my cart"]
    ),
    ("order again", ["same soup as last time", "same order as last time", "same as last time"]),
    (
      "order again",
      ["same order as before", "same as before", "the usual", "what i had last time"]
    ),
    ("order again", ["repeat my last order", "repeat the last order"]),
    ("order again …", ["repeat my last … order", "repeat the last … order"]),
    ("share … with", ["send … to", "forward … to", "email … to", "text … to", "mail … to"]),
    ("turn off", ["shut off", "cut off", "power off"]),
    ("checkout", ["place my order", "place the order"]),
    ("everything", ["all the stuff", "all my stuff", "all the things", "all of the stuff"]),
    ("tip …", ["give … as a tip", "add … as a tip", "leave … as a tip", "give … a tip of"]),
    ("pack …", ["put … in my backpack", "put … in the backpack", "add … to my packing list"]),
    ("pack …", ["put … on my packing list", "put … into my backpack"]),
    ("log", ["i just did", "we just did", "just did", "i did", "we did", "i have done"]),
    ("log a hike of", ["i hiked", "we hiked", "i walked", "we walked", "hiked"]),
    ("change the", ["i want a different", "i would like a different", "give me a different"]),
    ("set the color to", ["go", "turn it", "turn them", "make it", "make them", "change to"]),
    ("set color", ["make"]),
    ("reschedule … to", ["push … back to", "put off … until", "put … off until", "push … until"]),
    ("reschedule … to", ["postpone … until", "delay … until", "delay … to", "shift … to"]),
    ("reschedule … to", ["move … to", "push … to", "move … until"]),
  ]

  private static let others: [(plain: String, said: [String])] = [
    ("turn off", ["kill"]),
    ("lights off", ["lights out"]),
    ("turn on the lights", ["it is dark", "it's dark", "it is too dark", "it's too dark"]),
    ("set the brightness of", ["dim", "brighten"]),
    ("brightness to", ["lights to", "light to", "lamp to", "lamps to", "lighting to"]),
    ("lower the brightness to", ["lower the lights to", "lower the light to"]),
    ("raise the brightness to", ["raise the lights to", "raise the light to"]),
  ]

  /// Words that call an assistant, before a request or by itself.
  package static let wakeWords = [
    "hey there", "hey", "hi there", "hi", "hello there", "hello", "ok", "okay", "yo", "oi",
    "excuse me", "listen", "look", "computer", "assistant", "behest", "good morning",
    "good afternoon", "good evening", "dear", "buddy", "my friend", "robot", "alexa", "siri",
    "hey siri", "google", "ok google", "hey google",
  ]
}
