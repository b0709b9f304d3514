// The words around a command that name its application, as the phrases of a catalogue have them.

import Foundation

/// Words around a command that name the application for it.
struct NamingWay: Hashable, Sendable {
  /// The most ways that are known of an application.
  static let maximumCount = 6

  var before = ""
  var after = ""
}

extension NamingWay {
  /// The way a phrase names its application at its end ("… in ${applicationName}") or beginning.
  ///
  /// - Returns: `nil` when the phrase names it in the middle, beside a slot, or not at all.
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
