// Finds the answer to a question: from the script first, then from the person.

import BehestCards
public import IntentEngine
import SpokenValues
import Synchronization

/// An object that answers the questions of one command or one session.
public struct Answerer: Sendable {
  /// An answer with its origin, or the reason why there is none.
  public enum Answer: Sendable {
    /// An answer that a script gave in advance.
    case scripted(Input)
    /// An answer that a person typed.
    case typed(Input)
    /// No answer, because nobody may be asked.
    case none
    /// No answer, because the person pressed Ctrl-C, which cancels the question.
    case interrupted
    /// No answer, because the input has ended.
    case endOfInput
    /// No answer, because the person left the session.
    case quit
  }

  /// The aids to a person who answers at a terminal, besides the words of a question.
  package struct Aids: Sendable {
    /// A function that returns whether options are listed below the line of the answer instead of with
    /// the question.
    var isLive: @Sendable () -> Bool = { false }
    /// A function that returns what words would mean as the answer.
    var preview: @Sendable (String) async -> AnswerPreview = { _ in AnswerPreview() }
    /// A function that lets the person edit an answer in another program; `nil` for none.
    var edit: (@Sendable (String) -> String?)?
    /// Whether a prompt follows the question that is left.
    var isInShell = false
    /// The answers that were typed and left.
    var unsaid = UnsaidAnswers()
    /// A function that carries out a line that is a word of the shell instead of an answer, or may be a text.
    var effect: @Sendable (_ line: String, _ isText: Bool) async -> LineEffect = { line, _ in
      .input(Input(.text(line)))
    }

    /// Creates aids; without any, a question is asked in plain lines.
    package init() {}
  }

  /// The answers given in advance.
  let script: ScriptedAnswers

  private let confirmation: Bool?
  private let reader: (any LineReader)?
  private let page: @Sendable () -> Page
  private let leavesQuestionsOpen: Bool
  /// Whether a wrong answer of a script ends the command, instead of the question being asked again.
  var refusesWrongAnswers = false
  private let aids: Aids
  private let show: @Sendable (Question) -> Void
  private let say: @Sendable (String) -> Void

  /// Creates an answerer from a script, a reader and functions that show text.
  ///
  /// - Parameters:
  ///   - script: The answers given in advance.
  ///   - confirmation: The answer to every confirmation; `nil` to ask.
  ///   - reader: The reader of typed answers; `nil` when nobody may be asked.
  ///   - page: Returns the page that help is written for.
  ///   - leavesQuestionsOpen: Whether the end of input leaves a question open, as in a script,
  ///     instead of cancelling it.
  ///   - aids: What is offered to a person at the terminal.
  ///   - show: Shows the question.
  ///   - say: Shows help, or the reason why an answer was not accepted.
  package init(
    script: ScriptedAnswers, confirmation: Bool?, reader: (any LineReader)?,
    page: @escaping @Sendable () -> Page, leavesQuestionsOpen: Bool = false,
    aids: Aids = Aids(),
    show: @escaping @Sendable (Question) -> Void, say: @escaping @Sendable (String) -> Void
  ) {
    self.script = script
    self.confirmation = confirmation
    self.reader = reader
    self.page = page
    self.leavesQuestionsOpen = leavesQuestionsOpen
    self.aids = aids
    self.show = show
    self.say = say
  }

  /// Creates an answerer for one command or a script, which asks on the stream of notes.
  package init(
    script: ScriptedAnswers, confirmation: Bool?, reader: (any LineReader)?, writer: ReplyWriter,
    leavesQuestionsOpen: Bool = false, aids: Aids = Aids()
  ) {
    self.init(
      script: script, confirmation: confirmation, reader: reader, page: { writer.notePage },
      leavesQuestionsOpen: leavesQuestionsOpen, aids: aids,
      show: {
        let room = QuestionText.room(on: leavesQuestionsOpen ? nil : .current())
        writer.note($0, room: aids.isLive() ? 0 : room)
      },
      say: { writer.output.note($0) })
  }

  /// Answers a question.
  public func answer(_ question: Question) async -> Answer {
    let names = [question.answerName, question.parameter?.title].compactMap { $0 }
    if let text = script.take(anyOf: names) {
      return .scripted(.scripted(.text(text)))
    }
    // A button of the question's card is pressed before the question is answered.
    if question.kind == .confirmation, let controls = question.card?.controls,
      let button = script.take(
        "press",
        where: { words in
          controls.contains {
            $0.name.folded == words.folded || $0.number.map(String.init) == words
          }
        })
    {
      return .scripted(.scripted(.pressNamed(button)))
    }
    if question.kind == .confirmation, let confirmation {
      let words = confirmation ? question.acceptWords : question.declineWords
      var input = Input.scripted(.text(words.first ?? (confirmation ? "yes" : "no")))
      input.answer = confirmation ? .accepted : .declined
      return .scripted(input)
    }
    guard let reader else { return .none }
    return await ask(question, reader)
  }

