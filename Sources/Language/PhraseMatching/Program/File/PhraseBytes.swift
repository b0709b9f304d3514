// Reads and writes the parts of a phrase as bytes.

extension ByteWriter {
  mutating func write(optional text: String?) {
    write(UInt8(text == nil ? 0 : 1))
    if let text { write(text) }
  }

  mutating func write(_ place: SourcePlace?) {
    write(optional: place?.file)
    guard let place else { return }
    write(max(0, place.line))
    write(max(0, place.column))
  }

  mutating func write(_ expression: Expression) {
    switch expression {
    case .text(let text):
      write(UInt8(0))
      write(text)
    case .sequence(let parts):
      write(UInt8(1))
      write(parts) { $0.write($1) }
    case .alternatives(let parts):
      write(UInt8(2))
      write(parts) { $0.write($1) }
    case .permutation(let parts):
      write(UInt8(3))
      write(parts) { $0.write($1) }
    case .rule(let name):
      write(UInt8(4))
      write(name)
    case .slot(let slot):
      write(UInt8(5))
      write(slot.list)
      write(slot.name)
      write(UInt8(slot.isCapture ? 1 : 0))
    case .applicationName: write(UInt8(6))
    }
  }

  mutating func write(_ type: SlotType) {
    switch type {
    case .entity(let name, let isOpen):
      write(UInt8(isOpen ? 1 : 0))
      write(name)
    case .enumeration(let name):
      write(UInt8(2))
      write(name)
    case .text: write(UInt8(3))
    case .number(let range):
      write(UInt8(4))
      for bound in [range.lower, range.upper, range.step] {
        write(bits: UInt64(bitPattern: Int64(bound)))
      }
      write(range.fractions.rawValue)
      write(range.multiplier.map { JSON.number($0) })
      write(range.kind.rawValue)
      write(UInt8((range.acceptsDigits ? 1 : 0) + (range.acceptsWords ? 2 : 0)))
      write(optional: range.wordsLanguage)
    case .typed(let kind):
      write(UInt8(5))
      write(kind.rawValue)
    }
  }

  mutating func write(_ condition: ContextCondition) {
    write(condition.key)
    write(condition.values.map { JSON.array($0) })
    write(optional: condition.slot)
  }
}

extension ByteReader {
  mutating func optionalText() -> String? { byte() == 1 ? text() : nil }

  mutating func place() -> SourcePlace? {
    optionalText().map { SourcePlace(file: $0, line: number(), column: number()) }
  }

  mutating func expression() -> Expression {
    nested(.text("")) { reader in
      switch reader.byte() {
      case 0: return .text(reader.text())
      case 1: return .sequence(reader.list { $0.expression() })
      case 2: return .alternatives(reader.list { $0.expression() })
      case 3: return .permutation(reader.list { $0.expression() })
      case 4: return .rule(reader.text())
      case 5:
        return .slot(
          Expression.Slot(
            list: reader.text(), name: reader.text(), isCapture: reader.byte() == 1))
      case 6: return .applicationName
      default:
        reader.fail()
        return .text("")
      }
    }
  }

  mutating func slotType() -> SlotType {
    switch byte() {
    case 0: return .entity(text(), isOpen: false)
    case 1: return .entity(text(), isOpen: true)
    case 2: return .enumeration(text())
    case 3: return .text
    case 4: return .number(numberRange())
    case 5:
      if let kind = TypedKind(rawValue: text()) { return .typed(kind) }
    default: break
    }
    fail()
    return .text
  }

  private mutating func numberRange() -> NumberRange {
    // Larger than any useful number, and small enough for sums of bounds not to overflow.
    let most = 1 << 53
    func bound(_ reader: inout ByteReader) -> Int {
      max(-most, min(most, Int(truncatingIfNeeded: Int64(bitPattern: reader.bits()))))
    }
    var range = NumberRange()
    range.lower = bound(&self)
    range.upper = bound(&self)
    range.step = bound(&self)
    range.fractions = NumberRange.Fractions(rawValue: text()) ?? .none
    if case .number(let multiplier) = optionalValue() { range.multiplier = multiplier }
    range.kind = NumberRange.Kind(rawValue: text()) ?? .number
    let accepted = byte()
    range.acceptsDigits = accepted & 1 != 0
    range.acceptsWords = accepted & 2 != 0
    range.wordsLanguage = optionalText()
    return range
  }

  mutating func condition() -> ContextCondition {
    let key = text()
    var values: [JSON]?
    if case .array(let known) = optionalValue() { values = known }
    return ContextCondition(key: key, values: values, slot: optionalText())
  }
}
