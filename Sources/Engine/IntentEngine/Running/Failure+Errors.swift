// The words for errors that an app or a library throws without words for people.

import Foundation
import FoundationGaps

extension Failure {
  /// Creates the failure for an error: with the message of the app, or else with a given one and
  /// what the error says of itself.
  init(of error: any Error, in app: App, otherwise plain: String) {
    if let failure = error as? Failure ?? app.host.failure(for: error, of: app.name) {
      self = failure
    } else {
      let reason = error.reason.trimmingCharacters(in: .whitespacesAndNewlines)
      let end = reason.last?.isPunctuation == true ? "" : "."
      self.init(
        .intentFailed, Sentence.because(sentence: plain, reason: reason + end),
        detail: String(describing: error))
    }
  }
}

extension Error {
  /// The reason that an error gives: its description, or the words of its case's name.
  package var reason: String {
    let general = "The operation could not be completed. "
    let described = localizedDescription
    // Foundation's words for an error without any are the domain and the number.
    let isNumber = described.hasPrefix(general + "(")
    let words =
      described.hasPrefix(general) ? String(described.dropFirst(general.count)) : described
    if !isNumber { return words }
    if self is any CustomNSError || Self.self == NSError.self {
      return words.trimmingCharacters(in: CharacterSet(charactersIn: "()."))
    }
    let mirror = Mirror(reflecting: self)
    if mirror.displayStyle == .struct, mirror.children.isEmpty {
      return nameOfType(Self.self).wordsOfIdentifier
    }
    guard mirror.displayStyle == .enum, !((self as Any) is any CustomStringConvertible) else {
      return String(describing: self)
    }
    guard let payload = mirror.children.first, let name = payload.label else {
      return String(describing: self).wordsOfIdentifier
    }
    return "\(name.wordsOfIdentifier): \(payload.value)"
  }
}
