// Reads a row that has a single reading.

import CompactTables

extension Matcher {
  /// Returns the reading of a row with a single path, no conditions and no open slots, if the word
  /// that follows rules out all names and values but one.
  ///
  /// Most utterances are read like this. The result is the one `Binder` would find by comparing.
  ///
  /// - Returns: `nil` if several readings have to be compared, or none fits.
  func straightReading(of row: Program.Row, _ template: Program.Template) -> Reading? {
    guard !row.isBranching, template.conditions == nil else { return nil }
    var reading = Reading(marks: scratch.emptyMarks())
    var address = row.entry
    var place = 0
    while true {
      let instruction = program.code[address]
      switch instruction.kind {
      case .word:
        guard place < words.count, words[place] == instruction.value else { return nil }
        reading.literalLength += Int(instruction.letters)
        place += 1
      case .accept:
        return place == words.count ? reading : nil
      case .application:
        guard let name = onlyName(.applications, of: template.application, at: place, instruction)
        else { return nil }
        let text = applicationNames.entries[name.entry].text
        reading.add(Mark(role: .application(name: text), lower: place, upper: name.end))
        place = name.end
      case .slot:
        let slot = Int(instruction.value)
        let type = template.slots[slot].valueType
        guard instruction.mode == .closed, !values.hasNames(type),
          let value = onlyName(.values, of: type, at: place, instruction)
        else { return nil }
        let role = Mark.Role.known(slot: slot, node: value.node, slips: 0)
        reading.add(Mark(role: role, lower: place, upper: value.end))
        place = value.end
      case .split, .prefix, .suffix:
        return nil
      }
      address = instruction.next
    }
  }

  /// Returns the single name of an owner at a place that the next instruction can follow.
  @inline(__always)
  private func onlyName(
    _ names: Names, of owner: UInt32, at place: Int, _ instruction: Instruction
  ) -> (node: UInt32, entry: UInt32, end: Int)? {
    guard !instruction.startsInside, !instruction.endsInside else { return nil }
    let next = program.code[instruction.next]
    var only: (node: UInt32, entry: UInt32, end: Int)?
    for index in readings(of: names, at: place, tolerance: nil) {
      let reading = nameReadings[index]
      switch next.kind {
      case .word:
        guard reading.end < words.count, words[reading.end] == next.value else { continue }
      case .accept:
        guard reading.end == words.count else { continue }
      case .application, .slot, .split, .prefix, .suffix:
        break
      }
      let entry = entry(at: reading.node, of: owner, in: names)
      guard entry != NameTrie.none else { continue }
      guard only == nil else { return nil }
      only = (reading.node, entry, reading.end)
    }
    return only
  }
}
