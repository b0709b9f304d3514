// Makes utterances from the phrases of a workload: exact, noisy and wrong ones.

/// A generator of utterances from a workload's phrases: exact, noisy and wrong ones.
struct Speaker {
  private static let noises = [
    "polite", "slip in value", "slip in literal", "article", "reordered",
  ]
  private static let faults = ["unknown word", "unknown value", "no app", "unrelated"]

  let apps: [String: [String]]
  let types: [String: [Workload.Named]]
  let intents: [Workload.Intent]

  init(apps: [Workload.Named], types: [String: [Workload.Named]], intents: [Workload.Intent]) {
    self.apps = Dictionary(apps.map { ($0.id, $0.texts) }) { first, _ in first }
    self.types = types
    self.intents = intents
  }

  /// Returns a phrase word for word.
  func hit(_ lottery: inout Lottery) -> Workload.Utterance {
    let intent = lottery.pick(intents)
    let (text, value) = said(intent, lottery.pick(intent.phrases), &lottery)
    return Workload.Utterance(
      text: Self.typed(text, &lottery), intent: intent.id, value: value)
  }

  /// Returns an utterance that belongs to no phrase, of each kind in turn.
  func miss(_ index: Int, _ lottery: inout Lottery) -> Workload.Utterance {
    let intent = lottery.pick(intents)
    let kind = Self.faults[index % Self.faults.count]
    var text: String
    switch kind {
    case "unknown word":
      var words = said(intent, lottery.pick(intent.phrases), &lottery).text.split(separator: " ")
      words[lottery.number(below: words.count)] = "zorble"
      text = words.joined(separator: " ")
    case "unknown value":
      let phrase = lottery.pick(intent.phrases.filter { $0.contains("${p}") })
      text =
        said(
          intent, phrase.replacing("${p}", with: "imaginary gadget"), &lottery
        ).text
    case "no app":
      let phrase = lottery.pick(intent.phrases).replacing("${applicationName}", with: "")
      text = said(intent, phrase, &lottery).text.split(separator: " ").joined(separator: " ")
    default:
      text = lottery.pick(Words.unrelated)
    }
    text = Self.typed(text, &lottery)
    return Workload.Utterance(text: text, kind: kind)
  }

  /// Returns a noisy utterance that people expect to be understood, of each kind in turn.
  func noisy(_ index: Int, _ lottery: inout Lottery) -> Workload.Utterance {
    let kind = Self.noises[index % Self.noises.count]
    while true {
      let intent = lottery.pick(intents)
      let phrase = lottery.pick(intent.phrases)
      let value = phrase.contains("${p}") ? lottery.pick(types[intent.type] ?? []) : nil
      let title = value.map { lottery.pick($0.texts) }
      let name = lottery.pick(apps[intent.app] ?? [])
      if let text = Self.disturbed(kind, phrase, title, name, &lottery) {
        return Workload.Utterance(
          text: Self.typed(text, &lottery), intent: intent.id, value: value?.id, kind: kind)
      }
    }
  }

  private func said(
    _ intent: Workload.Intent, _ phrase: String, _ lottery: inout Lottery
  ) -> (text: String, value: String?) {
    let value = phrase.contains("${p}") ? lottery.pick(types[intent.type] ?? []) : nil
    let title = value.map { lottery.pick($0.texts) } ?? ""
    let text = phrase.replacing("${p}", with: title)
      .replacing("${applicationName}", with: lottery.pick(apps[intent.app] ?? []))
    return (text, value?.id)
  }

  /// Returns a text as people type it: half capitalized, some in capitals, some with punctuation.
  private static func typed(_ text: String, _ lottery: inout Lottery) -> String {
    let share = lottery.number(below: 10)
    let cased =
      share < 5
      ? text.prefix(1).uppercased() + text.dropFirst()
      : share < 9 ? text.lowercased() : text.uppercased()
    return cased + lottery.pick(["", "", "", ".", "?"])
  }

  /// - Returns: `nil` where a phrase has no room for this kind of noise.
  private static func disturbed(
    _ kind: String, _ phrase: String, _ title: String?, _ name: String, _ lottery: inout Lottery
  ) -> String? {
    var words = phrase.split(separator: " ").map(String.init)
    func filled(_ phrase: String) -> String {
      phrase.replacing("${p}", with: title ?? "").replacing("${applicationName}", with: name)
    }
    switch kind {
    case "polite":
      let before = lottery.pick(["please ", "can you ", "could you please ", "hey can you ", ""])
      let after = before.isEmpty ? lottery.pick([" for me", " thanks", " please"]) : ""
      return before + filled(phrase) + after
    case "slip in value":
      guard let title else { return nil }
      var parts = title.split(separator: " ").map(String.init)
      let place = lottery.number(below: parts.count)
      guard parts[place].count >= 4, !parts[place].allSatisfy(\.isNumber) else { return nil }
      parts[place] = slip(parts[place], &lottery)
      return phrase.replacing("${p}", with: parts.joined(separator: " "))
        .replacing("${applicationName}", with: name)
    case "slip in literal":
      let places = words.indices.filter { !words[$0].contains("$") && words[$0].count >= 4 }
      guard !places.isEmpty else { return nil }
      let place = lottery.pick(places)
      words[place] = slip(words[place], &lottery)
      return filled(words.joined(separator: " "))
    case "article":
      if let place = words.firstIndex(where: { ["a", "my", "the"].contains($0) }) {
        words.remove(at: place)
      } else if let place = words.firstIndex(of: "${p}") {
        words.insert("the", at: place)
      } else {
        return nil
      }
      return filled(words.joined(separator: " "))
    default:
      // "… in APP" becomes "in APP …".
      guard words.last == "${applicationName}", words.count >= 4 else { return nil }
      return filled((words.suffix(2) + words.dropLast(2)).joined(separator: " "))
    }
  }

  /// Returns a word with a letter missing, transposed or wrong; the first and the last one stay.
  private static func slip(_ word: String, _ lottery: inout Lottery) -> String {
    var letters = Array(word)
    let place = 1 + lottery.number(below: letters.count - 2)
    switch lottery.number(below: 3) {
    case 0: letters.remove(at: place)
    case 1 where letters[place] != letters[place + 1]: letters.swapAt(place, place + 1)
    default: letters[place] = letters[place] == "x" ? "q" : "x"
    }
    return String(letters)
  }
}
