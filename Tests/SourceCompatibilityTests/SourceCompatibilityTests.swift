// Runs what compiling alone does not show of the sources beside this file.

import AppIntents
import Testing
import UIKit

struct SourceCompatibilityTests {
  @Test func `what a file with Foundation alone names is that of iOS`() throws {
    var ended = 0
    var timetable: FerryTimetable? = FerryTimetable()
    timetable?.depart(at: .now)
    timetable?.keep { ended += 1 }
    #expect(timetable?.departures.count == 1 && timetable?.title == "Timetable")
    #expect(try timetable.map { String(try $0.notes.characters[...]) } == "No smoking")
    #expect(ended == 0)
    timetable = nil
    #expect(ended == 1)
    #expect(FerryStore().name == "Ferries")
  }

  @Test func `an intent of single imports runs`() async throws {
    let board = BoardFerryIntent()
    board.ferry = FerryEntity(id: "Laboe")
    board.kind = .foot
    #expect(try await board.perform().value == "foot Laboe")
  }

  @Test func `a lock with its state counts what many tasks add`() async {
    let ledger = BakeryLedger()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<500 { _ = ledger.sell("rye") } }
      }
    }
    #expect(ledger.count("rye") == 4000)
  }

  @Test func `a low-level lock is free again when it was unlocked`() {
    let counter = OldCounter()
    counter.increment()
    #expect(counter.tryIncrement())
    #expect(counter.value == 2)
  }

  @Test func `nothing is found in the log, where nothing is kept`() async throws {
    let sell = SellBreadIntent()
    sell.bread = "rye"
    #expect(try await sell.perform().value == 1)
    #expect(try recentMessages() == [])
  }

  @Test func `names are sorted as a list of files is`() {
    let comparator = KeyPathComparator(\String.self, comparator: .localizedStandard)
    #expect(["b10", "a", "B9"].sorted(using: comparator) == ["a", "B9", "b10"])
  }

  @Test func `an activity keeps the entity it is about`() {
    let activity = NSUserActivity(activityType: "com.example.harbour")
    activity.keywords = ["harbour"]
    activity.becomeCurrent()
    #expect(activity.appEntityIdentifier == nil)
    activity.appEntityIdentifier = EntityIdentifier(for: HarbourEntity.self, identifier: "Kiel")
    #expect(activity.appEntityIdentifier?.identifier == "Kiel")
  }

  @Test func `a film is known by its name, and found by its kind`() {
    #expect(PlayFilmIntent.supportedCategories == [.movies, .freeform])
    #expect(VideoCategory(rawValue: "tv") == .tv)
    #expect(FilmEntity(id: "M", category: .movies).attributeSet.displayName == "M")
  }

  @Test func `defaults are kept by the names of key-value coding`() {
    BakerySettings.remember(oven: "stone")
    #expect(BakerySettings.oven == "stone")
    BakerySettings.remember(oven: nil)
    #expect(BakerySettings.oven == nil)
  }

  @Test func `the folders of a person are different ones, each with a path`() {
    let folders = BakerySettings.folders
    #expect(folders.allSatisfy { $0.isFileURL && $0.path.hasPrefix("/") })
    #expect(Set(folders.map(\.path)).count == folders.count)
  }

  @Test func `the folder of a group is there, and a name that is none has no folder`() throws {
    let folder = try #require(BakerySettings.shared)
    #expect(folder.lastPathComponent == "group.com.example.bakery")
    #expect(try folder.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true)
    try FileManager.default.removeItem(at: folder)
    for name in ["", "..", "a/b"] {
      #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: name) == nil)
    }
  }

  @Test func `a file is written where its folder says, protected or not`() async throws {
    let folder = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let save = SaveReceiptIntent()
    save.text = "Two loaves"
    save.folder = IntentFile(fileURL: folder)
    let file = try #require(try await save.perform().value)
    #expect(String(decoding: file.data, as: UTF8.self) == "Two loaves")
  }

  // The pasteboard is one for the whole process.
  @Test @MainActor func `what is copied is read back, and replaces what was there`() async throws {
    _ = try await CopyReceiptIntent(markdown: "**Two** loaves").perform()
    #expect(ReceiptPasteboard.rtf == Data("{\\rtf1 Two loaves}".utf8))
    let pasteboard = UIPasteboard.general
    #expect(pasteboard.string == "Two loaves")
    #expect(!pasteboard.contains(pasteboardTypes: ["public.rtf"]))
    let changes = pasteboard.changeCount
    ReceiptPasteboard.copy("One loaf", rtf: Data("{\\rtf1 One}".utf8))
    #expect(pasteboard.changeCount == changes + 1)
    #expect(pasteboard.types == ["public.rtf", "public.utf8-plain-text"])
    #expect(pasteboard.value(forPasteboardType: "public.rtf") as? Data == Data("{\\rtf1 One}".utf8))
    pasteboard.addItems([["public.url": try #require(URL(string: "https://example.com"))]])
    #expect(pasteboard.numberOfItems == 2 && pasteboard.strings == ["One loaf"])
    #expect(pasteboard.hasURLs && pasteboard.urls?.map(\.host) == ["example.com"])
    pasteboard.string = nil
    #expect(pasteboard.items.isEmpty && !pasteboard.hasStrings)
  }
}
