// Classifies a line that is typed while a question is pending: an answer, or a word of the shell.

import BehestCards
import IntentEngine
import SpokenValues

/// The meaning of a line that is typed while a question is pending.
enum AnswerLine: Hashable, Sendable {
  case answer(String)
  /// The word that shows the last card again.
  case cardAgain
  /// Another word of the shell, or a line that runs an intent; an answer if there is no such thing.
  case shell(String)
  case cancel
  case quit
  /// A word that ends the shell at its prompt.
  case leave
  case help
  case nothing
  case unreadable(String)

  /// Interprets a line as an answer, or as a word of the shell.
  ///
  /// Words of the shell need no colon, unless an option or a button of the card has that title; in
  /// quotation marks they are an answer. In a script they need it where any text is a value.
  init(_ line: String, for question: Question, inScript: Bool = false) {
    let (words, block) = Continuation.parse(line)
    if let block {
      self = .answer(words.isEmpty ? block : words + "\n" + block)
      return
    }
    let trimmed = words.trimmingSpaces
    if trimmed.isEmpty {
      self = .nothing
      return
    }
    let isText = question.kind == .value && question.parameter?.isText == true
    let isFreeText = isText && inScript
    if isText, !inScript, let literal = Self.literal(trimmed) {
      self = .answer(literal)
      return
    }
    let offered =
      question.options.flatMap { [$0.title] + $0.synonyms }
      + (question.card?.controls ?? []).map(\.name) + question.acceptWords + question.declineWords
    let session = SentenceLanguage.sessionWords
    let isOption = offered.contains { $0.lowercased() == trimmed.lowercased() }
    switch trimmed.lowercased() {
    case ":cancel": self = .cancel
    case ":quit", ":exit", ":q": self = .quit
    case ":help", ":?": self = .help
    case let word
    where !isFreeText && !isOption && question.kind != .confirmation
      && SessionWords.isCancelling(
        word, for: SentenceLanguage.current.rawValue, isText: isText, isTruth: question.isTruth):
      self = .cancel
    case ":card": self = .cardAgain
    case let line where line.hasPrefix(":") && SessionLine(line).isShellWord: self = .shell(trimmed)
    case let word where !isFreeText && !isOption && session.flatMap(\.quit).contains(word):
      self = inScript ? .quit : .leave
    case let word
    where !isFreeText && !isOption && (session.flatMap(\.help) + ["?"]).contains(word):
      self = .help
    case let line where !isFreeText && !isOption && question.hears(line): self = .shell(trimmed)
    default:
      guard question.kind == .value, trimmed.hasPrefix("@") else {
        self = .answer(isText ? words : trimmed)
        return
      }
      do {
        self = .answer(try ValueText.read(trimmed))
      } catch {
        self = .unreadable([error.message, Sentence.typeAt()].sentences)
      }
    }
  }
}

extension Question {
  /// Whether a line without a colon may be a word of the shell: by itself only before a command runs, where
  /// it cannot be words to search for, or about that command.
  fileprivate func hears(_ line: String) -> Bool {
    // Lines are rather a text.
    guard !line.contains(where: \.isNewline) else { return false }
    if case .word = SessionLine(line) {
      return [.suggestion, .intent].contains(kind)
    }
    return SessionLine(line).isShellWord
  }
}

extension AnswerLine {
  /// Returns a word of the shell in quotation marks without them; `nil` for any other text.
  private static func literal(_ text: String) -> String? {
    guard let first = text.first, let last = text.last, text.count > 2,
      ["\"\"", "“”", "„“", "«»", "「」"].contains(String([first, last]))
    else { return nil }
    let inner = String(text.dropFirst().dropLast())
    let folded = inner.lowercased()
    let isWord =
      SessionWords.isCancelling(folded, for: SentenceLanguage.current.rawValue, isText: true)
      || ShellWord.named(folded) != nil
    return isWord ? inner : nil
  }
}
