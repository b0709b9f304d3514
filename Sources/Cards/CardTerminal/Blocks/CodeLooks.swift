// The looks of code, part by part.

import CodeHighlighting

/// What each place of a code block looks like, asked from the first to the last.
struct CodeLooks {
  private let parts: [CodePart]
  private var next = 0

  /// Finds the parts of a code block; none where nothing could be seen of them.
  init(_ bytes: UnsafeBufferPointer<UInt8>, language: String?, profile: TerminalProfile) {
    let isSeen = profile.highlightsCode && (profile.color != .none || profile.attributes)
    parts =
      language.map { language in
        isSeen ? CodeHighlighter.parts(of: bytes, language: language) : []
      } ?? []
  }

  /// The look at an offset, and where it ends; offsets must not fall.
  mutating func look(at offset: Int) -> (look: Appearance, end: Int) {
    while next < parts.count, parts[next].end <= offset { next += 1 }
    guard next < parts.count else { return (Theme.codeBlock, .max) }
    let part = parts[next]
    guard part.start <= offset else { return (Theme.codeBlock, part.start) }
    return (Theme.codeBlock.colored(Self.ink(of: part.kind)), part.end)
  }

  private static func ink(of kind: CodePart.Kind) -> Ink {
    switch kind {
    case .keyword: .keyword
    case .type: .type
    case .function: .function
    case .string: .string
    case .number: .number
    case .constant: .constant
    case .comment: .comment
    case .attribute: .attribute
    case .inserted: .inserted
    case .deleted: .deleted
    }
  }
}