  private func ask(_ question: Question, _ reader: any LineReader) async -> Answer {
    // Only a list below the line needs an index of all that could be the answer.
    let values = aids.isLive() ? ChoiceValues(question) : nil
    var lineAids = lineAids(for: question, values)
    // The question of a script is shown only when there is a line that answers it.
    var isShown = !leavesQuestionsOpen
    if isShown { show(question) }
    while true {
      var prompt = Prompt(on: page(), isSecret: question.isSecret)
      prompt.question = question.memory
      let read = await reader.readLine(prompt, aids: lineAids)
      lineAids.start = ""
      switch read {
      case .interrupted, .rung: return .interrupted
      case .endOfInput: return leavesQuestionsOpen ? .none : .endOfInput
      case .choice(let index, _):
        aids.unsaid.forget(question.memory)
        return .typed(Input(.text(question.answer(choosing: index))))
      case .line(let line):
        if !isShown { show(question) }
        isShown = true
        switch AnswerLine(line, for: question, inScript: leavesQuestionsOpen) {
        case .answer(let text):
          aids.unsaid.forget(question.memory)
          // A command that is said instead of an answer runs at once.
          let command = question.parameter?.isText == true ? nil : BackgroundWork.line(text)
          var input = Input(.text(command ?? text))
          // Other words than a suggestion are heard as at the prompt, with a file that they name.
          if question.kind == .suggestion, !leavesQuestionsOpen {
            switch SessionLine(command ?? text) {
            case .input(let said): input = said
            case .unknownWord(let problem):
              say(page().text(problem))
              show(question.again())
              continue
            case .nothing, .word, .run, .about, .use: break
            }
          }
          // A command is rather a wrong answer if the first line that fails is the last.
          input.keepsQuestion = refusesWrongAnswers
          input.answer = values?.takePicked(titled: line).map { .value($0) }
          return .typed(input)
        case .cancel: return .typed(Input(.cancel))
        case .quit: return .quit
        case .leave:
          guard aids.isInShell else { return .quit }
          say(page().text(Sentence.quitsQuestion(word: line.trimmingSpaces)))
          return .endOfInput
        case .cardAgain where question.card != nil: show(question)
        case .cardAgain:
          say(Sentence.questionHasNoCard())
          show(question.again())
        case .shell(let line):
          let isText = question.parameter?.isText == true
          switch await aids.effect(BackgroundWork.line(line) ?? line, isText) {
          case .lines(let lines):
            say(lines.joined(separator: "\n"))
            show(question.again())
          case .note(let words), .refused(let words):
            say(page().text(words))
            show(question.again())
          case .failed(let failure):
            say(page().text(failure.words))
            show(question.again())
          case .input(let input):
            if case .text = input.content { aids.unsaid.forget(question.memory) }
            return .typed(input)
          case .clear: show(question.again(inFull: !aids.isLive()))
          case .nothing, .leave, .cardAgain: break
          }
        case .help:
          let help = QuestionText(question, page: page()).help(listsOptions: !aids.isLive())
          say(help.joined(separator: "\n"))
          show(question.again())
        case .nothing:
          if let text = question.defaultAnswer { return .typed(Input(.text(text))) }
          say(page().text(question.emptyAnswerWords))
        case .unreadable(let message): say(page().text(message))
        }
      }
    }
  }
}

extension Answerer {
  /// Returns what is offered while the answer to a question is typed.
  private func lineAids(for question: Question, _ values: ChoiceValues?) -> LineAids {
    var aids = LineAids(completer: { typed in Completion.answers(to: question, for: typed) })
    aids.literal = { line in
      // No fuzzy match is meant by "no" and "um".
      if question.kind != .confirmation, Conversation.isNoAnswer(line) { return true }
      if case .answer = AnswerLine(line, for: question) { return false }
      return !line.trimmingSpaces.isEmpty
    }
    aids.reminder = { [page, isLive = self.aids.isLive] in
      let isLive = isLive()
      return QuestionText(question.again(inFull: !isLive), page: page())
        .lines(room: isLive ? 0 : 100).joined(separator: "\n")
    }
    if !question.isSecret { aids.edit = self.aids.edit }
    aids.escapeLeaves = true
    if let memory = question.memory {
      let unsaid = self.aids.unsaid
      aids.left = { unsaid.keep($0, for: memory) }
      let text = unsaid.text(for: memory)
      if question.isResumed { aids.start = text ?? "" } else { aids.unsaid = text }
    }
    guard let values else { return aids }
    aids.livePage = page()
    aids.choices = question.choices
    aids.isNumbered = question.kind != .confirmation || question.hasNumberedAnswers
    aids.mostChoices = question.mostChoices
    aids.markedChoices = question.chosen.map { .init($0) }
    aids.slider = Slider(question)
    aids.otherChoices = values.others
    aids.picked = { values.pick($0) }
    aids.details = { [page] in values.details(of: $0, on: page()) }
    if question.isMultiline { aids.note = Sentence.newlineKeys() }
    aids.hinter = { [preview = self.aids.preview] line in
      var hint = LineHint()
      guard !line.contains("\n") else { return hint }
      hint.total = question.entities?.count
      guard !line.trimmingSpaces.isEmpty else {
        hint.found = values.others
        return hint
      }
      let preview = await preview(line)
      hint.found = values.add(preview.found.prefix(10_000) + values.fitting(line))
      hint.note = preview.reading.map { "= " + $0 }
      return hint
    }
    aids.selection = question.selection
    return aids
  }
}

