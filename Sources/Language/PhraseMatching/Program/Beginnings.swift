// Tells with which words each instruction may go on, so that a walk passes by those that cannot.

import CompactTables

/// The words with which a phrase may go on from each instruction, as the bits of a Bloom filter.
///
/// Bloom, "Space/time trade-offs in hash coding with allowable errors", Communications of the ACM
/// 13(7), 1970, doi:10.1145/362686.362692. A branch of many alternatives, such as the endings of a
/// name in Turkish, is walked only where one of them may follow.
enum Beginnings {
  /// The end of the utterance.
  static let end: UInt64 = 1 << 63
  /// The rest of a word.
  static let inside: UInt64 = 1 << 62
  private static let wordCount: UInt32 = 46

  @inline(__always)
  static func word(_ number: UInt32) -> UInt64 { 1 << UInt64(number % wordCount) }

  /// Returns the bit of the first letter of a word that a fragment is part of.
  @inline(__always)
  static func letter(_ byte: UInt8) -> UInt64 { 1 << UInt64(wordCount + UInt32(byte & 15)) }

  /// Returns the bits for each instruction.
  ///
  /// - Complexity: O(*n*); what follows an instruction has a lower address.
  static func table(_ code: FlatArray<Instruction>, fragments: Vocabulary) -> FlatArray<UInt64> {
    var bits = FlatArray<UInt64>(capacity: code.count)
    for address in 0..<code.count {
      let instruction = code[address]
      switch instruction.kind {
      case .word: bits.append(word(instruction.value))
      case .prefix, .suffix:
        let first = fragments.bytes(of: instruction.value).first.map(letter) ?? ~end
        bits.append(instruction.startsInside ? first | inside : first)
      case .application, .slot: bits.append(~end)
      case .split: bits.append(bits[instruction.next] | bits[instruction.value])
      case .accept: bits.append(end)
      }
    }
    return bits
  }
}
