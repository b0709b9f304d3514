// Messages for errors of the store.

import AppIntents

/// An error with a one-sentence message for people.
struct AppFailure: Error, CustomLocalizedStringResourceConvertible {
  let sentence: String

  var localizedStringResource: LocalizedStringResource { "\(sentence)" }
}

/// Runs `work` and converts its errors to messages for people.
@discardableResult
func inWords<Value>(_ work: () async throws -> Value) async throws -> Value {
  do {
    return try await work()
  } catch let error as DocumentStoreError {
    throw AppFailure(sentence: error.description)
  }
}
