// The tables that templates are compiled into.

import CompactTables
import SpokenValues

/// The tables that templates are compiled into while a program is built.
struct ProgramTables {
  /// The instructions of all templates, one after the other.
  var code = FlatArray<Instruction>()
  /// Every word of a template, name or value.
  var vocabulary = Vocabulary()
  /// The parts of words next to slots.
  var fragments = Vocabulary()
  /// The types of the slots; their values are added later.
  var values = ValueIndex()
  /// The ranges whose numbers may be said in words, by the name of their type.
  private(set) var spelledRanges: [String: (range: NumberRange, language: String)] = [:]

  /// The prefix of the names of types whose values are the words for numbers.
  static let spelledPrefix = "\u{0}"

  /// Returns the number of the type of a slot's known values, or `Program.none`.
  mutating func valueType(of type: SlotType, language: String?) -> UInt32 {
    if let name = type.valueType { return values.type(named: name) }
    guard case .number(let range) = type, range.acceptsWords else { return Program.none }
    let language = range.wordsLanguage ?? language ?? "en"
    let name =
      Self.spelledPrefix
      + "\(language) \(range.lower) \(range.upper) \(range.step) \(range.fractions.rawValue)"
    spelledRanges[name] = (range, language)
    return values.type(named: name)
  }

  /// Adds known values of any types.
  mutating func add(_ new: [PhraseValue]) { values.add(new) }

  /// Adds the words for the numbers of every range.
  mutating func addSpelledNumbers() {
    for (name, (range, language)) in spelledRanges.sorted(by: { $0.key < $1.key }) {
      let spelled = range.spelledNumbers.map { number in
        PhraseValue(
          type: name, id: String(number),
          texts: SpelledNumbers.texts(of: number, language: language))
      }
      add(spelled)
    }
  }
}
