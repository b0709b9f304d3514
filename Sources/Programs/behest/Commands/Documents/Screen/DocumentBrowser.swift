// The list of documents on a screen: which are found, what each row says, and what is selected.

import BehestShell
import CardTerminal
import Foundation
import Glibc
import IntentEngine
import TerminalScreens

/// The list of documents, as far as a search finds them.
struct DocumentBrowser {
  /// Every document, the last changed first.
  private(set) var documents: [Document] = []
  /// The documents that are listed.
  private(set) var list = ScreenList<String>()
  /// The words that are searched for; `nil` when all documents are listed.
  private(set) var words: TextField?
  /// Whether the words are being typed.
  private(set) var isSearching = false

  private var byID: [String: Document] = [:]
  /// The searched text of each document, made when a search begins.
  private var folded: [String: FoldedDocument] = [:]
  /// The words of the last search, and the documents that it found.
  private var found: (words: String, ids: [String])?

  /// The rows of a document's text, and the characters in them.
  private static let preview = (rows: 2, characters: 80)

  /// The selected document; `nil` when none is listed.
  var selected: Document? { list.selected.flatMap { byID[$0] } }

  /// The marked documents, or the selected one.
  var chosen: [Document] { list.chosen.compactMap { byID[$0] } }

  /// Replaces the documents; what is selected stays so.
  mutating func update(_ documents: [Document]) {
    self.documents = documents
    byID = Dictionary(documents.map { ($0.id, $0) }) { $1 }
    folded = folded.filter { byID[$0.key].map($0.value.isOf) ?? false }
    found = nil
    list.update(listed)
  }

  /// Selects a document, which a search may have hidden.
  mutating func select(_ id: String) {
    if !list.ids.contains(id) { endSearch() }
    list.select(id)
  }

  // MARK: Searching

  /// Begins to search, with the words of the search before.
  mutating func beginSearch() {
    words = words ?? TextField()
    isSearching = true
  }

  /// Ends the typing of words; the documents that were found stay listed.
  mutating func keepSearch() {
    isSearching = false
    if words?.text.isEmpty ?? true { words = nil }
  }

  /// Lists all documents again; returns `false` when they were.
  @discardableResult
  mutating func endSearch() -> Bool {
    guard words != nil else { return false }
    words = nil
    isSearching = false
    list.update(documents.map(\.id), forgetting: false)
    return true
  }

  /// Changes the words that are searched for, or the selection, by a key.
  mutating func search(by key: TerminalKey) {
    guard !list.handle(key), words?.handle(key) == true else { return }
    let ids = listed
    guard ids != list.ids else { return }
    list.update(ids, forgetting: false)
    list.selectFirst()
  }

  /// Handles a key that moves the selection; returns `false` for others.
  mutating func handle(_ key: TerminalKey) -> Bool {
    switch key {
    case .character("j"): list.handle(.down)
    case .character("k"): list.handle(.up)
    case .character("g"): list.handle(.home)
    case .character("G"): list.handle(.end)
    default: list.handle(key)
    }
  }

  /// Marks the selected document or removes its mark.
  mutating func toggleMark() {
    list.toggleMark()
  }

  /// Removes all marks; returns `false` when there were none.
  mutating func removeMarks() -> Bool {
    list.removeMarks()
  }

  /// The identifiers of the documents that the words find, those with them in the title first.
  private var listed: [String] {
    mutating get {
      let words = FoldedDocument.fold(self.words?.text ?? "")
      guard !words.isEmpty else { return documents.map(\.id) }
      let text = String(decoding: words, as: UTF8.self)
      // More words find no more documents.
      let known = found.flatMap { text.hasPrefix($0.words) ? Set($0.ids) : nil }
      var inTitle: [String] = []
      var inText: [String] = []
      for document in documents where known?.contains(document.id) ?? true {
        let searched = folded[document.id] ?? FoldedDocument(document)
        folded[document.id] = searched
        if searched.title.contains(words) {
          inTitle.append(document.id)
        } else if searched.content.contains(words) {
          inText.append(document.id)
        }
      }
      found = (text, inTitle + inText)
      return inTitle + inText
    }
  }

  // MARK: Rows

  /// Returns the line above the list, and the column of the cursor while words are typed.
  mutating func header(
    app: String, columns: Int, _ profile: TerminalProfile
  ) -> (row: String, cursor: Int?) {
    var count = Sentence.documentCount(count: documents.count)
    if words != nil { count = Sentence.countOf(count: list.ids.count, total: documents.count) }
    if !list.marked.isEmpty { count += ", " + Sentence.markedCount(count: list.marked.count) }
    let room = columns - TerminalText.width(of: count) - 2
    guard room >= 8 else { count = ""; return left(app, columns, "", profile) }
    return left(app, room, "  " + profile.styled(count, .muted), profile)
  }

