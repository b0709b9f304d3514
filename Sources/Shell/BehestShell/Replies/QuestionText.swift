// Writes a question as text: the problem with the last answer, the prompt, and the options.

import CardTerminal
public import IntentEngine

extension Question {
  /// The name of the question for the option `--answer`.
  ///
  /// It is the parameter's name, or else "confirm", "choice", "intent" or "suggestion".
  public var answerName: String {
    if let parameter { return parameter.name }
    return switch kind {
    case .confirmation: "confirm"
    case .intent: "intent"
    case .suggestion: "suggestion"
    case .choice, .value: "choice"
    }
  }
}

/// A question as lines of text.
public struct QuestionText: Sendable {
  private let question: Question
  private let page: Page

  /// Creates the text of a question on a page.
  public init(_ question: Question, page: Page) {
    self.question = question
    self.page = page
  }

  /// Returns the number of options that fit on a screen with the text around them; 100 without one.
  public static func room(on screen: TerminalSize?) -> Int {
    screen.map { max(5, $0.rows - 6) } ?? 100
  }

  /// Returns the problem with the last answer, the prompt, an explanation, and the options by
  /// number; of a question that has just been asked the prompt without the options.
  ///
  /// - Parameter room: The maximum number of options; the number of further ones is added. Zero leaves all
  ///   choices to a list below the answer.
  public func lines(room: Int = 100) -> [String] {
    var lines: [String] = []
    if let said = question.dialog { lines.append(page.text(said)) }
    if let problem = question.problem { lines.append(page.text(problem, as: .error)) }
    if let chosen { lines.append(page.secondary(page.text(chosen))) }
    let isSuggestion = question.kind == .suggestion
    let usual =
      isSuggestion
      ? page.secondary(suggestionHint)
      : question.defaultAnswer.map { page.secondary(" (\(page.text($0.shortened)))") } ?? ""
    lines.append(page.text(question.prompt, as: .question) + usual)
    if question.isRepeated {
      if question.kind == .confirmation, room > 0 { lines[lines.count - 1] += buttons(in: page) }
      return lines
    }
    if question.problem == nil, question.kind == .value, question.options.isEmpty,
      let explanation = question.parameter?.explanation, explanation != question.prompt
    {
      lines += page.text(explanation).split(separator: "\n").map { page.secondary(String($0)) }
    }
    guard room > 0 else { return lines }
    if let slider = Slider(question) { lines.append("  " + slider.drawing(of: "", on: page)) }
    if !isSuggestion || question.options.count > 1 { lines += options(room: room) }
    if question.kind == .value, question.options.count > 1,
      (question.parameter?.mostElements ?? 1) > 1
    {
      lines.append("  " + page.secondary(Sentence.severalAtOnce()))
    }
    if question.offersOne {
      let hint = "  " + Sentence.yesNoHint(yes: Sentence.yes(), no: Sentence.no())
      if TerminalText.width(of: lines[lines.count - 1] + hint) <= page.width {
        lines[lines.count - 1] += page.secondary(hint)
      }
    }
    if question.kind == .confirmation { lines.append(buttons(in: page)) }
    return lines
  }

  /// The elements of a list that are known already, with their number; `nil` for none.
  private var chosen: String? {
    guard !question.chosen.isEmpty else { return nil }
    let (count, most) = (question.chosen.count, question.parameter?.mostElements ?? .max)
    let words =
      most < .max ? Sentence.chosenOf(count: count, most: most) : Sentence.chosen(count: count)
    return words + ": " + question.chosen.map(\.title).joined(separator: ", ")
  }

  /// The hint on how one of the suggestions is taken.
  private var suggestionHint: String {
    " "
      + (question.options.count > 1
        ? Sentence.entersTakesFirst()
        : Sentence.yesNoHint(yes: Sentence.yes(), no: Sentence.no()))
  }

  /// The hint on how a script can answer the question.
  public var answerHint: String {
    switch question.kind {
    case .confirmation where question.parameter == nil: Sentence.answerWithYesOption()
    case .confirmation: Sentence.answerWithOptions(name: question.answerName)
    default: Sentence.answerWithOption(name: question.answerName)
    }
  }

  /// The answer to `help` while the question is pending: how to answer it.
  public var help: [String] { help() }

