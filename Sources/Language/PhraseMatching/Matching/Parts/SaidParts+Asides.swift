// Finds what is said beside a request: statements, reasons, remarks.

extension SaidParts {
  /// Leaves out a statement beside the request: "i'm hungry, order a soup".
  ///
  /// It has a subject, and nothing that phrases are made of: no value, no app's name and no verb. "I
  /// want to …" is no statement.
  ///
  /// - Parameter clause: The words before the first pause, or behind the last one.
  mutating func leaveOutStatement(_ clause: Range<Int>, in index: PartsIndex) {
    let run = Self.bits(clause)
    guard let subject = clause.first(where: { light & ~pronouns & 1 << UInt64($0) == 0 }),
      pronouns & 1 << UInt64(subject) != 0, !roles[subject].contains(.secondPerson),
      framed & 1 << UInt64(subject) == 0,
      // "I mean lentil" takes something back.
      index.small.repairs.length(at: clause.lowerBound, in: words) == 0,
      (contrary | interrogatives | particles | self[.condition] | self[.reporting]
        | self[.warning]) & run == 0,
      !mentions.contains(where: { $0.places & run != 0 }),
      !applications.contains(where: { $0.words.overlaps(clause) }),
      told & run != 0
        || !said.contains(where: { word in
          places[Int(word)] & run != 0 && likeness[Int(word)] > PartsVocabulary.Likeness.synonym
            && index.verbs.contains { $0.contains(word) }
        })
    else { return }
    light |= run
    auxiliaries &= ~run
    firstPerson &= ~run
  }

  /// Finds the clauses that may tell something beside the request: "the kids are starving, …".
  ///
  /// Such a clause has a verb that tells, and neither begins like a request nor limits one.
  mutating func findAsides(between pauses: [Int], in index: PartsIndex) {
    // A clause may be a condition in a language whose conditions are not known: "falls es regnet, …".
    guard index.small.knowsConditions else { return }
    for (start, end) in zip([0] + pauses, pauses + [words.count]) {
      // A task "to get my eyes tested" is all called so.
      let named = quoting & Self.bits(start..<end)
      let behind = start + 1..<max(start + 1, named == 0 ? end : named.trailingZeroBitCount)
      for start in [start] + behind.filter({ isStatement(at: $0, in: index) })
      where end - start < words.count {
        if isAside(start..<end, in: index) { asides |= Self.bits(start..<end) }
      }
      let purpose = behind.first { isPurpose(at: $0, in: index) }
      if let purpose {
        asides |= Self.bits(purpose..<end)
        auxiliaries &= ~Self.bits(purpose..<end)
      }
    }
  }

  private func isAside(_ clause: Range<Int>, in index: PartsIndex) -> Bool {
    let (start, end) = (clause.lowerBound, clause.upperBound)
    let run = Self.bits(clause)
    let small = light | prepositions | questionLight
    // "There is new milk": no order to make some.
    let isTold =
      clause.count > 1
      && (roles[start].contains(.subject) && self[.asking] & 1 << UInt64(start + 1) != 0
        // "Just got home".
        || roles[start].contains(.adverb) && start == 0 && index.small.isPast(words[start + 1]))
    let isElsewhere = isElsewhere(clause, in: index)
    let isOfSelf = isElsewhere && isStatement(at: start, in: index)
    // "My eyes are not what they were" limits nothing that is asked for, "i'm not eating meat" and "i'm not a fan
    // of onions" do.
    let goesFurther =
      (prepositions | self[.indefinite]) & run != 0
      || clause.contains { index.small.isProgressive(words[$0]) }
    let denied = goesFurther ? 0 : contrary & (self[.asking] | self[.asking] << 1)
    // "No idea what to make" says that the speaker does not know.
    let opening = index.small.unsure.length(at: start, in: words)
    if opening > 0, (self[.condition] | self[.reporting]) & run == 0,
      !mentions.contains(where: { $0.places & run != 0 && !$0.isSynonym })
    {
      return true
    }
    let limits = denied != 0 && isOfSelf ? contrary & ~denied : contrary | interrogatives
    let adverb = self[.adverb] & 1 << UInt64(start)
    let asked = framed & ~(striving | adverb) | obtaining
    guard (limits | self[.condition] | self[.reporting] | self[.warning] | asked) & run == 0,
      let first = clause.first(where: { small & 1 << UInt64($0) == 0 }),
      !roles[first].contains(.retrieving), !roles[first].contains(.auxiliary),
      isTold || told & 1 << UInt64(first) != 0 || !isVerb(first, in: index)
    else { return false }
    let tells =
      isOfSelf || isTold
      || clause.dropFirst().contains {
        (self[.asking] | self[.auxiliary] | told) & 1 << UInt64($0) != 0
      }
    // A first clause without a word of any phrase is an occasion: "movie night!".
    return tells || isElsewhere && start == 0 && end > 1
  }