  private mutating func left(
    _ app: String, _ room: Int, _ rest: String, _ profile: TerminalProfile
  ) -> (row: String, cursor: Int?) {
    guard let (text, cursor) = words?.row(width: max(2, room - 1)) else {
      let name = TerminalText.padded(app, to: room, ellipsis: profile.ellipsis)
      return (profile.styled(name, .title) + rest, nil)
    }
    return (
      TerminalText.padded("/" + text, to: room, ellipsis: "") + rest, isSearching ? cursor + 1 : nil
    )
  }

  /// Returns the rows of the list.
  mutating func rows(
    columns: Int, height: Int, now: Date, _ profile: TerminalProfile
  ) -> [String] {
    let byID = byID
    return list.rows(height: height) { id, isSelected, isMarked in
      byID[id].map {
        Self.rows(
          of: $0, isSelected: isSelected, isMarked: isMarked, columns: columns, now: now, profile)
      } ?? [""]
    }
  }

  /// Returns the rows of a document: title and age, then the beginning of its text.
  private static func rows(
    of document: Document, isSelected: Bool, isMarked: Bool, columns: Int, now: Date,
    _ profile: TerminalProfile
  ) -> [String] {
    let isASCII = profile.characters == .ascii
    let mark =
      (isSelected ? (isASCII ? ">" : "›") : " ") + (isMarked ? (isASCII ? "*" : "●") : " ") + " "
    let age = RelativeTime.words(for: document.modifiedAt ?? now, now: now)
    let ageWidth = TerminalText.width(of: age)
    let isAgeBeside = columns >= 3 + 12 + 2 + ageWidth
    let room = max(1, columns - 3 - (isAgeBeside ? ageWidth + 2 : 0))
    var title = TerminalText.padded(document.shownTitle, to: room, ellipsis: profile.ellipsis)
    title = isSelected ? profile.reversed(title) : profile.styled(title, .title)
    var rows = [mark + title + (isAgeBeside ? "  " + profile.styled(age, .muted) : "")]
    let excerpt = document.content.prefix(preview.characters)
    let isCut = document.content[excerpt.endIndex...].contains { !$0.isWhitespace }
    let text =
      excerpt.split(whereSeparator: \.isWhitespace).joined(separator: " ")
      + (isCut ? profile.ellipsis : "")
    if text != profile.ellipsis {
      rows += TerminalText.wrapped(text, to: max(2, columns - 4)).prefix(preview.rows)
        .map { "   " + profile.styled(TerminalText.truncated($0, to: max(1, columns - 3)), .muted) }
    }
    if !isAgeBeside {
      rows.append(
        "   " + profile.styled(TerminalText.truncated(age, to: max(1, columns - 3)), .muted))
    }
    return rows
  }
}

/// A document's texts in the form in which they are searched: case and diacritics do not count.
private struct FoldedDocument {
  let title: [UInt8]
  let content: [UInt8]
  private let source: (title: String, content: String)

  init(_ document: Document) {
    source = (document.title, document.content)
    title = Self.fold(document.title)
    content = Self.fold(document.content)
  }

  func isOf(_ document: Document) -> Bool {
    source == (document.title, document.content)
  }

  static func fold(_ text: String) -> [UInt8] {
    // Most text is ASCII, and Foundation's folding is slow on megabytes.
    if text.utf8.allSatisfy({ $0 < 0x80 }) {
      return text.utf8.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 }
    }
    let folded = text.folding(
      options: [.caseInsensitive, .diacriticInsensitive, .widthInsensitive], locale: nil)
    return Array(folded.utf8)
  }
}

extension [UInt8] {
  /// Returns whether the bytes contain others.
  fileprivate func contains(_ part: [UInt8]) -> Bool {
    guard let first = part.first else { return true }
    return withUnsafeBytes { whole in
      part.withUnsafeBytes { part in
        guard let base = whole.baseAddress, let needle = part.baseAddress else { return false }
        var start = 0
        while start + part.count <= whole.count,
          let found = memchr(base + start, Int32(first), whole.count - part.count + 1 - start)
        {
          if memcmp(found, needle, part.count) == 0 { return true }
          start = UnsafeRawPointer(found) - base + 1
        }
        return false
      }
    }
  }
}

extension TerminalProfile {
  /// The mark in place of what is cut off.
  var ellipsis: String { characters == .ascii ? "..." : "…" }
}
