// Finds what is said beside a request: statements, reasons, remarks.

extension SaidParts {
  /// Leaves out a statement beside the request: "i'm hungry, order a soup".
  ///
  /// It has a subject, and nothing that phrases are made of: no value, no app's name and no verb. "I
  /// want to …" is no statement.
  ///
  /// - Parameter clause: The words before the first pause, or behind the last one.
  mutating func leaveOutStatement(_ clause: Range<Int>, in index: PartsIndex) {
    let run = Places(clause)
    guard let subject = (run - (light - pronouns)).first,
      pronouns.contains(subject), !roles[subject].contains(.secondPerson),
      !framed.contains(subject),
      // "I mean lentil" takes something back.
      index.small.repairs.length(at: clause.lowerBound, in: words) == 0,
      (contrary | interrogatives | particles | self[.condition] | self[.reporting]
        | self[.warning]).isDisjoint(with: run),
      !mentions.contains(where: { $0.places.overlaps(run) }),
      !applications.contains(where: { $0.words.overlaps(clause) }),
      told.overlaps(run)
        || !said.contains(where: { word in
          places[Int(word)].overlaps(run) && likeness[Int(word)] > PartsVocabulary.Likeness.synonym
            && index.verbs.contains { $0.contains(word) }
        })
    else { return }
    light |= run
    auxiliaries -= run
    firstPerson -= run
  }

  /// Finds the clauses that may tell something beside the request: "the kids are starving, …".
  ///
  /// Such a clause has a verb that tells, and neither begins like a request nor limits one.
  mutating func findAsides(between pauses: [Int], in index: PartsIndex) {
    // A clause may be a condition in a language whose conditions are not known: "falls es regnet, …".
    guard index.small.knowsConditions else { return }
    for (start, end) in zip([0] + pauses, pauses + [words.count]) {
      // A task "to get my eyes tested" is all called so.
      let named = quoting & Places(start..<end)
      let behind = start + 1..<max(start + 1, named.first ?? end)
      for start in [start] + behind.filter({ isStatement(at: $0, in: index) })
      where end - start < words.count {
        if isAside(start..<end, in: index) { asides |= Places(start..<end) }
      }
      let purpose = behind.first { isPurpose(at: $0, in: index) }
      if let purpose {
        asides |= Places(purpose..<end)
        auxiliaries -= Places(purpose..<end)
      }
    }
  }

