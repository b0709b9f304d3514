// Holds a conversation with an app, turn by turn, in the process of the test.

import AppIntents
public import Foundation
public import IntentEngine
import PhraseMatching
import SwiftApps
import Synchronization

/// A conversation with one app, for tests; utterances are handled as in the shell.
///
/// Apple's framework runs single intents and has no conversations. Each call is one turn, and
/// returns its outcome: a question, a result, or the reason for neither.
///
/// ```swift
/// let soupy = try await AppConversation("Soupy")
/// var turn = await soupy.say("order tomato soup in Soupy")
/// #expect(turn.question?.text == "What size?")
/// turn = try await soupy.pick("Small")
/// turn = try await soupy.confirm()
/// #expect(turn.dialog == "Ordered 1 small Tomato Soup.")
/// ```
///
/// A phrase that cannot be compiled is left out, which is noted once on standard error;
/// `checkPhrases(of:)` makes it an error.
///
/// An app's dependencies belong to the process: put tests that change them into one suite that is
/// `.serialized`, and register them anew for each conversation with `launch`.
public final class AppConversation: Sendable {
  let app: LinkedApp
  let conversation: Conversation
  private let locale: Locale?
  private let asked = Mutex<AskedQuestion?>(nil)

  /// Creates a conversation with an app that is linked into the test.
  ///
  /// - Parameters:
  ///   - app: The name of the app's module, or its bundle identifier.
  ///   - locale: The person's language and region, such as "de" or "en_GB"; `nil` for the source's.
  ///   - calendar: The calendar, with its time zone and locale, for reading dates.
  ///   - now: The current date for reading relative dates; `nil` for that of the clock.
  ///   - authenticator: The authenticator for intents that require authentication; `nil` refuses only
  ///     those that require a new proof of identity.
  ///   - launch: A function that registers the app's dependencies, in the conversation's locale and
  ///     with the app's string tables; `nil` creates the app's own `App`, if it has one, once in the
  ///     process.
  /// - Throws: `AppIntentsTestingError` with the nearest name when there is no such app, and the
  ///   errors in its phrase files.
  public init(
    _ app: String, locale: String? = nil, calendar: Calendar = .current,
    now: Date? = nil,
    authenticator: (any Authenticator)? = nil,
    launch: (@MainActor @Sendable () async throws -> Void)? = nil
  ) async throws {
    self.app = try LinkedApp.named(app)
    self.locale = locale.map { Locale(identifier: $0) }
    let catalog = try self.app.catalog(locale: locale)
    LinkedApp.note(leavingOut: catalog.mistakes)
    conversation = try Conversation(
      catalog: catalog,
      settings: Conversation.Settings(
        now: { now ?? Date() }, calendar: calendar, authenticator: authenticator))
    let app = self.app
    try await LinkedApp.speaking(self.locale, app.texts) {
      if let launch { try await launch() } else { await app.launchOnce() }
    }
  }

  /// Checks the phrases of an app's shortcuts in all of its languages.
  ///
  /// - Throws: `AppIntentsTestingError` with the phrases that conversations leave out, each with its
  ///   file and line.
  public static func checkPhrases(of app: String) throws {
    let mistakes = try LinkedApp.named(app).mistakes().map(\.description)
    guard !mistakes.isEmpty else { return }
    throw AppIntentsTestingError(.brokenPhrases, mistakes.joined(separator: "\n"))
  }

  /// Says a phrase or, while a question is pending, its answer.
  @discardableResult public func say(_ words: String) async -> Turn {
    await turn(to: Input(.text(words)))
  }

  /// Runs an intent without a phrase, asking for the values it still needs.
  ///
  /// - Throws: `AppIntentsTestingError` for a name or a value that does not fit.
  @discardableResult public func run(_ intent: AnyAppIntent) async throws -> Turn {
    await turn(to: try await intent.input(for: conversation, app))
  }

  /// Answers the pending question with words.
  ///
  /// - Throws: `AppIntentsTestingError` when nothing has been asked.
  @discardableResult public func answer(_ words: String) async throws -> Turn {
    _ = try waiting("answer “\(words)”")
    return await say(words)
  }

  /// Chooses an option of the pending question by its title.
  ///
  /// - Throws: `AppIntentsTestingError` when nothing has been asked, or there is no such option.
  @discardableResult public func pick(_ title: String) async throws -> Turn {
    let question = try waiting("pick “\(title)”")
    guard let index = question.options.firstIndex(of: title) else {
      throw AppIntentsTestingError(
        .unknownName, "“\(question.text)” has no option “\(title)”.", named: title,
        among: question.options)
    }
    // A number chooses the option at that place, unless it is the title of one.
    let isOnly = question.options.count { $0 == title } == 1
    return await say(isOnly ? title : String(index + 1))
  }

  /// Chooses an option of the pending question by its number: 1 for the first.
  ///
  /// - Throws: `AppIntentsTestingError` when nothing has been asked, or there is no such option.
  @discardableResult public func pick(_ number: Int) async throws -> Turn {
    let question = try waiting("pick option \(number)")
    guard question.options.indices.index(numbered: number) != nil else {
      throw AppIntentsTestingError(
        .unknownName, "“\(question.text)” has \(question.options.count) options, not \(number).")
    }
    return await say(String(number))
  }

  /// Accepts the pending confirmation.
  ///
  /// - Throws: `AppIntentsTestingError` when no confirmation is pending.
  @discardableResult public func confirm() async throws -> Turn {
    await say(try confirmation("confirm").acceptWords.first ?? "yes")
  }

  /// Declines the pending confirmation.
  ///
  /// - Throws: `AppIntentsTestingError` when no confirmation is pending.
  @discardableResult public func decline() async throws -> Turn {
    await say(try confirmation("decline").declineWords.first ?? "no")
  }

  /// Cancels the pending question and the intent that asked it.
  @discardableResult public func cancel() async -> Turn {
    await turn(to: Input(.cancel))
  }

  /// Presses a button of the card shown last, by label or number.
  @discardableResult public func press(_ button: String) async -> Turn {
    await turn(to: Input(.pressNamed(button)))
  }

  /// Runs the next command of a sentence of several, after a turn with `rest`.
  @discardableResult public func proceed() async -> Turn {
    await turn(to: Input(.proceed))
  }

  /// Returns the phrases that the app understands, parameters filled with their current values.
  public func phrases() async -> [String] {
    await inLocale { await $0.sayable().map(\.phrase) }
  }

  private func turn(to input: Input) async -> Turn {
    let reply = await inLocale { await $0.say(input) }
    let turn = Turn(reply, waiting: await conversation.waitingCall)
    asked.withLock { $0 = turn.question }
    return turn
  }

  /// Calls a function in the person's locale, whatever that of the process.
  private func inLocale<Result: Sendable>(
    _ body: @Sendable (Conversation) async -> Result
  ) async -> Result {
    await LinkedApp.speaking(locale) { [conversation] in await body(conversation) }
  }

  private func waiting(_ deed: String) throws -> AskedQuestion {
    guard let question = asked.withLock({ $0 }) else {
      throw AppIntentsTestingError(.nothingAsked, "Cannot \(deed): nothing has been asked.")
    }
    return question
  }

  private func confirmation(_ deed: String) throws -> AskedQuestion {
    let question = try waiting(deed)
    guard question.kind == .confirmation else {
      throw AppIntentsTestingError(
        .nothingAsked, "Cannot \(deed): “\(question.text)” asks for a \(question.kind.rawValue).")
    }
    return question
  }
}
