// Turns the bytes a fuzzer mutates into choices, numbers and texts.

/// Reads structured values off a row of bytes; when it is empty, everything read is zero or empty.
public struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  /// Reads what libFuzzer hands over.
  public init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    rest = Array(UnsafeBufferPointer(start: start, count: count))[...]
  }

  /// Whether nothing is left.
  public var isEmpty: Bool { rest.isEmpty }

  /// The next byte.
  public mutating func byte() -> UInt8 {
    rest.popFirst() ?? 0
  }

  /// A number from the range, from one byte.
  public mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(byte()) % range.count
  }

  /// One of the given things, of which there must be one at least.
  public mutating func choice<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  /// All bytes that are left.
  public mutating func remainder() -> [UInt8] {
    defer { rest = [] }
    return Array(rest)
  }

  /// Up to `limit` of the bytes that are left, as text; invalid UTF-8 is repaired.
  public mutating func text(limit: Int) -> String {
    let bytes = rest.prefix(limit)
    rest = rest.dropFirst(bytes.count)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Stops the fuzzer with words when a promise is broken.
public func require(
  _ condition: Bool, _ words: @autoclosure () -> String, file: StaticString = #file,
  line: UInt = #line
) {
  if !condition { fatalError(words(), file: file, line: line) }
}
