// Converts the bytes that a fuzzer mutates to choices, numbers and texts.

/// A reader of structured values from bytes; without bytes left, all values are zero or empty.
public struct FuzzInput {
  private var rest: ArraySlice<UInt8>

  /// Creates an input from the bytes that libFuzzer passes.
  public init(_ start: UnsafePointer<UInt8>?, _ count: Int) {
    rest = Array(UnsafeBufferPointer(start: start, count: count))[...]
  }

  /// Whether no bytes are left.
  public var isEmpty: Bool { rest.isEmpty }

  /// Returns the next byte.
  public mutating func byte() -> UInt8 {
    rest.popFirst() ?? 0
  }

  /// Returns a number in a range, from one byte.
  public mutating func number(_ range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(byte()) % range.count
  }

  /// Returns one of the given elements, of which there must be at least one.
  public mutating func choice<Element>(_ elements: [Element]) -> Element {
    elements[number(0...elements.count - 1)]
  }

  /// Returns all bytes that are left.
  public mutating func remainder() -> [UInt8] {
    defer { rest = [] }
    return Array(rest)
  }

  /// Returns up to `limit` of the bytes that are left, as text; invalid UTF-8 is repaired.
  public mutating func text(limit: Int) -> String {
    let bytes = rest.prefix(limit)
    rest = rest.dropFirst(bytes.count)
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Stops the fuzzer with a message when a condition does not hold.
public func require(
  _ condition: Bool, _ words: @autoclosure () -> String, file: StaticString = #file,
  line: UInt = #line
) {
  if !condition { fatalError(words(), file: file, line: line) }
}
