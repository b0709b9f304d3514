// The words around a command that name its app, taken from the phrases of a catalogue.

import Foundation

/// The words before or after a command that name its app, such as "in Notes".
struct NamingWay: Hashable, Sendable {
  /// The maximum number of ways that are collected for an app.
  static let maximumCount = 6

  var before = ""
  var after = ""
}

extension NamingWay {
  /// Creates the words with which a phrase names its app at its end ("… in ${applicationName}") or
  /// start.
  ///
  /// - Returns: `nil` when the phrase names the app in the middle, beside a slot, or not at all.
  init?(of name: String, in phrase: String) {
    let token = "${applicationName}"
    guard let place = phrase.range(of: token) else { return nil }
    let before = phrase[..<place.lowerBound]
    let after = phrase[place.upperBound...]
    if after.allSatisfy({ !$0.isLetter && !$0.isNumber }) {
      let words = before.split(separator: " ")
      guard words.count > 1, let last = words.last, !last.contains("}") else { return nil }
      self.init(after: " \(last) \(name)")
    } else if before.allSatisfy({ !$0.isLetter && !$0.isNumber }) {
      guard let first = after.first, !after.hasPrefix("${") else { return nil }
      let isSpaced = first == " "
      let word = isSpaced ? after.split(separator: " ").first.map { " \($0) " } : String(first)
      guard let word, !word.contains("{") else { return nil }
      self.init(before: name + word)
    } else {
      return nil
    }
  }
}