extension Question {
  /// Returns the question without what was said about the last answer: in a line, or with all that can be answered.
  fileprivate func again(inFull isFull: Bool = false) -> Question {
    var again = self
    again.isRepeated = !isFull
    (again.problem, again.dialog) = (nil, nil)
    return again
  }

  /// The name under which answers are remembered; `nil` for those that are chosen or secret.
  fileprivate var memory: String? {
    guard kind == .value, !isSecret, let parameter else { return nil }
    return [app, intent, parameter.name].map { $0 ?? "" }.joined(separator: "/")
  }

  /// The choices that are listed below the answer: the options, or the words of a confirmation.
  fileprivate var choices: [ChoiceList.Choice] {
    guard kind == .confirmation else {
      return options.map { .init($0) }
    }
    return [acceptWords.first ?? Sentence.yes(), declineWords.first ?? Sentence.no()]
      .map { .init(text: $0) }
  }

  /// The most choices that may be the answer together.
  fileprivate var mostChoices: Int { kind == .value ? parameter?.mostElements ?? 1 : 1 }

  /// The rule by which a choice is selected before an arrow key is pressed.
  ///
  /// A confirmation takes a key of its own, an empty line gives a usual answer, and any text may be a
  /// value.
  fileprivate var selection: ChoiceList.Selection {
    switch kind {
    case .confirmation: .none
    case .value where parameter?.isText == true: .none
    // Enter is not the first one where another was just asked about.
    case _ where near != nil: .typed
    case .suggestion: .first
    case .choice, .intent, .value: defaultAnswer == nil ? .first : .typed
    }
  }

  /// Returns the words that answer the question with a choice: its title, or the number of one whose
  /// title others have too.
  fileprivate func answer(choosing index: Int) -> String {
    let choices = choices
    let title = choices[index].text
    let isAlone = choices.count { $0.text.folded == title.folded } == 1
    return isAlone || kind == .confirmation ? title : String(index + 1)
  }
}

extension ChoiceList.Choice {
  /// Creates the choice of an option.
  fileprivate init(_ option: Question.Option) {
    self.init(text: option.title, detail: option.subtitle ?? "")
  }
}

/// The answers that were typed to questions and left: a command that is taken up again goes on with them.
final class UnsaidAnswers: Sendable {
  private let texts = Mutex<[String: String]>([:])

  /// Returns the text that was left at a question; `nil` for none.
  func text(for question: String) -> String? { texts.withLock { $0[question] } }

  /// Keeps what was typed when a question is left.
  func keep(_ text: String, for question: String) {
    texts.withLock { $0[question] = text.trimmingSpaces.isEmpty ? nil : text }
  }

  /// Forgets the text of a question that is answered.
  func forget(_ question: String?) {
    guard let question else { return }
    texts.withLock { $0[question] = nil }
  }
}

/// The entities that the choices of a question stand for, those found while typing included.
private final class ChoiceValues: Sendable {
  /// The most entities that are returned for a text.
  private static let most = 1_000
  /// The most entities that are listed before a text is typed.
  private static let mostOthers = 10_000

  /// The choices of the entities that the question does not offer.
  let others: [ChoiceList.Choice]

  private let known: [ChoiceList.Choice: Value]
  private let found = Mutex<[ChoiceList.Choice: Value]>([:])
  private let picked = Mutex<Value?>(nil)
  /// All entities that could be the answer, with an index of their titles.
  private let all: (values: [Value], filter: ChoiceFilter)

  init(_ question: Question) {
    let choices = question.choices
    let values = question.optionValues
    var known =
      values.count == choices.count
      ? Dictionary(zip(choices, values)) { first, _ in first } : [:]
    var others: [ChoiceList.Choice] = []
    let entities = question.entities ?? []
    for value in entities.prefix(Self.mostOthers) {
      let choice = ChoiceList.Choice(value.option)
      guard known.updateValue(value, forKey: choice) == nil else { continue }
      others.append(choice)
    }
    all = (entities, ChoiceFilter(entities.lazy.map(\.option.title)))
    (self.known, self.others) = (known, others)
  }

