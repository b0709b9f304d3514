// Puts failures of the store and the clipboard into words.

import AppIntents
import BehestDocumentStore
import BehestPasteboard

/// A failure that people are told about in one sentence.
struct AppFailure: Error, CustomLocalizedStringResourceConvertible {
  let sentence: String

  var localizedStringResource: LocalizedStringResource { "\(sentence)" }
}

/// Runs `work`, and says what went wrong in words for people.
@discardableResult
func inWords<Value>(_ work: () async throws -> Value) async throws -> Value {
  do {
    return try await work()
  } catch let error as DocumentStoreError {
    throw AppFailure(sentence: error.description)
  } catch let error as PasteboardError {
    throw AppFailure(sentence: error.description)
  }
}
