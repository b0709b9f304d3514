// Holds the members of an object in their order, so that forms and lists keep the order of a file.

extension JSON {
  /// The members of an object: values by unique names, in the order in which they were added.
  ///
  /// Two collections are equal when they have the same values by the same names: as in JSON, the
  /// order has no meaning of its own. A dictionary would lose the order in which the author of a
  /// file listed its parts.
  public struct Members: Sendable {
    /// A name and its value.
    public typealias Element = (key: String, value: JSON)

    private var elements: [Element] = []
    /// The index of each name; `nil` while there are few, when comparing is faster than hashing.
    private var indices: [String: Int]?

    private static let mostCompared = 16

    /// Creates an object without members.
    public init() {}

    /// Creates members from names and values; of a repeated name the last value counts.
    public init(_ elements: some Sequence<Element>) {
      for (name, value) in elements { self[name] = value }
    }

    /// The names, in order.
    public var keys: [String] { elements.map(\.key) }

    /// The values, in the order of their names.
    public var values: [JSON] { elements.map(\.value) }

    /// Accesses the value of a name; a new name is added at the end, and setting `nil` removes one.
    ///
    /// - Complexity: O(1) to read and to set a value, O(*n*) to remove one.
    public subscript(name: String) -> JSON? {
      get { index(of: name).map { elements[$0].value } }
      set {
        switch (index(of: name), newValue) {
        case (let index?, let value?): elements[index].value = value
        case (let index?, nil):
          elements.remove(at: index)
          indices = nil
          indexIfMany()
        case (nil, let value?):
          indices?[name] = elements.count
          elements.append((name, value))
          indexIfMany()
        case (nil, nil): break
        }
      }
    }

    private func index(of name: String) -> Int? {
      indices.map { $0[name] } ?? elements.firstIndex { $0.key == name }
    }

    private mutating func indexIfMany() {
      guard indices == nil, elements.count > Self.mostCompared else { return }
      indices = Dictionary(
        uniqueKeysWithValues: elements.enumerated().map { ($0.element.key, $0.offset) })
    }
  }
}

extension JSON.Members: RandomAccessCollection {
  /// The index of the first member.
  public var startIndex: Int { 0 }

  /// The index after the last member.
  public var endIndex: Int { elements.count }

  /// Accesses a member by its index.
  public subscript(index: Int) -> Element { elements[index] }
}

extension JSON.Members: ExpressibleByDictionaryLiteral {
  /// Creates members from a literal; of a repeated name the last value counts.
  public init(dictionaryLiteral elements: (String, JSON)...) {
    self.init(elements.lazy.map { ($0, $1) })
  }
}

extension JSON.Members: Hashable {
  /// Returns whether two objects have equal values by the same names, in any order.
  public static func == (left: Self, right: Self) -> Bool {
    left.count == right.count && left.elements.allSatisfy { right[$0.key] == $0.value }
  }

  /// Hashes the members regardless of their order.
  public func hash(into hasher: inout Hasher) {
    var sum = 0
    for (name, value) in elements {
      var own = hasher
      own.combine(name)
      own.combine(value)
      sum ^= own.finalize()
    }
    hasher.combine(sum)
  }
}

extension JSON.Members: Codable {
  /// Creates members by decoding an object, sorted by name: decoders give no order.
  public init(from decoder: any Decoder) throws {
    let values = try [String: JSON](from: decoder)
    self.init(values.sorted { $0.key < $1.key })
  }

  /// Encodes the members as an object.
  public func encode(to encoder: any Encoder) throws {
    try Dictionary(elements.map { ($0, $1) }) { $1 }.encode(to: encoder)
  }
}
