// A document that is being edited: what is typed, and what of it is stored.

import BehestShell
import Foundation
import IntentEngine
import TerminalScreens

/// An open document: its title and text as they are typed, and the document as it is stored.
///
/// Changes are stored a moment after the last key, and at least every two seconds while keys are
/// typed; `save()` stores them at once. Nothing is lost: a text that somebody else has stored
/// meanwhile becomes a document of its own, and one that cannot be stored stays as it is typed.
@MainActor
final class DocumentDraft {
  /// The parts of a document.
  enum Part { case title, text }

  /// The part that keys go to.
  var focus = Part.text
  /// The title as it is typed.
  private(set) var title: TextField
  /// The text as it is typed.
  var area: TextArea
  /// The words to show about the last attempt to store; `nil` when there is nothing to say.
  private(set) var note: String?
  /// The reason why the last attempt to store failed; `nil` when it has not.
  private(set) var problem: String?

  /// Whether nothing has been typed into a new document, so that it need not be kept.
  private(set) var isUntouched: Bool
  /// Whether the text is that of a new document, which the first text that is typed replaces.
  private var isTemplate: Bool
  private let library: any DocumentLibrary
  private var stored: Document
  private var storedRevision: Int
  private var changedAt: ContinuousClock.Instant?
  private var firstChangedAt: ContinuousClock.Instant?
  private var saving: Task<Void, Never>?
  private var comparedAt = ContinuousClock.Instant.now

  private static let pause = (shortest: Duration.milliseconds(300), longest: Duration.seconds(2))
  private static let retryPause = Duration.seconds(5)
  /// The times between two looks at what is stored, for a text of usual length and a long one.
  private static let comparingPause = (usual: Duration.seconds(2), long: Duration.seconds(15))

  /// Opens a document.
  ///
  /// - Parameter isNew: Whether the title is to be typed first.
  init(_ document: Document, in library: any DocumentLibrary, isNew: Bool = false) {
    self.library = library
    stored = document
    title = TextField(document.title, isSelected: isNew)
    area = TextArea(document.content)
    storedRevision = area.buffer.revision
    isTemplate = isNew
    isUntouched = isNew
    if isNew { focus = .title }
  }

  /// The document's identifier, which changes when it was deleted elsewhere and is stored anew.
  var id: String { stored.id }

  /// The document as it is typed.
  var document: Document {
    Document(
      id: stored.id, title: titleToStore, content: area.buffer.text,
      modifiedAt: stored.modifiedAt ?? .now)
  }

  /// Whether something is typed that is not stored.
  var isChanged: Bool { area.buffer.revision != storedRevision || titleToStore != stored.title }

  /// The title as typed or, if it was not touched, as it is stored, with what a row cannot show.
  private var titleToStore: String {
    title.buffer.revision == 0 ? stored.title : title.text
  }

  /// The row of the title within a width, and the column of the cursor.
  func titleRow(width: Int) -> (text: String, cursor: Int) {
    title.row(width: width)
  }

  // MARK: Typing

  /// Changes the focused part by a key; returns `false` for keys that mean nothing to it.
  func handle(_ key: TerminalKey) -> Bool {
    note = nil
    let wasInText = focus == .text
    switch (focus, key) {
    case (.title, .enter), (.title, .tab), (.title, .down), (.title, .backTab):
      focus = .text
    case (.text, .backTab): focus = .title
    case (.text, .up) where area.buffer.cursor == TextBuffer.Position(): focus = .title
    case (.title, _): guard title.handle(key) else { return false }
    case (.text, .character) where isTemplate, (.text, .paste) where isTemplate:
      area = TextArea("")
      _ = area.handle(key)
    case (.text, _): guard area.handle(key) else { return false }
    }
    if wasInText { isTemplate = false }
    if isChanged {
      isUntouched = false
      changedAt = .now
      firstChangedAt = firstChangedAt ?? .now
    }
    return true
  }

  // MARK: Storing

  /// The instant at which changes are stored or, without any, those of others are looked for; `nil`
  /// while something is being stored.
  var deadline: ContinuousClock.Instant? {
    guard saving == nil else { return nil }
    guard isChanged, let changedAt, let firstChangedAt else {
      let isLong = area.buffer.length > 256 << 10
      return comparedAt + (isLong ? Self.comparingPause.long : Self.comparingPause.usual)
    }
    if problem != nil { return changedAt + Self.retryPause }
    return min(changedAt + Self.pause.shortest, firstChangedAt + Self.pause.longest)
  }

  /// Begins to store what is due, while more is typed, or takes over what others have stored.
  ///
  /// - Parameter onEnd: Called when it is stored, or could not be.
  func saveIfDue(onEnd: @escaping @Sendable () -> Void) async {
    guard let deadline, deadline <= .now else { return }
    guard isChanged else { return await takeOver() }
    saving = Task {
      await store()
      saving = nil
      onEnd()
    }
  }

  /// Shows what somebody else has stored meanwhile, with the cursor where it was.
  private func takeOver() async {
    comparedAt = .now
    guard let current = try? await library.document(id: stored.id), !current.hasText(of: stored),
      !isChanged
    else { return }
    isUntouched = false
    if current.title != stored.title { title = TextField(current.title) }
    if current.content != stored.content { area.replaceText(with: current.content) }
    stored = current
    storedRevision = area.buffer.revision
  }

  /// Stores all changes, and waits until they are stored; `problem` says why they are not.
  func save() async {
    await saving?.value
    if isChanged { await store() }
  }

  private func store() async {
    let (title, revision) = (titleToStore, area.buffer.revision)
    let content = area.buffer.text
    firstChangedAt = nil
    do {
      if let current = try await library.document(id: stored.id) {
        if !current.hasText(of: stored), current.title != title || current.content != content {
          _ = try await library.create(
            title: Sentence.copyOf(title: current.shownTitle), content: current.content,
            fromTemplate: false)
          stored = current
          note = Sentence.changedElsewhere(title: current.shownTitle)
        }
        stored = try await library.update(stored.id, title: title, content: content)
      } else {
        note = Sentence.documentGone(title: stored.shownTitle)
        stored = try await library.create(title: title, content: content, fromTemplate: false)
      }
      problem = nil
      storedRevision = revision
    } catch {
      problem = (error as? Failure)?.words ?? String(describing: error)
      note = Sentence.notSaved(reason: problem ?? "")
    }
    comparedAt = .now
    changedAt = isChanged ? .now : nil
    if isChanged { firstChangedAt = firstChangedAt ?? .now }
  }

  /// Writes what is typed into a file of this person alone, where it cannot be stored.
  ///
  /// - Returns: The path of the file; `nil` when that fails, too.
  func writeFile() -> String? {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("behest-\(UUID().uuidString).md")
    let isWritten = FileManager.default.createFile(
      atPath: file.path, contents: Data(area.buffer.text.utf8),
      attributes: [.posixPermissions: 0o600])
    return isWritten ? file.path : nil
  }
}
