// English polite phrases, which may surround a request.

extension English {
  /// Polite phrases that may precede a request; none is itself the beginning of a request.
  static let leading = [
    "please", "can you", "could you", "would you", "will you", "can you please",
    "could you please", "would you please", "would you mind", "can i", "could i", "may i",
    "can we", "could we", "i want to", "i want you to", "i would like to", "i would like you to",
    "i need to", "i need you to", "let me", "let's", "help me",
    "go ahead and", "hey", "hi", "hello", "ok", "okay", "alright", "well", "just", "quickly",
    "so", "then", "um", "uh", "er", "hmm",
  ]

  /// Polite phrases that may follow a request.
  static let trailing = [
    "please", "thanks", "thank you", "thanks a lot", "thank you very much", "many thanks",
    "for me", "for us", "now", "right now", "right away", "real quick", "will you", "would you",
    "could you", "can you", "if you can", "if you could", "if you would", "if possible", "okay",
    "ok", "when you can",
  ]
}