  /// Returns the entities whose titles fit a typed text, best first.
  func fitting(_ text: String) -> [Value] {
    all.filter.matches(text).indices.prefix(Self.most).map { all.values[$0] }
  }

  /// Replaces the entities that were found, and returns their choices.
  func add(_ values: some Sequence<Value>) -> [ChoiceList.Choice] {
    let pairs = values.map { (ChoiceList.Choice($0.option), $0) }
    found.withLock { $0 = Dictionary(pairs) { first, _ in first } }
    var seen: Set<ChoiceList.Choice> = []
    return pairs.map(\.0).filter { seen.insert($0).inserted }
  }

  private func value(of choice: ChoiceList.Choice) -> Value? {
    known[choice] ?? found.withLock { $0[choice] }
  }

  /// Remembers the entity of a choice that becomes the line.
  func pick(_ choice: ChoiceList.Choice) {
    picked.withLock { $0 = value(of: choice) }
  }

  /// Returns the entity that was picked for a line, once; another may have its title.
  func takePicked(titled line: String) -> Value? {
    picked.withLock { picked in
      defer { picked = nil }
      return picked?.option.title == line ? picked : nil
    }
  }

  /// Returns the properties of a choice's entity, a line each, and of a long text the first lines.
  func details(of choice: ChoiceList.Choice, on page: Page) -> [String] {
    guard let value = value(of: choice) else { return [] }
    return value.details.flatMap { property in
      let lines = property.text.prefix(1000).split(whereSeparator: \.isNewline).prefix(3)
      return lines.enumerated().map { index, line in
        page.plain(index == 0 ? "\(property.title): \(line)" : "  \(line)")
      }
    }
  }
}

extension Input {
  /// Creates an input that a script gave in advance.
  fileprivate static func scripted(_ content: Content) -> Input {
    var input = Input(content)
    input.isScripted = true
    return input
  }
}

extension Question {
  /// The message for an empty line.
  fileprivate var emptyAnswerWords: String {
    switch kind {
    case .confirmation:
      Sentence.answerWith(
        accept: acceptWords.first ?? Sentence.yes(), decline: declineWords.first ?? Sentence.no())
    case .choice, .intent, .suggestion: Sentence.chooseOrCancel()
    case .value: Sentence.giveOrCancel()
    }
  }
}

extension String {
  /// The text without white space at its ends.
  var trimmingSpaces: String {
    var text = Substring(self)
    while let last = text.last, last.isWhitespace { text.removeLast() }
    return String(text.drop(while: \.isWhitespace))
  }
}

/// Answers by name, as `--answer name=value` gives them.
public final class ScriptedAnswers: Sendable {
  private let given: [(name: String, value: String)]
  private let waiting: Mutex<[(name: String, value: String)]>

  /// Creates answers; several of one name are used in the order given.
  public init(_ answers: [(name: String, value: String)] = []) {
    given = answers
    waiting = Mutex(answers)
  }

  /// Removes and returns the next answer with one of the names.
  ///
  /// Names are compared without case, hyphens, underscores and spaces: `markdown-text` is
  /// `markdownText`.
  ///
  /// - Returns: `nil` when no answer is left for the names.
  public func take(_ names: String...) -> String? { take(anyOf: names) }

  /// Removes and returns the next answer with one of the names.
  public func take(anyOf names: [String]) -> String? {
    let wanted = Set(names.map(Self.folded))
    return waiting.withLock { waiting in
      guard let index = waiting.firstIndex(where: { wanted.contains(Self.folded($0.name)) })
      else { return nil }
      return waiting.remove(at: index).value
    }
  }

  /// Removes and returns the next answer with a name if its value satisfies a condition.
  func take(_ name: String, where isWanted: (String) -> Bool) -> String? {
    waiting.withLock { waiting in
      guard let index = waiting.firstIndex(where: { Self.folded($0.name) == Self.folded(name) }),
        isWanted(waiting[index].value)
      else { return nil }
      return waiting.remove(at: index).value
    }
  }

  /// Returns whether an answer with this name is left.
  public func hasAnswer(for name: String) -> Bool {
    let wanted = Self.folded(name)
    return waiting.withLock { $0.contains { Self.folded($0.name) == wanted } }
  }

  /// Makes every answer unused again, for the next line of a batch.
  func restore() { waiting.withLock { $0 = given } }

  /// The names of unused answers, in the order given.
  public var unusedNames: [String] { waiting.withLock { $0.map(\.name) } }

  /// Returns a name in the form for comparison.
  public static func folded(_ name: String) -> String {
    name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
  }
}
