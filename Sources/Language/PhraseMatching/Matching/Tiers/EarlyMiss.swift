// Tells from the words alone that a tier finds nothing.

/// Most of what fits nothing can be told by its words, without a walk: a word that nobody uses and
/// that is no slip either, or no word that an application's name may begin with.
extension Matcher {
  /// Whether the words leave it open that the pass for fillers finds something.
  var mayFitWithFillers: Bool {
    (program.takesUnknownWords || !hasUnknownWords) && mayNameApplication
  }

  /// Whether there is anything for the pass for slips that the one for fillers has not seen.
  ///
  /// Only words that nobody uses are slips, alone or beside another one.
  var mayHaveSlips: Bool { program.readsInsideWords || hasUnknownWords }

  /// Whether the words leave it open that the pass for slips finds something.
  func mayFit(withSlips tolerance: Tolerance) -> Bool {
    if !program.takesUnknownWords {
      // One word more may be added to an utterance that is put in another order.
      guard let slips = fewestSlips(tolerance),
        slips <= Tolerance.maximumSlips(of: words.count + 1)
      else { return false }
      tolerance.require(slips: slips)
    }
    return mayNameApplication || mayMeanApplication(tolerance)
  }

  private var hasUnknownWords: Bool { words.contains(Vocabulary.unknown) }

  /// Whether some word is one that the name of an application may begin with.
  private var mayNameApplication: Bool {
    !program.alwaysNamesApplication || words.contains(where: program.mayBeginName)
  }

  /// Whether some word may be a slip of one that the name of an application may begin with.
  private func mayMeanApplication(_ tolerance: Tolerance) -> Bool {
    // Where free text ends inside a word, its rest is no slip of anything.
    program.preference == .names
      || words.indices.contains { place in
        tolerance.corrections(at: place).contains { program.mayBeginName($0.word) }
          || tolerance.halves(at: place).contains {
            program.mayBeginName($0.first) || program.mayBeginName($0.second)
          }
      }
  }

  /// The fewest slips with which every word is one of the catalogue; `nil` where one cannot be.
  ///
  /// From the first word to the last: the slips up to a word, and up to the one behind it, which two
  /// words that were torn apart reach in one step.
  private func fewestSlips(_ tolerance: Tolerance) -> Int? {
    var slips: Int? = 0
    var slipsBehind: Int?
    for place in words.indices {
      guard slips != nil || slipsBehind != nil else { return nil }
      var next = slipsBehind
      slipsBehind = nil
      if let slips {
        if words[place] != Vocabulary.unknown { next = min(slips, next ?? slips) }
        for correction in tolerance.corrections(at: place) {
          let more = slips + correction.slips
          if correction.length == 1 { next = min(more, next ?? more) } else { slipsBehind = more }
        }
        if !tolerance.halves(at: place).isEmpty { next = min(slips + 1, next ?? slips + 1) }
      }
      slips = next
    }
    return slips
  }
}
