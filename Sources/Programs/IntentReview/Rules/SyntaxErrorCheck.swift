// A check of whole files: whether they are Swift.

import ReviewReport

enum SyntaxErrorCheck: ReviewCheck {
  static let rule = ReviewRule(
    id: "syntax-error", level: .error,
    summary: "A file is not Swift that can be parsed.",
    help: "Mend the syntax, and review the file again.",
    reason: """
      A file that was cut short, or holds the marks of a conflict, does not compile, and what \
      follows a mistake may be read wrongly. The first mistakes of a file are told, and nothing \
      else about it. Code for another version of Swift, behind `#if swift` or `#if compiler`, need \
      not parse.
      """)

  static func problems(in model: IntentModel) -> [Problem] {
    model.files.flatMap(\.syntaxErrors).map { error in
      let words = error.words.prefix(1).uppercased() + error.words.dropFirst()
      return Problem(words + ".", at: error.node, position: error.position)
    }
  }
}
