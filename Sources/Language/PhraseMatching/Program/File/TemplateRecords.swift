// The templates of a file.

/// The templates of a file, each of which is read at the first access.
final class TemplateRecords: Sendable {
  /// A value that several phrases share, behind one reference.
  private final class Shared<Value: Sendable>: Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  private let bytes: FlatArray<UInt8>
  /// The offsets of the records: of templates, blocks, sets of rules and sets of slots.
  private let offsets: [FlatArray<UInt32>]
  private let applications: [ApplicationNames]
  private let code: FlatArray<Instruction>
  private let rows: FlatArray<Program.Row>

  private let templates: LazyObjects<Program.Template>
  private let blocks: LazyObjects<PhraseBlock>
  private let rules: LazyObjects<Shared<[String: Expression]>>
  private let slotTypes: LazyObjects<Shared<[String: SlotType]>>

  init(
    from reader: inout SectionReader, applications: [ApplicationNames],
    code: FlatArray<Instruction>, rows: FlatArray<Program.Row>
  ) {
    bytes = reader.array().elements
    offsets = [
      reader.array().elements, reader.array().elements, reader.array().elements,
      reader.array().elements,
    ]
    self.applications = applications
    self.code = code
    self.rows = rows
    templates = LazyObjects(count: offsets[0].count)
    blocks = LazyObjects(count: offsets[1].count)
    rules = LazyObjects(count: offsets[2].count)
    slotTypes = LazyObjects(count: offsets[3].count)
    if offsets[0].count != rows.count || applications.isEmpty && rows.count > 0 { reader.fail() }
  }

  var count: Int { templates.count }

  private func reader(_ kind: Int, _ index: Int) -> ByteReader {
    let start = Swift.min(Int(offsets[kind][index]), bytes.count)
    return ByteReader(UnsafeBufferPointer(start: bytes.base + start, count: bytes.count - start))
  }

  func template(_ index: Int) -> Program.Template {
    templates.object(index) { read(index) }
  }

  private func read(_ index: Int) -> Program.Template {
    var reader = reader(0, index)
    let application = Swift.min(reader.number(), applications.count - 1)
    let isNegative = reader.byte() == 1
    let languageRank = reader.number()
    var source = PhraseTemplate(
      reader.text(), app: applications[application].app, intent: reader.text())
    source.language = reader.optionalText()
    source.place = reader.place()
    let isPack = reader.byte() == 1
    let expression = reader.expression()
    if isPack { source.expression = expression }
    let block = reader.number()
    if block > 0, block <= blocks.count { source.block = self.block(block - 1) }
    let types = reader.number()
    if types < slotTypes.count { source.slots = self.types(types) }
    var slots = reader.list { reader in
      Program.Slot(
        name: reader.text(), isCapture: reader.byte() == 1, type: reader.slotType(),
        valueType: UInt32(truncatingIfNeeded: reader.number()))
    }
    // Every slot that an instruction of the row refers to exists.
    for place in Program.instructions(ofRow: index, rows, code) where code[place].kind == .slot {
      while slots.count <= Int(code[place].value), slots.count < CodeBuilder.maximumSize {
        slots.append(
          Program.Slot(name: "", isCapture: false, type: .text, valueType: Program.none))
      }
    }
    return Program.Template(
      source: source, expression: expression, slots: slots, application: UInt32(application),
      isNegative: isNegative, languageRank: languageRank)
  }

  private func block(_ index: Int) -> PhraseBlock {
    blocks.object(index) {
      var reader = reader(1, index)
      let rules = reader.number()
      return PhraseBlock(
        rules: rules < self.rules.count ? self.rules(rules) : [:],
        requires: reader.list { $0.condition() }, excludes: reader.list { $0.condition() },
        fixedSlots: reader.structuredValues(), requiredKeywords: reader.list { $0.text() },
        metadata: reader.optionalValue())
    }
  }

  private func rules(_ index: Int) -> [String: Expression] {
    rules.object(index) {
      var reader = reader(2, index)
      var rules: [String: Expression] = [:]
      for _ in 0..<reader.count() {
        let name = reader.text()
        rules[name] = reader.expression()
      }
      return Shared(rules)
    }.value
  }

  private func types(_ index: Int) -> [String: SlotType] {
    slotTypes.object(index) {
      var reader = reader(3, index)
      var types: [String: SlotType] = [:]
      for _ in 0..<reader.count() {
        let name = reader.text()
        types[name] = reader.slotType()
      }
      return Shared(types)
    }.value
  }
}
