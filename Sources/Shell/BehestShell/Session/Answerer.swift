// Finds the answer to a question: from the script first, then from the person.

public import IntentEngine
import Synchronization

/// Answers the questions of one command or one session.
public struct Answerer: Sendable {
  /// Where an answer came from, or why there is none.
  public enum Answer: Sendable {
    /// A script gave it in advance.
    case scripted(Input)
    /// A person typed it.
    case typed(Input)
    /// Nobody may be asked.
    case none
    /// The person pressed Ctrl-C; the question is withdrawn.
    case interrupted
    /// There is nothing more to read.
    case endOfInput
    /// The person left the session.
    case quit
  }

  /// Answers given in advance.
  public var script: ScriptedAnswers

  /// What every confirmation is answered with; `nil` to ask.
  public var confirmation: Bool?

  /// Where typed answers come from; `nil` when nobody may be asked.
  public var reader: (any LineReader)?

  /// Shows the question.
  public var show: @Sendable (Question) -> Void

  /// Says something beside the question: help, or why an answer will not do.
  public var say: @Sendable (String) -> Void

  /// What to show before the answer.
  public var prompt: Prompt

  /// The page that help is written for.
  public var page: @Sendable () -> Page

  /// Whether the end of input leaves a question open, as in a script, rather than cancelling it.
  public var leavesQuestionsOpen: Bool

  /// Creates an answerer.
  public init(
    script: ScriptedAnswers = ScriptedAnswers(), confirmation: Bool? = nil,
    reader: (any LineReader)? = nil, prompt: Prompt, page: @escaping @Sendable () -> Page,
    leavesQuestionsOpen: Bool = false,
    show: @escaping @Sendable (Question) -> Void, say: @escaping @Sendable (String) -> Void
  ) {
    self.script = script
    self.confirmation = confirmation
    self.reader = reader
    self.prompt = prompt
    self.page = page
    self.leavesQuestionsOpen = leavesQuestionsOpen
    self.show = show
    self.say = say
  }

  /// Creates an answerer for one command, which asks beside its result.
  public init(
    script: ScriptedAnswers = ScriptedAnswers(), confirmation: Bool? = nil,
    reader: (any LineReader)?, writer: ReplyWriter
  ) {
    self.init(
      script: script, confirmation: confirmation, reader: reader,
      prompt: Prompt(on: writer.notePage), page: { writer.notePage },
      show: { writer.note($0, room: QuestionText.room(on: .current())) },
      say: { writer.output.note($0) })
  }

  /// Answers a question.
  public func answer(_ question: Question) async -> Answer {
    if let text = script.take(anyOf: names(of: question)) {
      return .scripted(Input(.text(text)))
    }
    if question.kind == .confirmation, let confirmation {
      let words = confirmation ? question.acceptWords : question.declineWords
      return .scripted(Input(.text(words.first ?? (confirmation ? "yes" : "no"))))
    }
    guard let reader else { return .none }
    return await ask(question, reader)
  }

  private func names(of question: Question) -> [String] {
    [question.answerName, question.parameter?.title].compactMap { $0 }
  }

  private func ask(_ question: Question, _ reader: any LineReader) async -> Answer {
    let completer: Completer = { typed in QuestionCompleter(question).completions(for: typed) }
    // A script is not waited for: its question is shown once there is a line to answer it.
    var isShown = !leavesQuestionsOpen
    if isShown { show(question) }
    while true {
      switch await reader.readLine(prompt, completer: completer) {
      case .interrupted: return .interrupted
      case .endOfInput: return leavesQuestionsOpen ? .none : .endOfInput
      case .line(let line):
        if !isShown { show(question) }
        isShown = true
        switch AnswerLine(line, for: question) {
        case .answer(let text): return .typed(Input(.text(text)))
        case .cancel: return .typed(Input(.cancel))
        case .quit: return .quit
        case .help: say(QuestionText(question, page: page()).help.joined(separator: "\n"))
        case .nothing: say(page().text(question.emptyAnswerWords))
        case .unreadable(let message): say(page().text(message))
        }
      }
    }
  }
}

/// What a typed line means while a question waits.
enum AnswerLine: Hashable, Sendable {
  case answer(String)
  case cancel
  case quit
  case help
  case nothing
  case unreadable(String)

  /// What leaves a question that takes no text as it stands, besides the word of the shell.
  private static let leaving: Set<String> = [
    "cancel", "never mind", "nevermind", "forget it", "stop",
  ]

  /// Reads a line.
  ///
  /// Words of the shell need their colon where any text is a value; elsewhere the bare words do,
  /// unless an option is called that.
  init(_ line: String, for question: Question) {
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
    let isFreeText = question.kind == .value && question.parameter?.isText == true
    let isOption = question.options.contains { option in
      ([option.title] + option.synonyms).contains { $0.lowercased() == trimmed.lowercased() }
    }
    switch trimmed.lowercased() {
    case ":cancel": self = .cancel
    case ":quit", ":exit", ":q": self = .quit
    case ":help", ":?": self = .help
    case let word
    where Self.leaving.contains(word) && !isFreeText && !isOption
      && question.kind != .confirmation:
      self = .cancel
    case "exit" where !isFreeText && !isOption, "quit" where !isFreeText && !isOption: self = .quit
    case "help" where !isFreeText && !isOption, "?" where !isFreeText && !isOption: self = .help
    default:
      guard question.kind == .value, trimmed.hasPrefix("@") else {
        self = .answer(isFreeText ? words : trimmed)
        return
      }
      do {
        self = .answer(try ValueText.read(trimmed))
      } catch {
        self = .unreadable(error.message + " Type @@ for a value that begins with @.")
      }
    }
  }
}

extension Question {
  /// What is said to an empty line.
  fileprivate var emptyAnswerWords: String {
    switch kind {
    case .confirmation: "Please answer yes or no; :cancel leaves the question."
    case .choice, .intent: "Please choose one; :cancel leaves the question."
    case .value: "Please give a value; :cancel leaves the question."
    }
  }
}

extension String {
  /// The text without spaces and tabs around it.
  var trimmingSpaces: String {
    var text = Substring(self)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}

/// Answers by name, as `--answer name=value` gives them.
public final class ScriptedAnswers: Sendable {
  private let waiting: Mutex<[(name: String, value: String)]>

  /// Creates answers; several of one name are used in the order given.
  public init(_ answers: [(name: String, value: String)] = []) {
    waiting = Mutex(answers)
  }

  /// Takes the next answer that goes by one of the names.
  ///
  /// Names are compared without regard to case, hyphens and underscores: `markdown-text` answers
  /// for `markdownText`.
  ///
  /// - Returns: `nil` when no answer is left for the names.
  public func take(_ names: String...) -> String? { take(anyOf: names) }

  /// Takes the next answer that goes by one of the names.
  public func take(anyOf names: [String]) -> String? {
    let wanted = Set(names.map(Self.folded))
    return waiting.withLock { waiting in
      guard let index = waiting.firstIndex(where: { wanted.contains(Self.folded($0.name)) })
      else { return nil }
      return waiting.remove(at: index).value
    }
  }

  /// Whether an answer of this name is left.
  public func hasAnswer(for name: String) -> Bool {
    let wanted = Self.folded(name)
    return waiting.withLock { $0.contains { Self.folded($0.name) == wanted } }
  }

  /// The names of answers nobody asked for, in the order given.
  public var unusedNames: [String] { waiting.withLock { $0.map(\.name) } }

  /// A name as it is compared.
  public static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }
}
