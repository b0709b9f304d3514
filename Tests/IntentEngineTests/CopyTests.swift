// Tests of intents that copy: what reaches the clipboard, and what is said of it.

import AppIntents
import BehestUIKit
import IntentEngine
import SwiftApps
import Synchronization
import Testing

private struct CopyNoteIntent: AppIntent {
  static let title: LocalizedStringResource = "Copy Note"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    await MainActor.run {
      UIPasteboard.general.setItems([
        ["public.utf8-plain-text": "a", "public.html": "<i>a</i>"],
        ["public.url": "https://example.com"],
      ])
    }
    return .result(value: 2, dialog: "Copied.")
  }
}

private struct CallCopyIntent: AppIntent {
  static let title: LocalizedStringResource = "Call Copy"

  func perform() async throws -> some IntentResult {
    UIPasteboard.general.string = "replaced"
    try await CopyNoteIntent()()
    return .result()
  }
}

@Suite struct CopyTests {
  private let copies = Copies()

  private final class Copies: Sendable {
    let taken = Mutex<[Copy]>([])
  }

  private func outcome(
    of name: String, remark: Copy.Remark? = nil, failure: Failure? = nil
  ) async throws -> Reply {
    let app = IntentEngine.App(
      name: "Notes", intents: [CopyNoteIntent.self, CallCopyIntent.self])
    var settings = Conversation.Settings()
    settings.copy = { [copies] copy in
      copies.taken.withLock { $0.append(copy) }
      if let failure { throw failure }
      return remark
    }
    return await (try Conversation(catalog: Catalog([app]), settings: settings))
      .say(Input(.run(intent: name)))
  }

  private let expected = Copy(plainText: "a\nhttps://example.com", html: "<i>a</i>")

  @Test func `a copy is handed over in its forms when the intent is done`() async throws {
    let outcome = try await outcome(of: "CopyNote", remark: .besides("In a file.")).outcome
    #expect(copies.taken.withLock { $0 } == [expected])
    #expect(outcome?.dialog == "Copied. In a file.")
  }

  @Test func `where the copy went otherwise is said instead of the intent's words`() async throws {
    let outcome = try await outcome(of: "CopyNote", remark: .instead("Only in a file.")).outcome
    #expect(outcome?.dialog == "Only in a file.")
  }

  @Test func `what a called intent copies is handed over once`() async throws {
    let outcome = try await outcome(of: "CallCopy").outcome
    #expect(copies.taken.withLock { $0 } == [expected])
    #expect(outcome?.dialog == nil)
  }

  @Test func `a copy that fails makes the intent fail`() async throws {
    let failure = Failure(.intentFailed, "There is no clipboard.")
    guard case .failed(failure) = try await outcome(of: "CopyNote", failure: failure) else {
      Issue.record("the intent did not fail")
      return
    }
  }
}
