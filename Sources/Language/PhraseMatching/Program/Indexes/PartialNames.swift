// Values by some of the words of their names: "the dentist" for “Call the dentist”.

import SpokenValues
import Synchronization

/// The known values by each word of their texts, made at the first look-up.
final class PartialNames: Sendable {
  /// A value, as its type and its place in the type's order.
  private struct Owner: Hashable {
    var type: UInt32
    var item: UInt32
  }

  private let made = Mutex<[UInt32: Set<Owner>]?>(nil)

  /// Returns the values of a type whose texts have all of the words, in declared order.
  ///
  /// - Complexity: O(*n*) in the length of the texts of all values once, then as the number of values
  ///   with the rarest word.
  func values(of type: UInt32, with words: [UInt32], in store: CompiledCatalog.Store) -> [UInt32] {
    withOwners(in: store) { owners in
      let all = words.map { owners[$0] ?? [] }
      guard var left = all.min(by: { $0.count < $1.count }) else { return [] }
      for some in all { left.formIntersection(some) }
      return left.filter { $0.type == type }.map(\.item).sorted()
    }
  }

  /// Returns the names of the types with a value whose texts have a word.
  func types(with word: UInt32, in store: CompiledCatalog.Store) -> [String] {
    let numbers = withOwners(in: store) { owners in Set((owners[word] ?? []).map(\.type)) }
    return store.values.typeNames.filter { name in
      store.values.number(ofTypeNamed: name).map(numbers.contains) ?? false
    }
  }

  private func withOwners<Result: Sendable>(
    in store: CompiledCatalog.Store, _ body: ([UInt32: Set<Owner>]) -> Result
  ) -> Result {
    made.withLock { made in
      let owners = made ?? Self.owners(of: store)
      made = owners
      return body(owners)
    }
  }

  private static func owners(of store: CompiledCatalog.Store) -> [UInt32: Set<Owner>] {
    var owners: [UInt32: Set<Owner>] = [:]
    for name in store.values.typeNames {
      guard let type = store.values.number(ofTypeNamed: name) else { continue }
      for (item, value) in store.values.values(of: type).enumerated() {
        for word in value.texts.flatMap({ Normalizer.utterance($0).words }) {
          owners[store.find(Array(word.utf8)[...]), default: []]
            .insert(Owner(type: type, item: UInt32(item)))
        }
      }
    }
    return owners
  }
}
