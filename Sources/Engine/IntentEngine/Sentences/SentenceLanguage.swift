// The languages that a conversation is held in.

package import Foundation
import FoundationGaps
package import SpokenValues

/// A language that all sentences are there in.
package enum SentenceLanguage: String, CaseIterable, Sendable {
  /// German.
  case german = "de"
  /// English.
  case english = "en"
  /// Spanish.
  case spanish = "es"
  /// French.
  case french = "fr"
  /// Italian.
  case italian = "it"
  /// Japanese.
  case japanese = "ja"
  /// Korean.
  case korean = "ko"
  /// Dutch.
  case dutch = "nl"
  /// Portuguese.
  case portuguese = "pt"
  /// Chinese in simplified characters.
  case chinese = "zh"

  /// The language of the conversation: that of the locale, or English where it is none of these.
  package static var current: SentenceLanguage {
    SentenceLanguage(of: LocalizationEnvironment.locale) ?? .english
  }

  /// Creates the language of a locale; `nil` where it is none of these, as in traditional Chinese.
  package init?(of locale: Locale) {
    let language = locale.language
    guard let code = language.languageCode?.identifier else { return nil }
    self.init(rawValue: code)
    if self == .chinese, Locale.Language(identifier: language.maximalIdentifier).script != "Hans" {
      return nil
    }
  }

  /// The words of the conversation's language and of English for the session itself.
  package static var sessionWords: [SessionWords] { SessionWords.rows(for: current.rawValue) }

  /// Returns the text of a sentence, with places for its values.
  package func text(of sentence: Sentence) -> String {
    switch self {
    case .german: sentence.german
    case .english: sentence.rawValue
    case .spanish: sentence.spanish
    // No line begins with a mark that French sets apart by a space.
    case .french: sentence.french.withFrenchSpaces
    case .italian: sentence.italian
    case .japanese: sentence.japanese
    case .korean: sentence.korean
    case .dutch: sentence.dutch
    case .portuguese: sentence.portuguese
    case .chinese: sentence.chinese
    }
  }

  /// The number of forms that a sentence has for a number.
  package var pluralCount: Int {
    switch self {
    case .japanese, .korean, .chinese: 1
    default: 2
    }
  }

  /// Returns the place, from zero, of the form that a number takes among those of the language.
  ///
  /// The rules are those of Unicode's CLDR for whole numbers from zero to a million.
  package func plural(of count: Int) -> Int {
    switch self {
    case .japanese, .korean, .chinese: 0
    case .french, .portuguese: count == 0 || count == 1 ? 0 : 1
    case .german, .english, .spanish, .italian, .dutch: count == 1 ? 0 : 1
    }
  }

  /// The mark before the decimals of a number.
  var decimalMark: String {
    switch self {
    case .english, .japanese, .korean, .chinese: "."
    case .german, .spanish, .french, .italian, .dutch, .portuguese: ","
    }
  }

  /// What stands between two sentences.
  var gap: String {
    switch self {
    case .japanese, .chinese: ""
    default: " "
    }
  }
}

extension String {
  /// The text with spaces that do not break beside the marks that French sets apart.
  fileprivate var withFrenchSpaces: String {
    var text = replacing("« ", with: "«\u{A0}").replacing(" »", with: "\u{A0}»")
    // A mark before a letter begins a word of the shell: ":cancel".
    for mark in [":", ";", "?", "!"] {
      text = text.replacing(" \(mark) ", with: "\u{A0}\(mark) ")
      if text.hasSuffix(" " + mark) { text = text.dropLast(2) + "\u{A0}" + mark }
    }
    return text
  }
}
