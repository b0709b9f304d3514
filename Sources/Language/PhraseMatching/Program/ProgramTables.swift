// The tables that templates are compiled into.

import CompactTables

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

  /// Returns the number of the type of a slot's known values, or `Program.none`.
  mutating func valueType(of type: SlotType) -> UInt32 {
    type.valueType.map { values.type(named: $0) } ?? Program.none
  }

  /// Adds known values of any types.
  mutating func add(_ new: [PhraseValue]) { values.add(new) }
}
