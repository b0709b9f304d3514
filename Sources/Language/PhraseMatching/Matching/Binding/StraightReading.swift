// Reads a row that leaves nothing to choose.

extension Matcher {
  /// The reading of a row that has one way through, demands no context and takes known values only,
  /// where each name and value but one is ruled out by the word that comes next.
  ///
  /// Most utterances are read like this; it is what `Binder` would find, without weighing anything.
  ///
  /// - Returns: `nil` where something has to be weighed, or nothing fits.
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

  /// The one name of an owner that stands at a place and before what the next instruction takes.
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
