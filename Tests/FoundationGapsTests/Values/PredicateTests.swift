// Tests of predicates that search texts as people do.

import Foundation
import FoundationGaps
import Testing

@Suite struct PredicateTests {
  @Test(arguments: [("Crème Brûlée", true), ("CREME", true), ("Soup", false), ("", false)])
  func `a text holds another, letter case and accents aside`(_ name: String, _ fits: Bool) throws {
    let wanted = "creme"
    let predicate = #Predicate<String> { $0.localizedStandardContains(wanted) }
    #expect(try predicate.evaluate(name) == fits)
  }
}
