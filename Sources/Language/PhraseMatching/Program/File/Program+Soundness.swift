// Validates the instructions and rows of a file before they are used.

extension Program {
  /// Reads the instructions of a file, whose bytes are validated first.
  static func code(from reader: inout SectionReader) -> FlatArray<Instruction> {
    let bytes = reader.upcoming
    let stride = MemoryLayout<Instruction>.stride
    guard let kind = MemoryLayout<Instruction>.offset(of: \.kind),
      let mode = MemoryLayout<Instruction>.offset(of: \.mode),
      let endsInside = MemoryLayout<Instruction>.offset(of: \.endsInside),
      let startsInside = MemoryLayout<Instruction>.offset(of: \.startsInside)
    else {
      reader.fail()
      return FlatArray()
    }
    for place in Swift.stride(from: 0, to: bytes.count - bytes.count % stride, by: stride) {
      guard bytes[place + kind] <= Instruction.Kind.accept.rawValue,
        bytes[place + mode] <= Instruction.Mode.typed.rawValue,
        bytes[place + endsInside] <= 1, bytes[place + startsInside] <= 1
      else {
        reader.fail()
        return FlatArray()
      }
    }
    return reader.array().elements
  }

  /// Reads the rows of a file, whose bytes are validated first.
  static func rows(from reader: inout SectionReader) -> FlatArray<Row> {
    let bytes = reader.upcoming
    let stride = MemoryLayout<Row>.stride
    guard let isBranching = MemoryLayout<Row>.offset(of: \.isBranching) else {
      reader.fail()
      return FlatArray()
    }
    for place in Swift.stride(from: 0, to: bytes.count - bytes.count % stride, by: stride)
    where bytes[place + isBranching] > 1 {
      reader.fail()
      return FlatArray()
    }
    return reader.array().elements
  }

  /// Whether every row is an acyclic graph of its own, as the compiler makes them: an instruction
  /// comes after its continuations.
  static func isSound(
    _ code: FlatArray<Instruction>, _ rows: FlatArray<Row>, applications: Int
  ) -> Bool {
    var end = 0
    for number in 0..<rows.count {
      let row = rows[number]
      let first = Int(row.firstInstruction)
      let next = number + 1 < rows.count ? Int(rows[number + 1].firstInstruction) : code.count
      guard first == end, first < next, next <= code.count,
        Int(row.entry) >= first, Int(row.entry) < next, row.template == number,
        row.application == ApplicationIndex.none || row.application < applications
      else { return false }
      end = next
      for place in first..<next {
        let instruction = code[place]
        let goesBack = instruction.next >= first && instruction.next < place
        switch instruction.kind {
        case .accept:
          guard instruction.value == number else { return false }
        case .split:
          guard goesBack, instruction.value >= first, instruction.value < place else {
            return false
          }
        case .slot:
          guard goesBack, instruction.value < CodeBuilder.maximumSize else { return false }
        case .word, .prefix, .suffix, .application:
          guard goesBack else { return false }
        }
      }
    }
    return end == code.count
  }
}
