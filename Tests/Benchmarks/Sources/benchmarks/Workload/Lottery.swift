// Pseudorandom numbers that are the same in each run.

/// A generator of pseudorandom numbers that are the same in each run: SplitMix64.
///
/// Steele, Lea and Flood, "Fast splittable pseudorandom number generators", 2014,
/// doi:10.1145/2660193.2660195.
struct Lottery: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to but not including `count`.
  mutating func number(below count: Int) -> Int { Int(next() % UInt64(count)) }

  /// Returns one of the elements, of which there must be at least one.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[number(below: elements.count)]
  }

  /// Returns `true` with a probability in percent.
  mutating func happens(percent: Int) -> Bool { number(below: 100) < percent }
}
