// Writes templates to a file.

extension TemplateRecords {
  /// Writes the sections that `init(from:)` reads.
  static func write(_ templates: Templates, to writer: inout SectionWriter) {
    var records = RecordWriter()
    for template in templates { records.add(template) }
    writer.add(records.bytes)
    for offsets in [records.templates, records.blocks, records.rules, records.slotTypes] {
      writer.add(offsets)
    }
  }
}

/// A writer of records that writes each value shared by phrases once.
private struct RecordWriter {
  private(set) var bytes = FlatArray<UInt8>()
  private(set) var templates = FlatArray<UInt32>()
  private(set) var blocks = FlatArray<UInt32>()
  private(set) var rules = FlatArray<UInt32>()
  private(set) var slotTypes = FlatArray<UInt32>()

  private var blockNumbers: [PhraseBlock: Int] = [:]
  /// The values written last, which most blocks and phrases share.
  private var lastRules: (rules: [String: Expression], number: Int)?
  private var lastTypes: (types: [String: SlotType], number: Int)?

  /// Appends a record and returns its offset.
  private mutating func append(_ record: ByteWriter) -> UInt32 {
    let start = bytes.count
    precondition(start < Int(UInt32.max))
    bytes.append(contentsOf: record.memory)
    return UInt32(start)
  }

  mutating func add(_ template: Program.Template) {
    let source = template.source
    let block = source.block.map { number(of: $0) + 1 } ?? 0
    let types = number(of: source.slots)
    var record = ByteWriter()
    record.write(Int(template.application))
    record.write(UInt8(template.isNegative ? 1 : 0))
    record.write(template.languageRank)
    record.write(source.text)
    record.write(source.intent)
    record.write(optional: source.language)
    record.write(source.place)
    record.write(UInt8(source.expression == nil ? 0 : 1))
    record.write(template.expression)
    record.write(block)
    record.write(types)
    record.write(template.slots) { writer, slot in
      writer.write(slot.name)
      writer.write(UInt8(slot.isCapture ? 1 : 0))
      writer.write(slot.type)
      writer.write(Int(slot.valueType))
    }
    templates.append(append(record))
  }

  private mutating func number(of block: PhraseBlock) -> Int {
    if let known = blockNumbers[block] { return known }
    let rules = number(of: block.rules)
    var record = ByteWriter()
    record.write(rules)
    record.write(block.requires) { $0.write($1) }
    record.write(block.excludes) { $0.write($1) }
    record.write(block.fixedSlots)
    record.write(block.requiredKeywords) { $0.write($1) }
    record.write(block.metadata)
    let number = blocks.count
    blocks.append(append(record))
    blockNumbers[block] = number
    return number
  }

  private mutating func number(of rules: [String: Expression]) -> Int {
    if let lastRules, lastRules.rules == rules { return lastRules.number }
    var record = ByteWriter()
    record.write(rules.sorted { $0.key < $1.key }) { writer, rule in
      writer.write(rule.key)
      writer.write(rule.value)
    }
    let number = self.rules.count
    self.rules.append(append(record))
    lastRules = (rules, number)
    return number
  }

  private mutating func number(of types: [String: SlotType]) -> Int {
    if let lastTypes, lastTypes.types == types { return lastTypes.number }
    var record = ByteWriter()
    record.write(types.sorted { $0.key < $1.key }) { writer, type in
      writer.write(type.key)
      writer.write(type.value)
    }
    let number = slotTypes.count
    slotTypes.append(append(record))
    lastTypes = (types, number)
    return number
  }
}
