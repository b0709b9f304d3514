// The sentences of the engine and the shell are there in every language, with the same values.

import AppIntents
import BehestTestSupport
import Foundation
import FoundationGaps
import IntentEngine
import SpokenValues
import SwiftApps
import Testing

struct SentenceTests {
  private static let others = SentenceLanguage.allCases.filter { $0 != .english }

  /// The names of the values in a text; a choice has one form for each plural of the language.
  private func names(in text: String, _ language: SentenceLanguage) -> Set<String> {
    let parts = SentencePart.parts(of: text)
    for case .choice(let name, let forms) in parts {
      #expect(forms.count == language.pluralCount, "\(language): {\(name)} of “\(text)”")
    }
    for case .value(let name, let form?) in parts where language != .english {
      #expect(form == "open", "\(language): {\(name):\(form)} is English, in “\(text)”")
    }
    return Set(parts.compactMap(\.name))
  }

  @Test(arguments: others)
  func `every sentence is translated, with the values of the English one`(
    _ language: SentenceLanguage
  ) {
    var same = 0
    for sentence in Sentence.allCases {
      let text = language.text(of: sentence)
      #expect(!text.isEmpty, "\(language): \(sentence)")
      #expect(
        names(in: text, language) == names(in: sentence.rawValue, .english),
        "\(language): \(sentence): “\(text)”")
      // A word such as "Film" may be the same; a sentence is not.
      if text == sentence.rawValue, text.replacing(/{[^}]*}/, with: "").contains(where: \.isLetter)
      {
        #expect(!text.contains(" "), "\(language): \(sentence) is English: “\(text)”")
        same += 1
      }
    }
    #expect(same < 12, "\(language): \(same) texts are as in English")
  }

  @Test(arguments: others)
  func `the errors that App Intents predefines are translated`(_ language: SentenceLanguage) {
    let errors: [AppIntentError] = [
      .UserActionRequired.accountSetup, .UserActionRequired.confirmation,
      .UserActionRequired.signin, .PermissionRequired.bluetooth, .PermissionRequired.contacts,
      .PermissionRequired.localNetwork, .PermissionRequired.photos, .PermissionRequired.siri,
      .PermissionRequired.location(precise: true), .PermissionRequired.location(precise: false),
      .Unrecoverable.entityNotFound, .Unrecoverable.featureCurrentlyRestricted,
      .Unrecoverable.networkFailure, .Unrecoverable.notAllowed, .Unrecoverable.partialFailure,
      .Unrecoverable.unsupportedOnDevice, .Unrecoverable.unknown,
    ]
    for error in errors {
      let english = String(localized: error.localizedStringResource)
      let sentence = Sentence(rawValue: english)
      #expect(sentence.map { language.text(of: $0) != english } == true, "\(language): \(english)")
    }
  }

  @Test(arguments: others)
  func `quotation marks are those of the language`(_ language: SentenceLanguage) {
    let marks: [SentenceLanguage: (open: Character, close: Character)] = [
      .german: ("„", "“"), .spanish: ("«", "»"), .french: ("«", "»"), .italian: ("«", "»"),
      .japanese: ("「", "」"), .korean: ("‘", "’"), .dutch: ("‘", "’"), .portuguese: ("“", "”"),
      .chinese: ("“", "”"),
    ]
    guard let (open, close) = marks[language] else { return }
    let known = Set(marks.values.flatMap { [$0.open, $0.close] } + ["”", "“"])
    for sentence in Sentence.allCases {
      let text = language.text(of: sentence)
      let isQuoted = sentence.rawValue.contains("“")
      let used = text.filter { known.contains($0) && ($0 != "’" || close == "’") }
      #expect(
        used.allSatisfy { $0 == open || $0 == close }, "\(language): \(sentence): “\(text)”")
      #expect(!isQuoted || text.contains(open), "\(language): \(sentence): “\(text)”")
      #expect(text.count { $0 == open } == text.count { $0 == close }, "\(language): “\(text)”")
    }
  }

  @Test func `a number decides on the form`() {
    func said(_ count: Int, _ language: SentenceLanguage) -> String {
      Sentence.moreNeeded.filled(with: [("count", count)], in: language)
    }
    #expect(said(1, .english) == "One more is needed.")
    #expect(said(2, .english) == "2 more are needed.")
    #expect(said(1, .german) == "Einer fehlt noch.")
    #expect(said(0, .portuguese) == "Falta mais 0.")
    #expect(said(3, .portuguese) == "Faltam mais 3.")
    #expect(said(1, .japanese) == "あと1個必要です。")
  }

  @Test(arguments: [
    ("de_AT", SentenceLanguage.german), ("pt_BR", .portuguese), ("zh_CN", .chinese),
    ("zh-Hans", .chinese), ("zh_TW", .english), ("zh-Hant", .english), ("sv_SE", .english),
    ("en_DE", .english),
  ])
  func `a language that is not there stays English`(
    _ locale: String, _ language: SentenceLanguage
  ) {
    LocalizationEnvironment.$taskLocale.withValue(Locale(identifier: locale)) {
      #expect(SentenceLanguage.current == language)
      #expect(Sentence.done() == language.text(of: .done))
    }
  }

  @Test(arguments: others)
  func `what a sentence tells to say is understood`(_ language: SentenceLanguage) throws {
    let tag = language.rawValue
    let words = try #require(ConversationWords.rows(for: [tag]).first)
    let session = try #require(SessionWords.rows(for: tag).first)
    func tells(_ sentence: Sentence, _ words: [String]) -> Bool {
      words.contains { language.text(of: sentence).contains($0) }
    }
    #expect(tells(.leftKept, words.resume) && tells(.leftQuestionKept, words.resume))
    #expect(tells(.noAnswer, session.cancel))
    #expect(tells(.nothingMatched, [session.help[0]]) && tells(.typeHelp, [session.help[0]]))
    for part in [words.back, words.resume, words.options, words.again] {
      #expect(tells(.steeringHelp, part), "\(language): none of \(part)")
    }
    let sameBut = words.again.flatMap { again in words.variations.map { "\(again) \($0)" } }
    for frame in [words.corrections, sameBut + words.sameBut, words.changes] {
      let known = frame.map { $0.replacing("{}", with: "").trimmingCharacters(in: .whitespaces) }
      #expect(tells(.steeringHelp, known), "\(language): none of \(known)")
    }
    let none = session.use[0].replacing("{}", with: session.noApp[0])
    #expect(tells(.focusHint, [none]) && tells(.useSummary, [none]), "\(language): \(none)")
    #expect(AnswerWords.accept.contains { $0.lowercased() == language.text(of: .yes) })
    #expect(AnswerWords.decline.contains { $0.lowercased() == language.text(of: .no) })
  }

  /// Sentences for developers and about options, which stay English.
  private static let english: Set<String> = [
    "Catalog/Catalog+Surfaces.swift", "Resolution/EntityFilter.swift", "Replies/MatchText.swift",
    "Replies/MatchRecords.swift", "Replies/ReplyRecords.swift", "Reading/ValueText.swift",
    "Replies/ListText.swift", "Reading/IntentWords.swift", "Console.swift", "Output.swift",
    // What is wrong with the answer of an interpreter, for whoever wrote it.
    "Interpretation/Interpretation+JSON.swift", "Interpretation/Conversation+Interpretation.swift",
    // What Foundation says, and the forms of English itself.
    "Running/Failure+Errors.swift", "Sentences/Sentence.swift",
    "Sentences/String+EnglishForms.swift",
  ]

  @Test(arguments: ["Engine/IntentEngine", "Shell/BehestShell"])
  func `no other file of the engine and the shell writes a sentence`(_ folder: String) throws {
    let root = Fixtures.folder.deletingLastPathComponent()
      .appending(path: "Sources/" + folder, directoryHint: .isDirectory)
    let files = try #require(FileManager.default.enumerator(atPath: root.path))
    var count = 0
    for case let path as String in files
    where path.hasSuffix(".swift") && !path.contains("Sentences/Languages/")
      && !Self.english.contains(path)
    {
      let text = try String(contentsOf: root.appending(path: path), encoding: .utf8)
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false)
        .enumerated()
      where Self.hasSentence(line) {
        Issue.record("\(folder)/\(path):\(index + 1) writes words: \(line)")
      }
      count += 1
    }
    #expect(count > 20)
  }

  @Test func `a line with a sentence is found, and others are not`() {
    #expect(Self.hasSentence(#"return "There is no soup “\(words)”.""#))
    #expect(Self.hasSentence(#"problem = "\(name) is nothing to eat""#))
    #expect(!Self.hasSentence("/// Returns \"the number of soups\"."))
    #expect(!Self.hasSentence(#"let row = "\(number)  \(title)""#))
    #expect(!Self.hasSentence(#"precondition(isSet, "the value was never set")"#))
  }

  /// Whether a line of source has a literal with three words, two of them in a row, or a sentence's
  /// end after a word.
  private static func hasSentence(_ line: Substring) -> Bool {
    let line = line.trimmingPrefix { $0 == " " }
    guard !line.hasPrefix("//"), !line.contains("precondition"), !line.contains("fatalError") else {
      return false
    }
    let plain = line.replacing(/\\\([^()]*(\([^()]*\)[^()]*)*\)/, with: "%")
    return plain.matches(of: /"((?:[^"\\]|\\.)*)"/).contains { match in
      match.1.firstMatch(
        of:
          /[A-Za-z]{2,},? [A-Za-z“]+[ .?,:;”]|[A-Za-z]{3,} [A-Za-z]{2,}$|% [a-z]{2,} |[a-z]{3,}[.?]$/
      )
        != nil
    }
  }
}

