// Decides whether input continues on the next line, and joins the lines of a value.

/// The rules for values of several lines: a trailing backslash, and blocks between `"""`.
///
/// A line that ends in an odd number of backslashes continues; the last of them and the newline
/// after it stand for one newline. A line that ends in `"""`, with no `"""` open before it, opens a
/// block that ends at a line with only `"""`; a block has no special characters.
public struct Continuation: Sendable {
  /// The mark that opens and closes a block.
  public static let fence = "\"\"\""

  /// Whether a block is open.
  private(set) var isInBlock = false
  private var endsInOpenBackslash = false

  /// Creates the state before the first line.
  public init() {}

  /// Whether the lines so far require another one.
  public var isIncomplete: Bool { isInBlock || endsInOpenBackslash }

  /// Adds the next line.
  ///
  /// - Complexity: O(*n*) in the length of the line, independent of the lines before it.
  public mutating func add(_ line: Substring) {
    endsInOpenBackslash = false
    if isInBlock {
      isInBlock = !Self.isFence(line)
    } else if Self.opensBlock(line) {
      isInBlock = true
    } else {
      endsInOpenBackslash = Self.endsInOpenBackslash(line)
    }
  }

  /// Returns whether a text requires another line.
  public static func isIncomplete(_ text: String) -> Bool {
    var continuation = Continuation()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      continuation.add(line)
    }
    return continuation.isIncomplete
  }

  /// Returns the text that closes the block with which a text ends; `nil` where none is open.
  package static func closing(_ text: String) -> String? {
    var continuation = Continuation()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      continuation.add(line)
    }
    guard continuation.isInBlock else { return nil }
    return text.hasSuffix("\n") ? fence : "\n" + fence
  }

  /// Returns the inputs of a text that was pasted at once, each complete by itself, without blank ones.
  public static func inputs(of text: String) -> [String] {
    var inputs: [String] = []
    var open: (lines: [Substring], state: Continuation) = ([], Continuation())
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      open.lines.append(line)
      open.state.add(line)
      guard !open.state.isIncomplete else { continue }
      inputs.append(open.lines.joined(separator: "\n"))
      open = ([], Continuation())
    }
    if !open.lines.isEmpty { inputs.append(open.lines.joined(separator: "\n")) }
    return inputs.filter { !String($0).trimmingSpaces.isEmpty }
  }

  /// Returns the text and block of complete input.
  ///
  /// - Returns: The text with joined lines, and the content of the block at its end, or `nil` when
  ///   there is none. A block that is not closed ends with the text.
  public static func parse(_ text: String) -> (text: String, block: String?) {
    var kept: [String] = []
    var block: [Substring]?
    var isInBlock = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if isInBlock {
        if isFence(line) { isInBlock = false } else { block?.append(line) }
      } else if opensBlock(line) {
        isInBlock = true
        block = block ?? []
        kept.append(String(line.trimmingTrailingSpaces.dropLast(fence.count)))
      } else {
        kept.append(endsInOpenBackslash(line) ? String(line.dropLast()) : String(line))
      }
    }
    return (kept.joined(separator: "\n"), block.map { $0.joined(separator: "\n") })
  }

  private static func isFence(_ line: Substring) -> Bool {
    line.trimmingSpaces == Substring(fence)
  }

  private static func opensBlock(_ line: Substring) -> Bool {
    let line = line.trimmingTrailingSpaces
    guard line.hasSuffix(fence) else { return false }
    let before = line.dropLast(fence.count)
    return before.isEmpty || (" =".contains(before.last ?? "x") && !before.contains(fence))
  }

  private static func endsInOpenBackslash(_ line: Substring) -> Bool {
    var count = 0
    for character in line.reversed() {
      guard character == "\\" else { break }
      count += 1
    }
    return count % 2 == 1
  }
}

extension Substring {
  fileprivate var trimmingTrailingSpaces: Substring {
    var text = self
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }

  fileprivate var trimmingSpaces: Substring {
    trimmingTrailingSpaces.drop { $0 == " " || $0 == "\t" }
  }
}
