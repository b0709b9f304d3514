// Tells what an instruction may take at a place: the one step of walking, binding and explaining.

import CompactTables
import SpokenValues

/// A way to go on from an instruction at a place of an utterance.
struct Step: BitwiseCopyable, Sendable {
  /// The kinds of things that a step takes.
  enum Taken: BitwiseCopyable, Sendable {
    /// A word of the phrase, or a part of one.
    case text
    /// Nothing: the phrase branches.
    case branch
    /// Nothing: an article of the phrase is left out.
    case missingArticle
    /// An article that the phrase does not have.
    case addedArticle
    /// Words that may be skipped.
    case skippedWords
    /// A name of any app, or a value of any type, by its index among the matcher's `nameReadings`.
    case name(Int)
    /// A number in digits or in words, which the slot accepts.
    case number(Double)
    /// Words of a typed value, such as a date.
    case typed(TypedKind)
  }

  let taken: Taken
  /// The address of the instruction that follows.
  let next: UInt32
  let place: Int
  /// The number of corrected slips.
  var slips = 0
}

extension Matcher {
  /// Calls a function with every word that an utterance may have at a place: the one that was said,
  /// those that it may be a slip of, and the halves of one that should be two.
  ///
  /// - Parameter body: Gets the word, the place behind it and the number of slips.
  @inline(__always)
  func forEachWord(
    at place: Int, _ tolerance: Tolerance?,
    _ body: (_ word: UInt32, _ end: Int, _ slips: Int) -> Void
  ) {
    guard place < words.count else {
      if let second = tolerance?.secondHalf(at: place) { body(second, Place.nextWord(place), 0) }
      return
    }
    if words[place] != Vocabulary.unknown { body(words[place], place &+ 1, 0) }
    guard let tolerance, tolerance.maximumSlips > 0 else { return }
    for correction in tolerance.corrections(at: place) {
      body(correction.word, place + correction.length, correction.slips)
    }
    for halves in tolerance.halves(at: place) { body(halves.first, halves.middle, 1) }
  }

  /// Calls a function with every way to go on from an instruction at a place, in order of
  /// preference: required text before what is left out, longer names before shorter.
  ///
  /// Free text, which may end at any later word, is left to the caller, and so is whether a name is
  /// one of the app, and a value one of the slot's type.
  ///
  /// - Parameter template: The template of the instruction; `nil` to look it up where it matters.
  @inline(__always)
  func forEachStep(
    from address: UInt32, at place: Int, _ tolerance: Tolerance?,
    of template: Program.Template? = nil, _ body: (Step) -> Void
  ) {
    let instruction = program.code[address]
    let next = instruction.next
    switch instruction.kind {
    case .accept:
      return
    case .split:
      body(Step(taken: .branch, next: next, place: place))
      body(Step(taken: .branch, next: instruction.value, place: place))
      return
    case .word:
      forEachWord(at: place, tolerance) { word, end, slips in
        if word == instruction.value {
          body(Step(taken: .text, next: next, place: end, slips: slips))
        }
      }
      if let tolerance, tolerance.isArticle(instruction.value) {
        body(Step(taken: .missingArticle, next: next, place: place))
      }
    case .prefix, .suffix:
      if let end = end(of: instruction, at: place) {
        body(Step(taken: .text, next: next, place: end))
      }
    case .application:
      forEachName(.applications, at: place, tolerance, of: instruction, body)
    case .slot:
      switch instruction.mode {
      case .closed, .open:
        forEachName(.values, at: place, tolerance, of: instruction, body)
      case .number:
        let template = template ?? self.template(at: address)
        for number in numbers(at: place, for: instruction, in: template) {
          body(Step(taken: .number(number.value), next: next, place: number.end))
        }
      case .typed:
        let template = template ?? self.template(at: address)
        guard case .typed(let kind) = template.slots[Int(instruction.value)].type else { break }
        for end in typedEnds(kind, at: place) {
          body(Step(taken: .typed(kind), next: next, place: end))
        }
      }
    }
    guard let tolerance, place < words.count else { return }
    if tolerance.isArticle(words[place]) {
      body(Step(taken: .addedArticle, next: address, place: place + 1))
    }
    for count in tolerance.skips(at: place) {
      body(Step(taken: .skippedWords, next: address, place: place + count))
    }
  }

  @inline(__always)
  private func forEachName(
    _ names: Names, at place: Int, _ tolerance: Tolerance?, of instruction: Instruction,
    _ body: (Step) -> Void
  ) {
    for index in readings(of: names, at: place, tolerance: tolerance, for: instruction) {
      let reading = nameReadings[index]
      body(
        Step(
          taken: .name(index), next: instruction.next, place: reading.end, slips: reading.slips))
    }
  }

  /// Returns the template of an instruction: that of the last row that starts at or before it.
  private func template(at address: UInt32) -> Program.Template {
    var low = 0
    var high = program.rows.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if program.rows[middle].firstInstruction <= address {
        low = middle
      } else {
        high = middle - 1
      }
    }
    return program.templates[Int(program.rows[low].template)]
  }
}
