// Compiles templates, one at a time, in declared order.

import CompactTables

/// A compiler of templates, one at a time, in declared order.
struct ProgramBuilder {
  var tables: ProgramTables
  fileprivate(set) var rows = FlatArray<Program.Row>()
  /// The types of values without which a row does not fit, for each row.
  fileprivate(set) var required: [[UInt32]] = []
  fileprivate(set) var templates: [Program.Template] = []
  let applications: ApplicationIndex
  let politeness: Politeness
  let preference: Preference
  /// The preferred languages, best first.
  let languages: [String]
  let skipWords: [String]

  /// - Parameters:
  ///   - languages: Every language of the catalogue.
  ///   - preferred: The preferred languages, best first.
  ///   - skipWords: Words and phrases that may occur anywhere without changing the meaning.
  init(
    applications: [ApplicationNames], languages: [String], preferred: [String],
    skipWords: [String], preference: Preference
  ) {
    self.preference = preference
    self.skipWords = skipWords
    var tables = ProgramTables()
    self.languages = preferred
    politeness = Politeness(
      languages: languages, skipWords: skipWords, vocabulary: &tables.vocabulary)
    self.applications = ApplicationIndex(applications, vocabulary: &tables.vocabulary)
    self.tables = tables
  }

  /// Compiles a template and adds it.
  ///
  /// - Parameter isNegative: Whether the phrase silences its app rather than running an intent.
  mutating func add(
    _ template: PhraseTemplate, isNegative: Bool = false
  ) throws(TemplateError) {
    guard let application = applications.number(of: template.app) else {
      throw TemplateError(code: .unknownApplication, template: template, offset: 0)
    }
    let expression = try template.meaning(requiresApplicationName: !isNegative)
    let first = UInt32(tables.code.count)
    let row = UInt32(rows.count)
    var builder = CodeBuilder(template, code: tables.code)
    let entry = try builder.compile(expression, row: row, into: &tables)
    // The first instruction of a row ends it; the entry of a phrase without words is that end.
    if entry == first { throw TemplateError(code: .empty, template: template, offset: 0) }
    if template.isImplied {
      // Only its words and slots are needed.
      tables.code.removeAll(from: Int(first))
    } else {
      let facts = RowFacts(of: tables.code, from: first, entry: entry, slots: builder.slots)
      required.append(facts.requiredTypes)
      rows.append(
        Program.Row(
          entry: entry, firstInstruction: first, template: UInt32(templates.count),
          application: facts.alwaysNamesApplication ? application : ApplicationIndex.none,
          isBranching: facts.isBranching))
    }
    templates.append(
      Program.Template(
        source: template, expression: expression, slots: builder.slots, application: application,
        isNegative: isNegative, languageRank: rank(of: template.language)))
  }

  private func rank(of language: String?) -> Int {
    guard let language else { return languages.count }
    return languages.firstIndex(of: language) ?? languages.count
  }
}

/// The properties of a row that are known without aligning it with an utterance.
private struct RowFacts {
  /// Whether there are several paths through the row.
  private(set) var isBranching = false
  /// Whether every path through the row names the app.
  private(set) var alwaysNamesApplication = false
  /// The types of the known values that every path through the row needs.
  private(set) var requiredTypes: [UInt32] = []

  init(
    of code: FlatArray<Instruction>, from first: UInt32, entry: UInt32, slots: [Program.Slot]
  ) {
    // Instructions are added from the end of the phrase, so each comes after its continuations.
    var avoidsName: [Bool] = []
    avoidsName.reserveCapacity(code.count - Int(first))
    var types: [[UInt32]] = []
    types.reserveCapacity(code.count - Int(first))
    for index in Int(first)..<code.count {
      let instruction = code[index]
      switch instruction.kind {
      case .accept:
        avoidsName.append(true)
        types.append([])
        continue
      case .application: avoidsName.append(false)
      case .split:
        isBranching = true
        avoidsName.append(
          avoidsName[Int(instruction.next - first)] || avoidsName[Int(instruction.value - first)])
      case .word, .prefix, .suffix, .slot:
        avoidsName.append(avoidsName[Int(instruction.next - first)])
      }
      types.append(types[Int(instruction.next - first)])
      if instruction.kind == .split {
        let others = types[Int(instruction.value - first)]
        if types[index - Int(first)] != others {
          types[index - Int(first)].removeAll { !others.contains($0) }
        }
      } else if instruction.kind == .slot, instruction.mode == .closed {
        let type = slots[Int(instruction.value)].valueType
        if type != Program.none, !types[index - Int(first)].contains(type) {
          types[index - Int(first)].append(type)
        }
      }
    }
    alwaysNamesApplication = !avoidsName[Int(entry - first)]
    requiredTypes = types[Int(entry - first)]
  }
}
