// The word lists of an inventory: one for each type of value and for each app's names.

import PhraseMatching
import SpokenValues

/// The word lists of an inventory, made on demand and shared by all phrases.
final class WordLists {
  /// The contents of a list.
  private enum Key: Hashable {
    case values(String)
    case names(String)
    case numbers(NumberRange, language: String?)
    case typed(TypedKind)
  }

  let inventory: PhraseInventory
  private(set) var lists: [WordList] = []
  /// Whether the owners of a list's texts are indices of the inventory's values.
  private(set) var holdsValues: [Bool] = []
  private var known: [Key: Int32] = [:]
  private let names: [String: [String]]
  private let valuesByType: [String: [Int]]

  init(_ inventory: PhraseInventory) {
    self.inventory = inventory
    names = Dictionary(inventory.applications.map { ($0.app, $0.names) }) { $0 + $1 }
    valuesByType = Dictionary(grouping: inventory.values.indices) { inventory.values[$0].type }
  }

  /// Returns the number of the list of an app's names.
  func names(of app: String) -> Int32 {
    list(.names(app)) {
      (names[app] ?? []).enumerated().map { (Letters.inner($0.element), $0.offset) }
    }
  }

  /// Returns the number of the list of a slot's values; `nil` if it has none, as free text.
  func words(of type: SlotType, language: String?) -> Int32? {
    switch type {
    case .entity(let name, _), .enumeration(let name):
      list(.values(name)) {
        (valuesByType[name] ?? []).flatMap { index in
          inventory.values[index].texts.map { (Letters.inner($0), index) }
        }
      }
    case .text: nil
    case .number(let range):
      list(.numbers(range, language: range.wordsLanguage ?? language)) {
        SpokenSlots.numbers(in: range).enumerated().flatMap { index, number in
          SpokenSlots.texts(of: number, range, language: language).map {
            (Letters.inner($0), index)
          }
        }
      }
    case .typed(let kind):
      list(.typed(kind)) { [(Letters.inner(SpokenValues.example(of: kind, language: nil)), 0)] }
    }
  }

  /// Whether a text of a list that ends at a node is admitted in a phrase of a block.
  func admits(_ list: Int32, endingAt node: Int32, in block: PhraseBlock?) -> Bool {
    let owners = lists[Int(list)].owners(endingAt: node)
    guard let block, holdsValues[Int(list)], !(block.requires.isEmpty && block.excludes.isEmpty)
    else { return !owners.isEmpty }
    return owners.contains { block.admits(inventory.values[$0]) }
  }

  /// Returns the fewest letters of a text in a list; at least `WordList.never` if it has no texts.
  func shortest(in list: Int32) -> Int { lists[Int(list)].remaining(at: WordList.root) }

  private func list(
    _ key: Key, _ entries: () -> [(letters: [Letter], owner: Int)]
  ) -> Int32 {
    if let number = known[key] { return number }
    lists.append(WordList(entries()))
    if case .values = key { holdsValues.append(true) } else { holdsValues.append(false) }
    let number = Int32(lists.count - 1)
    known[key] = number
    return number
  }
}
