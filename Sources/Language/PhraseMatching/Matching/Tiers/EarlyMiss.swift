// Rules out a tier by the words of the utterance alone.

/// Most utterances that match nothing have an unknown word that is no slip either, or no word that
/// may begin an application's name; they need no search.
extension Matcher {
  /// Whether the pass for fillers may find a match, judging by the words.
  var mayFitWithFillers: Bool {
    (program.takesUnknownWords || !hasUnknownWords) && mayNameApplication
  }

  /// Whether the pass for slips may find matches that the pass for fillers does not.
  ///
  /// Only unknown words are slips, alone or beside another word.
  var mayHaveSlips: Bool { program.readsInsideWords || hasUnknownWords }

  /// Whether the pass for slips may find a match, judging by the words.
  func mayFit(withSlips tolerance: Tolerance) -> Bool {
    if !program.takesUnknownWords {
      // A reordered utterance may get one more word.
      guard let slips = fewestSlips(tolerance),
        slips <= Tolerance.maximumSlips(of: words.count + 1)
      else { return false }
      tolerance.require(slips: slips)
    }
    return mayNameApplication || mayMeanApplication(tolerance)
  }

  private var hasUnknownWords: Bool { words.contains(Vocabulary.unknown) }

  /// Whether any word may begin an application's name.
  private var mayNameApplication: Bool {
    !program.alwaysNamesApplication || words.contains(where: program.mayBeginName)
  }

  /// Whether any word may be a slip of one that begins an application's name.
  private func mayMeanApplication(_ tolerance: Tolerance) -> Bool {
    // Where free text ends inside a word, the rest is a slip of no word.
    program.preference == .names
      || words.indices.contains { place in
        tolerance.corrections(at: place).contains { program.mayBeginName($0.word) }
          || tolerance.halves(at: place).contains {
            program.mayBeginName($0.first) || program.mayBeginName($0.second)
          }
      }
  }

  /// Returns the least number of slips that makes every word one of the catalogue; `nil` if that is
  /// impossible.
  ///
  /// From the first word to the last, it keeps the slips up to a word and up to the next one, which
  /// two halves of a split word reach in one step.
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
