// Tests of the questions that are made from the titles of parameters, in their language.

import AppIntents
import Foundation
import FoundationGaps
import IntentEngine
import SwiftApps
import Testing

private enum Era: String, AppEnum {
  case edo

  static let typeDisplayRepresentation: TypeDisplayRepresentation = "幕府"
  static let caseDisplayRepresentations: [Era: DisplayRepresentation] = [.edo: "江戸"]
}

private struct ReadEraIntent: AppIntent {
  static let title: LocalizedStringResource = "Read Era"
  @Parameter(title: "時代") var era: Era

  func perform() async throws -> some IntentResult { .result() }
}

private struct ReadYearIntent: AppIntent {
  static let title: LocalizedStringResource = "Read Year"
  @Parameter(title: "年") var year: Int

  func perform() async throws -> some IntentResult { .result() }
}

private struct CheckYearIntent: AppIntent {
  static let title: LocalizedStringResource = "Check Year"
  @Parameter(title: "年") var year: Int?

  func perform() async throws -> some IntentResult {
    _ = try await $year.requestConfirmation(for: 1603)
    return .result()
  }
}

private struct ReadAmountIntent: AppIntent {
  static let title: LocalizedStringResource = "Read Amount"
  @Parameter(title: "Menge") var amount: Int

  func perform() async throws -> some IntentResult { .result() }
}

@Suite struct QuestionWordsTests {
  private func prompt(_ intent: String, _ locale: String) async throws -> String? {
    let app = IntentEngine.App(
      name: "Eras",
      intents: [
        ReadEraIntent.self, ReadYearIntent.self, CheckYearIntent.self, ReadAmountIntent.self,
      ])
    let conversation = try Conversation(catalog: Catalog([app]))
    let locale = Locale(identifier: locale)
    return await LocalizationEnvironment.$taskLocale.withValue(locale) {
      let reply = await conversation.say(Input(.run(intent: intent)))
      _ = await conversation.say(Input(.cancel))
      return reply.question?.prompt
    }
  }

  @Test(arguments: [
    ("ReadEra", "en_US", "幕府?"), ("ReadYear", "en_US", "年?"), ("ReadYear", "ja_JP", "年は？"),
    ("ReadYear", "sv_SE", "年?"),
    ("CheckYear", "en_US", "年: 1603?"), ("ReadAmount", "de_DE", "Menge?"),
    ("ReadAmount", "en_US", "What is the menge?"),
  ])
  func `a question has English words around English ones alone`(
    _ intent: String, _ locale: String, _ question: String
  ) async throws {
    #expect(try await prompt(intent, locale) == question)
  }
}
