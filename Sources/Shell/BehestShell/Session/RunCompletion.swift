// Completes the line that runs an intent: its title, the names of its parameters, and their values.

import IntentEngine

extension Surroundings {
  /// Returns the completions of a line that runs an intent; `nil` for other lines.
  func completions(running typed: String) async -> [Completion]? {
    let folded = typed.lowercased()
    let prefixes = ShellWord.runFrames.filter { $0.hasSuffix("{}") }.map { $0.dropLast(2) }
    guard let prefix = prefixes.first(where: { folded.hasPrefix($0) }) else { return nil }
    let intents = await intents()
    let rest = String(folded.dropFirst(prefix.count))
    let named = intents.flatMap { intent in
      [intent.title, intent.name].map { (name: $0.lowercased() + " ", intent: intent) }
    }
    .filter { rest.hasPrefix($0.name) }.max { $0.name.count < $1.name.count }
    if let named {
      let start = typed.index(typed.startIndex, offsetBy: prefix.count + named.name.count)
      let found = await completions(of: typed[start...], behind: typed[..<start], named.intent)
      if !found.isEmpty { return found }
    }
    let word = String(typed.prefix(prefix.count))
    let titles = intents.map {
      Completion(text: word + $0.title, detail: app == nil ? $0.app : $0.name)
    }
    let names = intents.map { Completion(text: word + $0.name, detail: $0.title) }
    let found = titles.beginning(with: typed)
    return (found.isEmpty ? names.beginning(with: typed) : found).withoutDuplicates()
  }

  /// Returns the completions of the parameters of an intent, or of the value of one of them.
  private func completions(
    of values: Substring, behind head: Substring, _ intent: IntentEntry
  ) async -> [Completion] {
    let start = values.startOfLastWord
    let (given, word) = (values[..<start], values[start...])
    let head = String(head + given)
    guard let equals = word.firstIndex(of: "=") else {
      let names = given.quotedWords.compactMap { $0.split(separator: "=").first?.lowercased() }
      return intent.parameters.filter { !names.contains($0.name.lowercased()) }
        .map { Completion(behind: head, text: "\($0.name)=", detail: $0.title) }
        .beginning(with: head + word)
    }
    let name = word[..<equals].lowercased()
    guard let parameter = intent.parameters.first(where: { $0.name.lowercased() == name })
    else { return [] }
    let marks: Set<Character> = ["\"", "'"]
    let said = String(word[word.index(after: equals)...].drop { marks.contains($0) })
    var texts = await self.values(parameter.name, intent).filter {
      $0.foldedForCompletion.hasPrefix(said.foldedForCompletion)
    }
    if said.hasPrefix("@") {
      texts = Completion.files(said.dropFirst(), behind: "@").map(\.text)
    } else if parameter.isFile {
      texts = Completion.files(said).map(\.text)
    }
    return texts.map { value in
      let text = value.contains(where: \.isWhitespace) ? "\"\(value)\"" : value
      return Completion(behind: "\(head)\(parameter.name)=", text: text, label: value)
    }
  }
}

extension Substring {
  /// The place where the last word begins, which may be empty or in quotation marks that are open.
  fileprivate var startOfLastWord: Index {
    var start = startIndex
    var mark: Character?
    for index in indices {
      let character = self[index]
      if character == mark {
        mark = nil
      } else if mark == nil, character == "\"" {
        mark = character
      } else if mark == nil, character.isWhitespace {
        start = self.index(after: index)
      }
    }
    return start
  }
}
