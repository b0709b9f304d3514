// A checksum of a file's content.

/// The hash function XXH64 with a seed of zero, by Yann Collet.
///
/// The specification is at https://github.com/Cyan4973/xxHash/blob/dev/doc/xxhash_spec.md. It
/// detects damage but not forgery: anyone who can write the file can compute it too.
package enum Checksum {
  private static let prime1: UInt64 = 0x9E37_79B1_85EB_CA87
  private static let prime2: UInt64 = 0xC2B2_AE3D_27D4_EB4F
  private static let prime3: UInt64 = 0x1656_67B1_9E37_79F9
  private static let prime4: UInt64 = 0x85EB_CA77_C2B2_AE63
  private static let prime5: UInt64 = 0x27D4_EB2F_1656_67C5

  /// Returns the checksum of bytes.
  package static func of(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    var hash = prime5
    var place = 0
    if bytes.count >= 32 {
      var lane1 = prime1 &+ prime2
      var lane2 = prime2
      var lane3: UInt64 = 0
      var lane4 = 0 &- prime1
      while place &+ 32 <= bytes.count {
        lane1 = round(lane1, word(bytes, place))
        lane2 = round(lane2, word(bytes, place &+ 8))
        lane3 = round(lane3, word(bytes, place &+ 16))
        lane4 = round(lane4, word(bytes, place &+ 24))
        place &+= 32
      }
      hash = rotate(lane1, 1) &+ rotate(lane2, 7) &+ rotate(lane3, 12) &+ rotate(lane4, 18)
      for lane in [lane1, lane2, lane3, lane4] {
        hash = (hash ^ round(0, lane)) &* prime1 &+ prime4
      }
    }
    hash &+= UInt64(bytes.count)
    while place + 8 <= bytes.count {
      hash = rotate(hash ^ round(0, word(bytes, place)), 27) &* prime1 &+ prime4
      place += 8
    }
    if place + 4 <= bytes.count {
      let half = UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt32.self))
      hash = rotate(hash ^ UInt64(half) &* prime1, 23) &* prime2 &+ prime3
      place += 4
    }
    while place < bytes.count {
      hash = rotate(hash ^ UInt64(bytes[place]) &* prime5, 11) &* prime1
      place += 1
    }
    hash = (hash ^ hash >> 33) &* prime2
    hash = (hash ^ hash >> 29) &* prime3
    return hash ^ hash >> 32
  }

  @inline(__always)
  private static func word(_ bytes: UnsafeRawBufferPointer, _ offset: Int) -> UInt64 {
    UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
  }

  @inline(__always)
  private static func round(_ lane: UInt64, _ word: UInt64) -> UInt64 {
    rotate(lane &+ word &* prime2, 31) &* prime1
  }

  @inline(__always)
  private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
    value << count | value >> (64 - count)
  }
}
