// The screen of an app's documents: a list, and the document that is open, as it is written and read.

package import BehestCards
package import BehestShell
package import CardTerminal
package import Foundation
import IntentEngine
import TerminalScreens

/// A screen that lists documents, and on which one of them is written and read.
///
/// Keys go in and rows come out; the terminal is elsewhere. What is typed is stored by itself.
@MainActor
package final class DocumentScreen {
  /// The appearance of an open document.
  enum Mode { case edit, preview, split }

  /// Something that needs the terminal, or that ends the screen.
  package enum Request: Hashable, Sendable {
    /// The screen is left.
    case leave
    /// A document is opened in the person's editor.
    case edit(Document)
  }

  /// The request that the keys so far have made; `nil` when they have made none.
  package var request: Request?

  let app: String
  let library: any DocumentLibrary
  let profile: TerminalProfile
  private let now: @Sendable () -> Date
  private let hooks: MarkdownHooks
  private let wake: @Sendable () -> Void

  var browser = DocumentBrowser()
  var draft: DocumentDraft?
  var mode = Mode.edit
  private var preview: DocumentPreview
  /// The words shown in place of the keys until the next key.
  var note: String?
  /// The document that was made of a file, and the name of the file, which stays as it is.
  package var origin: (id: String, file: String)?
  /// The deletions that can be undone, the last one last.
  private var deletions: [[String]] = []
  /// The size at which the screen was drawn last.
  private var size = TerminalSize(columns: 80, rows: 24)
  /// When the documents were read last.
  private var readAt = ContinuousClock.now
  /// The time that reading them took.
  private var reading = Duration.zero
  /// The reading of what others may have stored.
  private var listing: Task<Void, Never>?
  /// The time for which a list is taken as it was read.
  private static let validity: Duration = .seconds(1)
  /// Whether Ctrl-X was pressed, and its second key is awaited.
  private var awaitsSecondKey = false

  /// Creates a screen without documents; `reload()` reads them.
  ///
  /// - Parameters:
  ///   - app: The name of the app.
  ///   - profile: The capabilities of the terminal.
  ///   - hooks: The person's styles of Markdown.
  ///   - now: Returns the current date.
  ///   - wake: Called, on any thread, when something has changed without a key.
  package init(
    app: String, library: any DocumentLibrary, profile: TerminalProfile,
    hooks: MarkdownHooks = .none, now: @escaping @Sendable () -> Date = { Date() },
    wake: @escaping @Sendable () -> Void = {}
  ) {
    self.app = app
    self.library = library
    self.profile = profile
    self.now = now
    self.hooks = hooks
    self.wake = wake
    preview = DocumentPreview(profile: profile, hooks: hooks, onEnd: wake)
  }

  // MARK: Documents

  /// Reads the documents anew.
  package func reload() async {
    do {
      try await update()
    } catch {
      note = words(of: error)
    }
  }

  /// Reads the documents anew, and lists them if anything about them has changed.
  private func update() async throws {
    let documents = try await library.all()
    readAt = .now
    if documents != browser.documents { browser.update(documents) }
  }

  /// Reads what others may have stored, while keys are handled.
  private func follow() async {
    let start = ContinuousClock.now
    let before = readAt
    let documents = try? await library.all()
    listing = nil
    // The next deadline is set, even if nothing has changed.
    defer { wake() }
    // A list that was read or changed meanwhile is newer.
    guard readAt == before else { return }
    readAt = .now
    reading = readAt - start
    if let documents, documents != browser.documents { browser.update(documents) }
  }

  /// Reads documents that others may have changed; returns whether the selected one is still there.
  private func isSelectionThere() async -> Bool {
    guard ContinuousClock.now - readAt > Self.validity, let selected = browser.selected else {
      return true
    }
    await reload()
    guard browser.documents.contains(where: { $0.id == selected.id }) else {
      note = Sentence.noLongerExists(name: "“\(selected.title.shortened)”")
      return false
    }
    return true
  }

  /// Opens a document, stored or just made.
  ///
  /// - Parameter isNew: Whether its title is to be typed first.
  package func open(_ document: Document, isNew: Bool = false) {
    open(document, as: .edit, isNew: isNew)
  }

  private func open(_ document: Document, as mode: Mode, isNew: Bool = false) {
    draft = DocumentDraft(document, in: library, isNew: isNew)
    preview = DocumentPreview(profile: profile, hooks: hooks, onEnd: wake)
    self.mode = mode
  }

  /// Stores what is typed, goes back to the list, and selects the document in it.
  func close() async {
    guard let draft else { return }
    await draft.save()
    note = draft.note
    // A text that could not be stored stays open.
    guard !draft.isChanged else { return }
    self.draft = nil
    if draft.isUntouched { await discard(draft.id) }
    await reload()
    if !draft.isUntouched { browser.select(draft.id) }
  }

  /// Deletes a new document into which nothing was typed.
  private func discard(_ id: String) async {
    await trying {
      try await library.delete([id])
      deletions.append([id])
    }
  }

  /// Stores everything that is typed, as when the program is about to end.
  ///
  /// - Returns: The words about a text that could not be stored; `nil` when all is stored.
  package func finish() async -> String? {
    guard let draft else { return nil }
    await draft.save()
    if draft.isUntouched { await discard(draft.id) }
    guard draft.isChanged else { return nil }
    let kept = draft.writeFile().map { Sentence.keptInFile(path: $0) }
    return [Sentence.notSaved(reason: draft.problem ?? ""), kept].compactMap(\.self)
      .joined(separator: " ")
  }

  /// The title and text of the open document as typed; `nil` when none is open.
  package var openDocument: Document? { draft?.document }

  /// Whether something is typed that is not stored yet.
  package var isChanged: Bool { draft?.isChanged ?? false }

  /// The instant at which `tick()` has something to do; `nil` when it has not.
  package var deadline: ContinuousClock.Instant? {
    if let draft { return draft.deadline }
    return listing == nil ? readAt + max(Self.validity, reading * 5) : nil
  }

  /// Begins to store what is due, or shows what others have stored.
  package func tick() async {
    if let draft { return await draft.saveIfDue(onEnd: wake) }
    guard let deadline, deadline <= .now else { return }
    listing = Task { await follow() }
  }

  /// Stores what is typed, as before the program is stopped.
  package func save() async {
    await draft?.save()
  }

  func words(of error: any Error) -> String {
    (error as? Failure)?.words ?? (error as? UsageError)?.message ?? String(describing: error)
  }

  // MARK: Keys

  /// Handles a key.
  package func handle(_ key: TerminalKey) async {
    note = nil
    if key == .control("q") { return request = .leave }
    guard draft == nil else { return await handleInDocument(key) }
    guard !browser.isSearching else { return handleInSearch(key) }
    await handleInList(key)
  }

  private func handleInSearch(_ key: TerminalKey) {
    switch key {
    case .escape, .control("c"): browser.endSearch()
    case .enter, .tab: browser.keepSearch()
    default: browser.search(by: key)
    }
  }

  private func handleInList(_ key: TerminalKey) async {
    guard !browser.handle(key) else { return }
    // Another window may have deleted the document that the key is for.
    if Self.isForSelection(key), await !isSelectionThere() { return }
    switch key {
    case .escape:
      if !browser.removeMarks(), !browser.endSearch() { request = .leave }
    case .character("q"), .character("Q"), .control("c"), .control("d"): request = .leave
    case .character("/"): browser.beginSearch()
    case .character(" "): browser.toggleMark()
    case .character("n"), .character("+"): await make()
    case .character("d"), .delete: await delete()
    case .character("u"), .control("_"): await undo()
    case .character("r"), .function(5): await reload()
    case .enter where browser.documents.isEmpty: await make()
    case .enter, .right, .character("l"): openSelected(.edit)
    case .character("p"), .function(2): openSelected(.preview)
    case .character("s"), .function(3): openSelected(.split)
    case .character("e"), .function(4): request = browser.selected.map(Request.edit)
    default: break
    }
  }

  private static func isForSelection(_ key: TerminalKey) -> Bool {
    switch key {
    case .enter, .right, .delete, .function(2), .function(4): true
    case .character(let character): " dlpe".contains(character)
    default: false
    }
  }

  private func openSelected(_ mode: Mode) {
    guard let document = browser.selected else { return }
    open(document, as: mode)
  }

  private func handleInDocument(_ key: TerminalKey) async {
    if awaitsSecondKey {
      awaitsSecondKey = false
      return key == .control("e") ? await edit() : ()
    }
    switch key {
    case .escape, .control("c"): return await close()
    case .control("x"): return awaitsSecondKey = true
    case .function(4): return await edit()
    case .control("p"), .function(2): return mode = mode == .preview ? .edit : .preview
    case .control("t"), .function(3): return toggleSplit()
    case .control("s"):
      await draft?.save()
      return note = draft?.note ?? Sentence.savedState()
    default: break
    }
    guard mode == .preview else {
      _ = draft?.handle(key)
      return
    }
    switch key {
    case .character("p"): mode = .edit
    case .character("s"): toggleSplit()
    case .character("e"): await edit()
    case .character("q"), .character("Q"), .left: await close()
    default: _ = preview.handle(key)
    }
  }

  private func toggleSplit() {
    mode = mode == .split ? .edit : .split
    if mode == .split, Split(size, rows: size.rows - 4) == .none {
      note = Sentence.windowTooSmall()
    }
  }

  private func edit() async {
    guard let draft else { return }
    await draft.save()
    if draft.isChanged { note = draft.note } else { request = .edit(draft.document) }
  }

  private func make() async {
    await trying {
      let made = try await library.create(title: nil, content: nil, fromTemplate: true)
      try await update()
      browser.select(made.id)
      open(made, isNew: true)
    }
  }

  private func delete() async {
    let chosen = browser.chosen
    guard !chosen.isEmpty else { return }
    await trying {
      try await library.delete(chosen.map(\.id))
      deletions.append(chosen.map(\.id))
      try await update()
      note =
        chosen.count == 1
        ? Sentence.deletedDocument(title: chosen[0].shownTitle)
        : Sentence.deletedDocuments(count: chosen.count)
    }
  }

  private func undo() async {
    guard let ids = deletions.popLast() else { return note = Sentence.nothingToUndo() }
    await trying {
      guard try await library.undoDeletion(of: ids) else {
        return note = Sentence.nothingToUndo()
      }
      try await update()
      browser.select(ids[0])
      note = Sentence.undone()
    }
  }

  private func trying(_ body: @MainActor () async throws -> Void) async {
    do {
      try await body()
    } catch {
      note = words(of: error)
    }
  }

  // MARK: Rows

  /// Returns the rows of the screen.
  package func frame(_ size: TerminalSize) -> ScreenFrame {
    self.size = size
    if note == Sentence.windowTooSmall(), Split(size, rows: size.rows - 4) != .none { note = nil }
    let columns = max(2, size.columns)
    let foot = foot(columns: columns, rows: size.rows)
    let height = max(1, size.rows - foot.count)
    var frame: ScreenFrame
    if let draft {
      frame = documentFrame(draft, columns: columns, height: height)
    } else {
      frame = listFrame(columns: columns, height: height)
    }
    while frame.rows.count < height { frame.rows.append("") }
    frame.rows = Array(frame.rows.prefix(height)) + foot
    // A drawing needs some room; in less, a part of it is seen.
    if columns < TerminalProfile.minimumWidth {
      frame.rows = frame.rows.map {
        TerminalText.truncated($0.withoutEscapes, to: columns, ellipsis: "")
      }
    }
    return frame
  }

  /// The last rows: what has just happened, or the keys.
  private func foot(columns: Int, rows: Int) -> [String] {
    guard rows >= 3 else { return [] }
    let limit = rows >= 20 ? 3 : rows >= 10 ? 2 : 1
    let keys = KeyLine(keyWords).rows(width: columns, limit: limit, profile: profile)
    guard let note = note ?? draft?.note else { return keys }
    // The note stands where the keys are, so that nothing moves.
    let lines = TerminalText.wrapped(note, to: columns).prefix(max(1, keys.count))
    return lines.map { TerminalText.truncated($0, to: columns) }
      + Array(repeating: "", count: max(0, keys.count - lines.count))
  }

  private var keyWords: String {
    if draft != nil {
      return mode == .preview ? Sentence.documentPreviewKeys() : Sentence.documentEditorKeys()
    }
    if browser.isSearching { return Sentence.documentSearchKeys() }
    return browser.documents.isEmpty ? Sentence.noDocumentKeys() : Sentence.documentListKeys()
  }

  private func listFrame(columns: Int, height: Int) -> ScreenFrame {
    let (header, cursor) = browser.header(app: app, columns: columns, profile)
    let isRoomy = height >= 8
    var rows = [header] + (isRoomy ? [""] : [])
    let room = height - rows.count
    if browser.documents.isEmpty {
      rows += emptyRows(columns: columns, height: room)
    } else if browser.list.ids.isEmpty {
      let words = Sentence.notFound(words: browser.words?.text ?? "")
      rows += TerminalText.wrapped(words, to: columns)
        .map { TerminalText.truncated($0, to: columns) }
    } else {
      rows += browser.rows(columns: columns, height: room, now: now(), profile)
    }
    return ScreenFrame(
      rows: rows, cursor: cursor.map { ScreenFrame.Cell(row: 0, column: min($0, columns - 1)) })
  }

  /// The words in place of a list without documents, in the middle of the screen.
  private func emptyRows(columns: Int, height: Int) -> [String] {
    func centred(_ text: String, _ look: (String) -> String) -> [String] {
      TerminalText.wrapped(text, to: max(2, columns - 2)).map { line in
        let line = TerminalText.truncated(line, to: columns)
        let space = max(0, (columns - TerminalText.width(of: line)) / 2)
        return String(repeating: " ", count: space) + look(line)
      }
    }
    let gap = height >= 8 ? [""] : []
    let rows =
      centred(Sentence.noDocuments()) { profile.styled($0, .title) } + gap
      + centred(Sentence.noDocumentsHint()) { profile.styled($0, .muted) } + gap
      + centred("[n] \(Sentence.newDocument())") { profile.reversed($0) }
    return Array(repeating: "", count: max(0, (height - rows.count) / 2)) + rows
  }

  private func documentFrame(
    _ draft: DocumentDraft, columns: Int, height: Int
  ) -> ScreenFrame {
    var rows: [String] = []
    var cursor: ScreenFrame.Cell?
    if height >= 2 {
      let (row, column) = titleRow(draft, columns: columns)
      rows.append(row)
      if mode != .preview, draft.focus == .title {
        cursor = ScreenFrame.Cell(row: 0, column: min(column, columns - 1))
      }
    }
    if height >= 5 { rows.append(rule(columns)) }
    let first = rows.count
    let room = max(1, height - first)
    let text: (rows: [String], cursor: ScreenFrame.Cell?)
    switch mode {
    case .edit: text = editorRows(draft, width: columns, height: room)
    case .preview: text = (previewRows(draft, width: columns, height: room), nil)
    case .split: text = splitRows(draft, columns: columns, height: room)
    }
    if let place = text.cursor, draft.focus == .text {
      cursor = ScreenFrame.Cell(row: first + place.row, column: place.column)
    }
    return ScreenFrame(rows: rows + text.rows, cursor: cursor)
  }

  private func rule(_ columns: Int) -> String {
    profile.styled(
      String(repeating: profile.characters == .ascii ? "-" : "─", count: columns), .muted)
  }

  private func titleRow(_ draft: DocumentDraft, columns: Int) -> (row: String, cursor: Int) {
    let saved = draft.isChanged ? Sentence.unsavedState() : Sentence.savedState()
    let origin = origin.flatMap { $0.id == draft.id ? $0.file : nil }
    let states = [origin.map { Sentence.madeOfFile(state: saved, file: $0) }, saved].compactMap(
      \.self)
    let state = states.first { columns - TerminalText.width(of: $0) - 2 >= 10 } ?? ""
    let room = columns - (state.isEmpty ? 0 : TerminalText.width(of: state) + 2)
    let (text, cursor) = draft.titleRow(width: room)
    let isEmpty = text.isEmpty
    let shown = isEmpty ? TerminalText.truncated(Sentence.untitledDocument(), to: room) : text
    let space = String(repeating: " ", count: max(0, room - TerminalText.width(of: shown)))
    let title =
      draft.title.isSelected && !isEmpty
      ? profile.reversed(shown) : profile.styled(shown, isEmpty ? .muted : .title)
    return (
      title + space
        + (state.isEmpty ? "" : "  " + profile.styled(state, .muted)), cursor
    )
  }

  private func editorRows(
    _ draft: DocumentDraft, width: Int, height: Int
  ) -> (rows: [String], cursor: ScreenFrame.Cell?) {
    let (rows, cursor) = draft.area.rows(width: width, height: height)
    return (rows.map(\.text), cursor)
  }

  private func previewRows(_ draft: DocumentDraft, width: Int, height: Int) -> [String] {
    let buffer = draft.area.buffer
    preview.update(buffer.revision, length: buffer.length) { buffer.text }
    if mode == .split { preview.follow(line: draft.area.cursorLine, of: buffer.lines.count) }
    return preview.rows(width: width, height: height)
  }

  /// The arrangement of text and preview on the screen.
  private enum Split {
    case beside, below, none

    init(_ size: TerminalSize, rows: Int) {
      self =
        size.columns >= 2 * TerminalProfile.minimumWidth + 3
        ? .beside : rows >= 7 && size.columns >= TerminalProfile.minimumWidth ? .below : .none
    }
  }

  /// Returns text and preview side by side, one below the other in a narrow window, or the text alone.
  private func splitRows(
    _ draft: DocumentDraft, columns: Int, height: Int
  ) -> (rows: [String], cursor: ScreenFrame.Cell?) {
    switch Split(size, rows: height) {
    case .beside:
      let left = (columns - 3) / 2
      let right = columns - 3 - left
      let (text, cursor) = draft.area.rows(width: left, height: height)
      let drawn = previewRows(draft, width: right, height: height)
      let bar = profile.styled(profile.characters == .ascii ? " | " : " │ ", .muted)
      let rows = (0..<height).map { row in
        let (words, cells) = text[row]
        return words + String(repeating: " ", count: max(0, left - cells)) + bar
          + (row < drawn.count ? drawn[row] : "")
      }
      return (rows, cursor)
    case .below:
      let upper = (height - 1) / 2
      let (text, cursor) = editorRows(draft, width: columns, height: upper)
      let drawn = previewRows(draft, width: columns, height: height - 1 - upper)
      return (text + [rule(columns)] + drawn, cursor)
    case .none: return editorRows(draft, width: columns, height: height)
    }
  }
}
