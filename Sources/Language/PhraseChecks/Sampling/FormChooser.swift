// Makes the choices in a phrase: at random, or all of them one after the other.

/// A maker of the choices in a phrase.
protocol FormChooser {
  /// Returns an index less than a count, which is positive.
  mutating func choose(from count: Int) -> Int
  /// Returns the index of one of several weights.
  mutating func choose(weights: [Double]) -> Int
}

/// A generator of random numbers from a seed.
///
/// The algorithm is SplitMix64: Steele, Lea and Flood, "Fast splittable pseudorandom number
/// generators", OOPSLA 2014, doi:10.1145/2660193.2660195.
struct RandomNumbers: RandomNumberGenerator, FormChooser {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func choose(from count: Int) -> Int { Int.random(in: 0..<count, using: &self) }

  mutating func choose(weights: [Double]) -> Int {
    let all = min(weights.reduce(0, +), .greatestFiniteMagnitude)
    var place = Double.random(in: 0..<1, using: &self) * all
    for (index, weight) in weights.dropLast().enumerated() {
      if place < weight { return index }
      place -= weight
    }
    return weights.count - 1
  }
}

/// The choices on the way to one form of a phrase; all ways come one after the other.
struct ChoicePath: FormChooser {
  private var choices: [(index: Int, count: Int)] = []
  private var depth = 0

  mutating func choose(from count: Int) -> Int {
    if depth == choices.count { choices.append((0, count)) }
    defer { depth += 1 }
    return choices[depth].index
  }

  mutating func choose(weights: [Double]) -> Int { choose(from: weights.count) }

  /// Moves on to the next way; returns `false` after the last.
  mutating func advance() -> Bool {
    depth = 0
    while let (index, count) = choices.popLast() {
      guard index + 1 < count else { continue }
      choices.append((index + 1, count))
      return true
    }
    return false
  }
}
