// Checks the titles of intents: a verb and a noun, in title case.

import SwiftSyntax

/// A check for titles that do not read as a command.
enum IntentTitleCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "intent-title", level: .warning,
    summary: "The title of an intent is not a verb and a noun in title case.",
    help: "Call it what a person would choose from a list, such as “Order Soup”.",
    reason: """
      The title is all that Shortcuts, Spotlight and Siri show of an intent, among the intents of \
      every other app. A verb and a noun say what happens to what; title case is how the systems \
      write the names of commands. Titles that are not plainly English are not looked at, nor are \
      those of intents that nobody finds in a list.
      """)

  static func findings(in model: IntentModel) -> [ReviewFinding] {
    model.types("AppIntent").compactMap { intent in
      guard model.isListed(intent), !intent.hasSchema, let title = intent.variable("title"),
        title.isStatic, let value = title.value, let text = value.shownText,
        let (words, advice) = complaint(text)
      else { return nil }
      return ReviewFinding(rule, words, advice: advice, at: value, in: title.file)
    }
  }

  private static func complaint(_ text: String) -> (words: String, advice: String?)? {
    guard text.contains(where: { !$0.isWhitespace }) else { return ("The title is empty.", nil) }
    guard let title = EnglishTitle(text) else { return nil }
    if let last = text.last, ".!".contains(last), !text.hasSuffix("..") {
      return ("The title “\(text)” ends as a sentence does.", "Leave out the “\(last)” at its end.")
    }
    if !title.startsWithVerb, title.hasVerbElsewhere {
      return ("The title “\(text)” does not begin with a verb.", nil)
    }
    if title.startsWithVerb, let word = title.wordInWrongCase {
      return (
        "“\(word)” in the title “\(text)” is not in title case.",
        "Write “\(title.inTitleCase)”."
      )
    }
    return nil
  }
}
