// Interprets a person's words as an answer to the pending question.

import Foundation
import FoundationGaps
import SpokenValues

/// The interpretation of words as an answer.
enum AnswerReading: Sendable {
  /// An answer.
  case answer(Answer)
  /// Options whose titles contain the words, in order: the question is repeated with only these.
  case several([Int])
  /// No answer to the question, with an explanation for the person.
  case unclear(String)
}

/// A reader that interprets words as an answer to a question.
///
/// An option is chosen by its whole title or a synonym first, so that a title that looks like a
/// number can be typed; then by its number, from 1; then by part of its title: its beginning, the
/// beginning of a word, or anything in it; then by its place ("the second one", "last"), and by its
/// subtitle. Case, accents, articles and polite words are ignored.
enum AnswerReader {
  /// Returns the interpretation of `text` as an answer to `question`.
  static func read(_ text: String, for question: Question) -> AnswerReading {
    let words = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if question.offersOne, AnswerWords.accept.isSaid(by: words) { return .answer(.option(0)) }
    switch question.kind {
    case .confirmation:
      return confirmation(words, question)
    case .choice, .intent, .suggestion:
      guard !words.isEmpty else { return .unclear(Sentence.chooseOne()) }
      return option(words, question.options) ?? truth(words, question)
        ?? .unclear(
          question.options.problem(ofNumber: words)
            ?? question.options.problem(with: words, asked: question))
    case .value:
      if question.parameter?.isText == true && question.options.isEmpty {
        return .answer(.text(text))
      }
      guard !words.isEmpty else { return .unclear(Sentence.giveValue()) }
      // Part of a suggestion goes to the parameter's own search, which finds more than the list.
      if let whole = wholeOption(words, question.options) { return whole }
      // A place is one among the options that are left, which the search does not know.
      if SpokenValues.isFramedPosition(words),
        let place = place(words, among: question.options.count)
      {
        return .answer(.option(place))
      }
      return .answer(.text(text))
    }
  }

  /// Returns the index of the option that words name by its place: "the second one", "last".
  ///
  /// - Returns: `nil` for words that name no place in a list of this length.
  static func place(_ words: String, among count: Int) -> Int? {
    // The Korean "네" is a yes and a four.
    if AnswerWords.accept.isSaid(by: words) { return nil }
    let language = LocalizationEnvironment.locale.language.languageCode?.identifier
    return switch SpokenValues.position(of: words, tag: language) {
    case .last: count > 0 ? count - 1 : nil
    case .number(let number): (0..<count).index(numbered: number)
    case nil: nil
    }
  }

  private static func confirmation(_ words: String, _ question: Question) -> AnswerReading {
    if question.hasNumberedAnswers, words == "1" || words == "2" {
      return .answer(words == "1" ? .accepted : .declined)
    }
    // "Yes?" asks back.
    let asks = words.hasSuffix("?")
    if !asks,
      (question.acceptWords + AnswerWords.accept).isSaid(by: words)
        || SpokenValues.isAccepting(words, by: question.acceptWords + AnswerWords.accept)
    {
      return .answer(.accepted)
    }
    if (question.declineWords + AnswerWords.decline).isSaid(by: words)
      || SessionWords.isCancelling(words, for: SentenceLanguage.current.rawValue)
    {
      return .answer(.declined)
    }
    let accept = question.acceptWords.first ?? Sentence.yes()
    let decline = question.declineWords.first ?? Sentence.no()
    return .unclear(Sentence.answerWith(accept: accept, decline: decline))
  }

  /// Returns the option that a word for yes or no chooses, if the options are true and false.
  private static func truth(_ words: String, _ question: Question) -> AnswerReading? {
    guard question.isTruth, question.options.count == 2 else { return nil }
    return WordsToValue.boolean(words).map { .answer(.option($0 ? 0 : 1)) }
  }