  /// Whether a purpose of the request begins at a place: "so i can stick it on the fridge".
  private func isPurpose(at place: Int, in index: PartsIndex) -> Bool {
    guard roles[place].contains(.consequence),
      let subject = (place + 1..<min(place + 3, words.count)).last(where: {
        roles[$0].contains(.subject)
      }), subject + 1 < words.count, roles[subject + 1].contains(.auxiliary)
    else { return false }
    return !words[subject...].contains { index.small.conjunctions.contains($0) }
  }

  /// Whether a clause has no word of any phrase, no value and no app's name.
  private func isElsewhere(_ clause: Range<Int>, in index: PartsIndex) -> Bool {
    let run = Self.bits(clause)
    let small = light | prepositions | questionLight
    return !mentions.contains { $0.places & run != 0 }
      && !applications.contains { $0.words.overlaps(clause) }
      && !said.contains { word in
        places[Int(word)] & run & ~small != 0
          && likeness[Int(word)] >= PartsVocabulary.Likeness.slip
      }
  }

  /// Whether a statement begins at a place: "i'm …", "they earned …", "the kids are …".
  ///
  /// So it may be set apart where nobody wrote a comma.
  private func isStatement(at place: Int, in index: PartsIndex) -> Bool {
    let small = index.small
    func isVerb(_ place: Int) -> Bool {
      place < words.count
        && ((self[.asking] | told) & 1 << UInt64(place) != 0 || small.isPast(words[place]))
    }
    let before: SmallWords.Roles = [
      .preposition, .auxiliary, .interrogative, .contrary, .condition, .reason, .reporting,
      .indefinite,
    ]
    // "I'm trying to sleep", unless it is the request that follows.
    if place > 0, striving & Self.bits(place - 1..<place + 1) == 1 << UInt64(place) { return true }
    guard framed & 1 << UInt64(place) == 0,
      place == 0 || roles[place - 1].isDisjoint(with: before)
    else { return false }
    // "I'm", "we are"; "that is" may go on about what stands before it.
    if pronouns & 1 << UInt64(place) != 0 {
      let isPointing = small.roles[small.writtenOut([words[place]]).words[0]]?.contains(.pointing)
      if isPointing == true { return false }
      // "I want it delivered" goes on with what is wanted.
      let isObject =
        place > 0 && pauses & 1 << UInt64(place) == 0
        && small.referring.length(at: place, in: words) > 0
        && !(place + 1 < words.count && self[.asking] & 1 << UInt64(place + 1) != 0)
      return self[.asking] & 1 << UInt64(place) != 0 || isVerb(place + 1) && !isObject
    }
    // "My sister was": an article, a noun and a verb.
    guard roles[place].contains(.light) || roles[place].contains(.firstPerson) else { return false }
    return place + 1 < words.count && !small.isLight(words[place + 1]) && isVerb(place + 2)
  }

  /// Whether the words before a pause tell something: they neither order it, ask it nor limit what
  /// follows.
  ///
  /// - Parameter isRequest: Whether words that introduce a request follow the pause: "she asked for it,
  ///   please send it".
  func tells(before end: Int, isRequest: Bool, in index: PartsIndex) -> Bool {
    let run = Self.bits(0..<end)
    guard (self[.condition] | (isRequest ? 0 : self[.reporting])) & run == 0,
      !roles[end - 1].contains(.turning),
      (interrogatives | auxiliaries) & 1 == 0
    else { return false }
    // "TaskTracker: bake cupcakes, work" asks the app for what follows its name.
    let name = applications.first { Self.bits(0..<$0.words.lowerBound) & ~light == 0 }
    if let name, name.words.upperBound < end,
      (light | interrogatives | pronouns) & 1 << UInt64(name.words.upperBound) == 0,
      (self[.asking] | told) & Self.bits(name.words.upperBound..<end) == 0
    {
      return false
    }
    // "No idea what to cook, …", but not "not sure i want soup".
    if pauses & 1 << UInt64(end) != 0, index.small.unsure.length(at: 0, in: words) > 0 {
      return true
    }
    // "I can't find my travel plan" orders nothing.
    let limits = contrary & run
    if limits != 0 { return pronouns & ((limits & (~limits &+ 1)) &- 1) != 0 }
    let small = light | prepositions | questionLight | auxiliaries
    guard let first = (0..<end).first(where: { small & 1 << UInt64($0) == 0 }) else { return true }
    return told & 1 << UInt64(first) != 0
      || !isVerb(first, in: index) && !roles[first].contains(.retrieving)
  }

  /// Leaves out the reason for a request: "because i need them".
  mutating func leaveOutReason(in index: PartsIndex) {
    guard let place = words.indices.dropFirst().first(where: { roles[$0].contains(.reason) }),
      place + 1 < words.count
    else { return }
    let before = light
    leaveOutStatement(place + 1..<words.count, in: index)
    guard light != before else { return }
    light |= 1 << UInt64(place)
    contrary &= ~(1 << UInt64(place))
  }
}
