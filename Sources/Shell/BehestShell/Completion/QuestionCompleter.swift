// Completes answers: the titles of options, the words of a confirmation, and shell words.

import CardTerminal
import IntentEngine

/// Offers the answers a question names.
struct QuestionCompleter {
  private let question: Question

  init(_ question: Question) {
    self.question = question
  }

  /// Those that begin with what is typed, letter case and accents aside; failing that, those that contain it.
  func completions(for typed: String) -> [Completion] {
    var all = question.options.map { option in
      let title = TerminalText.sanitised(option.title)
      return Completion(text: title, detail: TerminalText.sanitised(option.subtitle ?? ""))
    }
    if question.kind == .confirmation {
      all += [question.acceptWords.first ?? "yes", question.declineWords.first ?? "no"]
        .map { Completion(text: $0) }
    }
    all += [
      Completion(text: ":cancel", detail: "leaves the question"),
      Completion(text: ":help", detail: "how to answer"),
    ].filter { typed.hasPrefix(":") && $0.text.hasPrefix(typed) }
    let beginning = all.beginning(with: typed)
    let wanted = typed.foldedForCompletion
    let found =
      beginning.isEmpty
      ? all.filter { $0.text.foldedForCompletion.contains(wanted) } : beginning
    return found.withoutDuplicates()
  }
}