  /// Returns the options that words may choose by a title, a synonym, a part of one, or a place.
  static func option(_ words: String, _ options: [Question.Option]) -> AnswerReading? {
    if let reading = wholeOption(words, options) { return reading }
    let folded = words.comparable
    guard !folded.isEmpty else { return nil }
    let titles = options.map { $0.title.comparable }
    let synonyms = options.map { $0.synonyms.map(\.comparable) }
    // A title that begins with the words wins over one that contains them, and a title over a
    // synonym: "l" is Large, and neither Small nor the Small that is also called Little.
    for fits: (Int) -> Bool in [
      { titles[$0].hasPrefix(folded) }, { titles[$0].contains(" " + folded) },
      { titles[$0].hasPart(folded) }, { synonyms[$0].contains { $0.hasPrefix(folded) } },
      { synonyms[$0].contains { $0.hasPart(folded) } },
    ] {
      let partial = options.indices.filter(fits)
      if partial.count == 1 { return .answer(.option(partial[0])) }
      if partial.count > 1 { return .several(partial) }
    }
    if let place = place(words, among: options.count) { return .answer(.option(place)) }
    // "Tomorrow" is not the priority of what is to be done tomorrow.
    let isDate = SpokenValues.value(of: words, as: .date) != nil
    let subtitled = options.indices.filter { index in
      !isDate && options[index].subtitle.map { $0.comparable.hasPart(folded) } ?? false
    }
    if subtitled.count == 1 { return .answer(.option(subtitled[0])) }
    if subtitled.count > 1 { return .several(subtitled) }
    let bare = SpokenValues.withoutFrame(folded)
    return bare == folded ? nil : option(bare, options)
  }

  /// Returns the options that words name by a whole title or synonym, or by their number.
  static func wholeOption(_ words: String, _ options: [Question.Option]) -> AnswerReading? {
    let folded = words.comparable
    let exact = options.indices.filter { index in
      options[index].names.contains { $0.comparable == folded }
    }
    if exact.count == 1 { return .answer(.option(exact[0])) }
    if let number = Int(words.hasSuffix(".") ? String(words.dropLast()) : words),
      let index = options.indices.index(numbered: number)
    {
      return .answer(.option(index))
    }
    return exact.isEmpty ? nil : .several(exact)
  }
}

extension [Question.Option] {
  /// Returns the message for words that are none of the options, with the name of what was asked for.
  fileprivate func problem(with words: String, asked question: Question) -> String {
    guard question.kind == .choice else {
      return Sentence.noneOfThem(words: words.shortened)
    }
    return problem(with: words, asA: question.isTruth ? nil : question.parameter?.type)
  }

  /// Returns the message for words that are none of the options: "“huge” is not a size: choose one of
  /// Small, Large."
  func problem(with words: String, asA type: String?) -> String {
    let titles = Nearest.list(map(\.title))
    return [
      type.map {
        Sentence.noneOfKind(words: words.shortened, kind: $0.insideSentence, titles: titles)
      } ?? Sentence.noneOfThese(words: words.shortened, titles: titles),
      Nearest.word(to: words, among: map(\.title)).map { Sentence.didYouMean(title: $0) },
    ].sentences
  }

  /// Returns the message for a number that no option has; `nil` for any other text.
  ///
  /// - Parameter hasMore: Whether there are more things to choose from, by their titles.
  func problem(ofNumber words: String, hasMore: Bool = false) -> String? {
    guard let number = Int(words.trimmingCharacters(in: .whitespaces)), !isEmpty,
      indices.index(numbered: number) == nil
    else { return nil }
    if hasMore { return Sentence.noOptionNumberHere(number: number, count: count) }
    return count == 1
      ? Sentence.noOptionBesideOne(number: number)
      : Sentence.noOptionNumber(number: number, count: count)
  }
}

extension Range<Int> {
  /// Returns the index for a person's number, which counts from 1; `nil` when out of range.
  package func index(numbered number: Int) -> Int? {
    // Comparing before subtracting avoids an overflow: any number may be typed.
    number > 0 && number <= count ? lowerBound + number - 1 : nil
  }
}

extension [String] {
  /// Returns whether one of them is all that words say, but for politeness.
  package func isSaid(by words: String) -> Bool {
    SpokenValues.says(words, oneOf: self)
  }
}