  private func isAside(_ clause: Range<Int>, in index: PartsIndex) -> Bool {
    let (start, end) = (clause.lowerBound, clause.upperBound)
    let run = Places(clause)
    let small = light | prepositions | questionLight
    // "There is new milk": no order to make some.
    let isTold =
      clause.count > 1
      && (roles[start].contains(.subject) && self[.asking].contains(start + 1)
        // "Just got home".
        || roles[start].contains(.adverb) && start == 0 && index.small.isPast(words[start + 1]))
    let isElsewhere = isElsewhere(clause, in: index)
    let isOfSelf = isElsewhere && isStatement(at: start, in: index)
    // "My eyes are not what they were" limits nothing that is asked for, "i'm not eating meat" and "i'm not a fan
    // of onions" do.
    let goesFurther =
      (prepositions | self[.indefinite]).overlaps(run)
      || clause.contains { index.small.isProgressive(words[$0]) }
    let denied = goesFurther ? [] : contrary & (self[.asking] | self[.asking].next)
    // "No idea what to make" says that the speaker does not know.
    let opening = index.small.unsure.length(at: start, in: words)
    if opening > 0, (self[.condition] | self[.reporting]).isDisjoint(with: run),
      !mentions.contains(where: { $0.places.overlaps(run) && !$0.isSynonym })
    {
      return true
    }
    let limits = !denied.isEmpty && isOfSelf ? contrary - denied : contrary | interrogatives
    let adverb = self[.adverb] & Places(start)
    let asked = framed - (striving | adverb) | obtaining
    guard
      (limits | self[.condition] | self[.reporting] | self[.warning] | asked).isDisjoint(with: run),
      let first = (run - small).first,
      !roles[first].contains(.retrieving), !roles[first].contains(.auxiliary),
      isTold || told.contains(first) || !isVerb(first, in: index)
    else { return false }
    let tells =
      isOfSelf || isTold
      || clause.dropFirst().contains {
        (self[.asking] | self[.auxiliary] | told).contains($0)
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
    let run = Places(clause)
    let small = light | prepositions | questionLight
    return !mentions.contains { $0.places.overlaps(run) }
      && !applications.contains { $0.words.overlaps(clause) }
      && !said.contains { word in
        !(places[Int(word)] & run).isSubset(of: small)
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
        && ((self[.asking] | told).contains(place) || small.isPast(words[place]))
    }
    let before: SmallWords.Roles = [
      .preposition, .auxiliary, .interrogative, .contrary, .condition, .reason, .reporting,
      .indefinite,
    ]
    // "I'm trying to sleep", unless it is the request that follows.
    if place > 0, striving.contains(place), !striving.contains(place - 1) { return true }
    guard !framed.contains(place),
      place == 0 || roles[place - 1].isDisjoint(with: before)
    else { return false }
    // "I'm", "we are"; "that is" may go on about what stands before it.
    if pronouns.contains(place) {
      let isPointing = small.roles[small.writtenOut([words[place]]).words[0]]?.contains(.pointing)
      if isPointing == true { return false }
      // "I want it delivered" goes on with what is wanted.
      let isObject =
        place > 0 && !pauses.contains(place)
        && small.referring.length(at: place, in: words) > 0
        && !(place + 1 < words.count && self[.asking].contains(place + 1))
      return self[.asking].contains(place) || isVerb(place + 1) && !isObject
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
    let run = Places(0..<end)
    guard (self[.condition] | (isRequest ? [] : self[.reporting])).isDisjoint(with: run),
      !roles[end - 1].contains(.turning),
      !(interrogatives | auxiliaries).contains(0)
    else { return false }
    // "TaskTracker: bake cupcakes, work" asks the app for what follows its name.
    let name = applications.first { Places(0..<$0.words.lowerBound).isSubset(of: light) }
    if let name, name.words.upperBound < end,
      !(light | interrogatives | pronouns).contains(name.words.upperBound),
      (self[.asking] | told).isDisjoint(with: Places(name.words.upperBound..<end))
    {
      return false
    }
    // "No idea what to cook, …", but not "not sure i want soup".
    if pauses.contains(end), index.small.unsure.length(at: 0, in: words) > 0 {
      return true
    }
    // "I can't find my travel plan" orders nothing.
    let limits = contrary & run
    if let limit = limits.first { return pronouns.overlaps(Places(0..<limit)) }
    let small = light | prepositions | questionLight | auxiliaries
    guard let first = (run - small).first else { return true }
    return told.contains(first)
      || !isVerb(first, in: index) && !roles[first].contains(.retrieving)
  }

  /// Whether the words before a place name a known value without a word that tells something of it: "a miso soup to
  /// go and tip the kitchen" orders the soup.
  func onlyNamesThing(before end: Int) -> Bool {
    (told | auxiliaries | pronouns).isDisjoint(with: Places(0..<end))
      && mentions.contains { mention in
        if case .known = mention.value { mention.words.upperBound <= end } else { false }
      }
  }

  /// Leaves out the reason for a request: "because i need them".
  mutating func leaveOutReason(in index: PartsIndex) {
    guard let place = words.indices.dropFirst().first(where: { roles[$0].contains(.reason) }),
      place + 1 < words.count
    else { return }
    let before = light
    leaveOutStatement(place + 1..<words.count, in: index)
    guard light != before else { return }
    light.insert(place)
    contrary.remove(place)
  }
}
