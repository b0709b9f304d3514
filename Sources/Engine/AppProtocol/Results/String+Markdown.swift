// Tells Markdown from source code and other texts, which are shown as they are.

import BehestCards

extension String {
  /// The blocks that show a text which is not taken apart.
  var page: [Block] { json == nil && isMarkdown ? markdown : code }

  /// The blocks of the text read as Markdown.
  var markdown: [Block] { (try? Card(markdown: keepingShortLines))?.blocks ?? code }

  private var code: [Block] { [.code(language: json == nil ? nil : "json", text: self)] }

  /// Whether the text plainly is Markdown: in case of doubt it is not.
  ///
  /// It has bold words, a link, a fence, a task or a table, a heading apart from its text, or marks
  /// of two kinds; and at most one of eight lines outside fences looks like source code.
  ///
  /// - Complexity: O(*n*) in the length of the text, of which 100,000 characters are looked at.
  var isMarkdown: Bool {
    var marks = MarkdownMarks()
    for line in prefix(100_000).split(separator: "\n", omittingEmptySubsequences: false) {
      marks.add(line)
    }
    return marks.isMarkdown
  }

  /// The text with line breaks after short lines, which were broken on purpose.
  ///
  /// Text that was wrapped to a width has lines of nearly that width.
  private var keepingShortLines: String {
    var isCode = false
    return split(separator: "\n", omittingEmptySubsequences: false).map { line in
      if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
      let isShort = line.count < 60 && !line.isEmpty && !isCode
      return isShort ? line + "  " : String(line)
    }.joined(separator: "\n")
  }
}

/// The marks of Markdown and of source code in the lines of a text.
private struct MarkdownMarks {
  private enum Kind { case heading, bullet, number, quote, code }

  // Each part of an expression ends before the next may begin, so that no line takes time by its square.
  private let bold = /(?:^|[^A-Za-z0-9_*])\*\*[^*\s](?:[^*]*[^*\s])?\*\*(?:$|[^A-Za-z0-9_*])/
  private let link = /(?:^|[^A-Za-z0-9_\])])\[[^\[\]]+\]\([^\[)\s]+\)/
  private let setting =
    /["']?[a-z_][\w.-]*["']?:(?:\s|$)|(?:\w+\s)?[\w.$\[\]"'-]+\s?[:+|-]?==?\s?\S/
  private let statement =
    #/
      from\s\S+\simport\s.* | import\s(?:[\w.,\s]*\w | .*\sfrom\s["'].*)
      | (?:if|elif|for|while|with|except|class)\s.*: | (?:try|else|finally):
      | (?:async\s)?(?:def|class|func|fn|function)\s\w+[(<].*
      | \#(?:include|define|if|ifdef|ifndef|endif|pragma|import)\b.*
      | [{}()\[\];,]+ | \[[\w.\s"-]+\] | @\w[\w.]*(?:\(.*)?
      | (?:await\s|return\s|raise\s|throw\s|yield\s)?[\w.$]+\(.*\)
      | set\s-.* | then | do | done | fi | esac | end | pass | else
      | (?:export|echo|cd|sudo|mkdir|FROM|RUN|COPY|CMD|ENV|WORKDIR|SELECT)\s\S.*
    /#

  private var isPlain = false
  private var kinds: Set<Kind> = []
  private var isSource = false
  private var lines = 0
  private var sourceLines = 0

  private var fence: String?
  private var isInList = false
  private var previous: Substring = ""
  /// The number of empty lines after a heading; `nil` where the latest line with words is none.
  private var linesAfterHeading: Int?

  var isMarkdown: Bool { !isSource && sourceLines * 8 <= lines && (isPlain || kinds.count > 1) }

  mutating func add(_ line: Substring) {
    let start = line.drop { $0 == " " || $0 == "\t" }
    let words = start.last?.isWhitespace == true ? start.trimmed : start
    defer { previous = words }
    if let mark = ["```", "~~~"].first(where: words.hasPrefix) {
      isPlain = true
      if fence == nil { fence = mark } else if fence == mark { fence = nil }
      return
    }
    guard fence == nil else { return }
    guard !words.isEmpty else {
      linesAfterHeading? += 1
      return
    }
    if let count = linesAfterHeading, count > 0 { isPlain = true }
    linesAfterHeading = nil
    if lines == 0, ["#!", "<?"].contains(where: words.hasPrefix) { isSource = true }
    if words.hasPrefix("diff --git ") || words.hasPrefix("@@ -") { isSource = true }
    lines += 1
    let item = addBlock(words)
    addInline(words)
    let isIndented = start.startIndex != line.startIndex
    if item != nil { isInList = true } else if !isIndented { isInList = false }
    let isStray = isIndented && !isInList && !words.hasPrefix("<") && !words.hasPrefix("|")
    if isStray || isSource(item ?? words) { sourceLines += 1 }
  }

  /// Notes the mark at the beginning of a line, and returns the words of a list's item.
  private mutating func addBlock(_ words: Substring) -> Substring? {
    if let match = words.prefixMatch(of: /(#{1,6})[ \t]/) {
      kinds.insert(.heading)
      // Lines with one mark in a row are a comment.
      if previous.hasPrefix(match.output.1 + " ") {
        sourceLines += 2
      } else {
        linesAfterHeading = 0
      }
    } else if let match = words.prefixMatch(of: /[-*+][ \t](\[[ xX]\][ \t])?/) {
      kinds.insert(.bullet)
      if match.output.1 != nil { isPlain = true }
      return words[match.range.upperBound...].trimmed
    } else if let match = words.prefixMatch(of: /\d{1,3}[.)][ \t]/) {
      kinds.insert(.number)
      return words[match.range.upperBound...].trimmed
    } else if words.hasPrefix("> ") {
      kinds.insert(.quote)
    } else if words.contains("|"), words.contains("-"), previous.contains("|"),
      words.allSatisfy({ "|-: \t".contains($0) })
    {
      isPlain = true
    }
    return nil
  }

  private mutating func addInline(_ words: Substring) {
    if words.contains("**"), words.firstMatch(of: bold) != nil { isPlain = true }
    if words.contains("]("), words.firstMatch(of: link) != nil { isPlain = true }
    if words.contains("`"), words.firstMatch(of: /`[^`]+`/) != nil { kinds.insert(.code) }
  }

  /// Whether a line looks like a statement, a setting, a comment or a bracket of source code.
  private func isSource(_ words: Substring) -> Bool {
    ["{", ";", "\\", "; then", "; do"].contains(where: words.hasSuffix)
      || ["//", "/*", "*/", "-- ", "\"\"\"", "'''"].contains(where: words.hasPrefix)
      || words.prefixMatch(of: setting) != nil || words.wholeMatch(of: statement) != nil
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    var rest = self
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return rest.drop(while: \.isWhitespace)
  }
}