  /// Returns the answer to `help`.
  ///
  /// - Parameter listsOptions: Whether the options are listed; they are not where a list is below the
  ///   answer.
  func help(listsOptions: Bool = true) -> [String] {
    var lines: [String] = []
    let room = listsOptions ? 100 : 0
    switch question.kind {
    case .confirmation:
      lines.append(Sentence.typeThis(buttons: buttons(in: nil).trimmed))
    case .suggestion:
      lines.append(Sentence.typeSuggestion())
      lines += options(room: room)
    case .choice, .intent:
      lines.append(Sentence.typeChoice())
      lines += options(room: room)
    case .value where question.options.isEmpty:
      lines.append(valueSentence)
      lines.append(Sentence.typeFile())
      lines.append(Sentence.typeLines())
    case .value:
      lines.append(Sentence.typeValueOrChoice())
      lines += options(room: room)
    }
    lines.append(Sentence.leaveQuestion())
    return lines
  }

  /// The sentence that asks for a value, with its type, range and examples.
  private var valueSentence: String {
    guard let parameter = question.parameter else { return Sentence.typeValue() }
    var words = page.plain(parameter.type)
    if let range = parameter.range {
      let (lower, upper) = (range.lowerBound.local, range.upperBound.local)
      switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
      case (true, true): words = Sentence.fromTo(kind: words, lower: lower, upper: upper)
      case (true, false): words = Sentence.fromOn(kind: words, lower: lower)
      case (false, true): words = Sentence.upTo(kind: words, upper: upper)
      case (false, false): break
      }
    }
    if !parameter.examples.isEmpty { words += ": " + parameter.examples.joined(separator: ", ") }
    return Sentence.typeValueOfKind(kind: words)
  }

  /// Returns the two answers of a confirmation.
  ///
  /// - Parameter styled: The page whose looks they have; `nil` for none.
  private func buttons(in styled: Page?) -> String {
    let accept = page.plain(question.acceptWords.first ?? Sentence.yes())
    let decline = page.plain(question.declineWords.first ?? Sentence.no())
    let roles: [Theme.Role] = [
      question.isDestructive ? .destructive : .controlNumber, .controlNumber,
    ]
    let both =
      "  "
      + zip([accept, decline], roles).enumerated().map { index, button in
        let words = (question.hasNumberedAnswers ? "\(index + 1) " : "") + button.0
        return styled?.profile.styled(words, button.1) ?? words
      }.joined(separator: " / ")
    let words = Set([accept, decline].map { $0.lowercased() })
    let (yes, no) = (Sentence.yes(), Sentence.no())
    return words == [yes, no] ? both : both + " " + Sentence.orYesNo(yes: yes, no: no)
  }

  private func options(room: Int) -> [String] {
    guard room > 0 else { return [] }
    let total = question.offersOne ? nil : question.entities?.count
    return page.numbered(question.options, of: total, room: room)
  }
}

extension Page {
  /// Returns options by number, each on one line, with the number of those that are not listed.
  ///
  /// - Parameter total: The number of all values, where the options are only some.
  func numbered(
    _ options: [Question.Option], of total: Int? = nil, room: Int = 100
  ) -> [String] {
    let shown = options.prefix(room)
    let titles = shown.map { plain($0.title) }
    let widest = min(titles.map { TerminalText.width(of: $0) }.max() ?? 0, max(10, width / 2))
    let numberWidth = String(shown.count).count
    var lines: [String] = []
    var section: String?
    for (index, (option, title)) in zip(shown, titles).enumerated() {
      if option.section != section {
        section = option.section
        if let section { lines.append("  " + secondary(plain(section))) }
      }
      let number = String(index + 1)
      let title = TerminalText.truncated(title, to: widest)
      let indent = "  " + String(repeating: " ", count: numberWidth - number.count)
      var line = indent + profile.styled(number, .controlNumber) + "  " + title
      if let subtitle = option.subtitle.map({ plain($0) }), !subtitle.isEmpty {
        let used = TerminalText.width(of: indent + number + "  " + title)
        let gap = max(0, widest - TerminalText.width(of: title)) + 2
        let room = width - used - gap
        if room > 3 {
          line += String(repeating: " ", count: gap)
          line += secondary(TerminalText.truncated(subtitle, to: room))
        }
      }
      lines.append(line)
    }
    let left = max(options.count, total ?? 0) - shown.count
    if left > 0 { lines.append("  " + Sentence.moreOptions(count: left)) }
    return lines
  }
}

extension String {
  fileprivate var trimmed: String { String(drop { $0 == " " }) }
}
