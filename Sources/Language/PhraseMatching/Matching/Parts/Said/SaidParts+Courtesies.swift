// Finds the words of politeness around a request, whichever they are.

import SpokenValues

extension SaidParts {
  /// The places of words that only make a request polite: "i'd be terribly grateful if you could".
  ///
  /// People combine such words freely, so no list has all of their phrases. A run of them counts where one
  /// makes it courteous, if it is a clause, or begins one and ends with words that introduce what is asked for.
  ///
  /// - Parameters:
  ///   - pauses: The places of words behind a comma or the like.
  ///   - written: The words with contractions written out, and the place that each of them comes from.
  static func courtesies(
    in written: (words: [String], places: [Int]), quoted: Range<Int>?, pauses: [Int],
    _ small: SmallWords
  ) -> Places {
    let (words, places) = written
    let parts = words.indices.map { place -> SmallWords.Courtesy in
      quoted?.contains(places[place]) == true ? [] : small.courtesies[words[place]] ?? []
    }
    let isPolite = { (run: Range<Int>) in parts[run].contains { $0.contains(.polite) } }
    let introducing: SmallWords.Roles = [.auxiliary, .handing, .hailing]
    func has(_ role: SmallWords.Roles, _ place: Int) -> Bool {
      small.roles[words[place]].map { !$0.isDisjoint(with: role) } ?? false
    }
    /// Returns the place behind the words of politeness that begin at a place.
    func endOfCourtesy(from start: Int) -> Int {
      var place = start
      while place < words.count {
        if parts[place].contains(.part) {
          place += 1
          continue
        }
        // "If Soupy could": the name between is none of them.
        guard place > start, parts[place - 1].contains(.opening),
          let modal = (place + 1..<min(place + 3, words.count)).first(where: {
            has(.auxiliary, $0) && parts[$0].contains(.part)
          })
        else { break }
        place = modal
      }
      return place
    }
    var found: Places = []
    func mark(_ run: Range<Int>) {
      for place in run where parts[place].contains(.part) {
        found.insert(places[place])
      }
    }
    let starts = [0] + pauses.compactMap { pause in places.firstIndex { $0 >= pause } }
    for (number, start) in starts.enumerated() {
      let next = number + 1 < starts.count ? starts[number + 1] : words.count
      var first = start
      // Behind what calls the assistant or an app: "soupy, would you be so kind".
      while first < next, has(.hailing, first), !parts[first].contains(.part) {
        first += 1
      }
      var end = endOfCourtesy(from: first)
      if end >= next, isPolite(first..<next) {
        mark(first..<next)
        continue
      }
      end = min(end, next)
      while end > first + 2, !has(introducing, end - 1), !parts[end - 1].contains(.ending) {
        end -= 1
      }
      if end > first + 2, isPolite(first..<end) { mark(first..<end) }
      // "… if that isn't too much to ask" at the end, also without a comma.
      let last = (first..<words.count).dropFirst().first { place in
        parts[place].contains(.opening) && endOfCourtesy(from: place) == words.count
          && isPolite(place..<words.count)
      }
      if number + 1 == starts.count, let last { mark(last..<words.count) }
    }
    return found
  }
}
