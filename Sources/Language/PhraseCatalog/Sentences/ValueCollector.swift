// Turns the values of a list into values of the matcher.

import PhraseMatching

/// The values of one list, in which those that differ only in their texts are merged.
struct ValueCollector {
  let type: String
  let rules: [String: Expression]
  private(set) var values: [PhraseValue] = []
  private var places: [Key: Int] = [:]
  /// The texts of each value; `ids` counts the uses of each identifier.
  private var known: [Set<String>] = []
  private var ids: [String: Int] = [:]

  private struct Key: Hashable {
    let output: JSON
    let context: [String: JSON]
    let metadata: JSON?
  }

  /// The values, those with a single text before those with several.
  ///
  /// If the same words are the only text of one value and one of several of another, the former is
  /// preferred: "kitchen" is rather the room "kitchen" than the one of "kitchen|cookery".
  var valuesPlainFirst: [PhraseValue] {
    values.filter { $0.texts.count == 1 } + values.filter { $0.texts.count != 1 }
  }

  init(type: String, rules: [String: Expression]) {
    self.type = type
    self.rules = rules
  }

  /// Adds a value with all its texts.
  mutating func add(_ value: SentenceSections.Value) throws(PhraseFileError) {
    let texts = try texts(of: value.text)
    if let output = value.output {
      add(texts, as: output, value)
    } else {
      // Without an output, each text is passed on itself.
      for text in texts { add([text], as: .string(text), value) }
    }
  }

  private mutating func add(
    _ texts: [String], as output: JSON, _ value: SentenceSections.Value
  ) {
    guard let first = texts.first else { return }
    let key = Key(output: output, context: value.context, metadata: value.metadata)
    if let place = places[key] {
      values[place].texts += texts.filter { known[place].insert($0).inserted }
      return
    }
    places[key] = values.count
    known.append(Set(texts))
    var id = first
    if case .string(let text) = output { id = text }
    // The suffix alone would not do if another value is called “Lamp (2)” itself.
    while true {
      let count = ids[id, default: 0]
      ids[id] = count + 1
      if count == 0 { break }
      id += " (\(count + 1))"
    }
    values.append(
      PhraseValue(
        type: type, id: id, texts: texts, output: output, context: value.context,
        metadata: value.metadata))
  }

  private func texts(of text: PlacedText) throws(PhraseFileError) -> [String] {
    guard SentenceParser.isTemplate(text.text) else {
      let words = text.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      return words.isEmpty ? [] : [words]
    }
    let sentence = try text.sentence()
    do {
      return try sentence.expression.texts(rules: rules)
    } catch {
      let isSlot = error.code == .slotInValue
      let place = sentence.references.first { isSlot ? $0.kind == .list : $0.kind == .rule }
      let offset = error.code == .tooManyTexts ? 0 : place?.offset ?? 0
      throw text.error(
        SentenceError(
          code: error.code, offset: offset, name: error.name, expected: error.expected))
    }
  }
}