struct RoutineIntent: AppIntent {
  static let title: LocalizedStringResource = "Routine"
  @Parameter(title: "Day") var day: Date?
  @Parameter(title: "Length") var length: Duration?
  @Parameter(title: "Price") var price: IntentCurrencyAmount?
  @Parameter(title: "Rhythm") var rhythm: Calendar.RecurrenceRule?

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let set: [Any?] = [day, length, price, rhythm]
    return .result(value: "\(set.compactMap(\.self).count)")
  }
}

extension KitchenSuites {
  @Suite struct SentenceExampleTests {
    @Test(arguments: SentenceLanguage.allCases)
    func `examples of values are values`(_ language: SentenceLanguage) async throws {
      let examples: [(String, Sentence)] = [
        ("day", .exampleDates), ("length", .exampleDurations), ("price", .exampleAmounts),
        ("rhythm", .exampleRecurrences),
      ]
      for (name, sentence) in examples {
        for words in language.text(of: sentence).split(separator: "|") {
          let kitchen = Kitchen()
          var app = kitchen.installed()
          app.add(RoutineIntent.self)
          let talk = Talk(kitchen, try Conversation(catalog: Catalog([app])))
          let reply = await LocalizationEnvironment.$taskLocale.withValue(
            Locale(identifier: language.rawValue)
          ) { await talk.run("Routine", [name: String(words)]) }
          #expect(
            reply.outcome?.value?.text == "1",
            "\(language): “\(words)” is no \(name): \(reply.failure?.words ?? "")")
        }
      }
    }
  }
}
