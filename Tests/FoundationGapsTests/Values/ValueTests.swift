// Checks the small types that Foundation lacks here.

import Foundation
import FoundationGaps
import Testing

struct ValueTests {
  @MainActor private final class Counter {
    var count = 0

    func add(_ number: Int, _ undo: UndoManager) {
      count += number
      undo.registerUndo(withTarget: self) { $0.add(-number, undo) }
      undo.setActionName("Add \(abs(number))")
    }
  }

  @Test func `a measurement is written in the locale`() {
    let length = Measurement(value: 1234.5, unit: UnitLength.meters)
    for (locale, words) in [("en_US", "1,234.5 m"), ("de_DE", "1.234,5 m")] {
      LocalizationEnvironment.$taskLocale.withValue(Locale(identifier: locale)) {
        #expect(length.formatted() == words)
        #expect(length.formatted(.measurement(width: .wide, usage: .road)) == words)
      }
    }
    let style = Measurement<UnitLength>.FormatStyle(
      width: .narrow, locale: Locale(identifier: "en_US"),
      numberFormatStyle: .number.precision(.fractionLength(0)))
    #expect(length.formatted(style) == "1,234m")
    #expect(length.formatted(style.locale(Locale(identifier: "de_DE"))) == "1.234m")
  }

  private struct Track {
    var name: String
  }

  @Test func `names are sorted as a person's language and numbers have it`() {
    let names = ["Zoo", "file10", "éclair", "File9", "apple", "ärm", "eclair"]
    let tracks = names.map { Track(name: $0) }
    let sorted = ["apple", "ärm", "eclair", "éclair", "File9", "file10", "Zoo"]
    LocalizationEnvironment.$taskLocale.withValue(Locale(identifier: "en_US")) {
      #expect(names.sorted(using: .localizedStandard) == sorted)
      #expect(
        names.sorted(using: .localized)
          == ["apple", "ärm", "eclair", "éclair", "file10", "File9", "Zoo"])
      let keyPath = KeyPathComparator(\Track.name, comparator: .localizedStandard)
      #expect(tracks.sorted(using: keyPath).map(\.name) == sorted)
      let descriptor = SortDescriptor(\Track.name, comparator: .localizedStandard)
      #expect(tracks.sorted(using: descriptor).map(\.name) == sorted)
      let reversed = SortDescriptor(\Track.name, comparator: .localizedStandard, order: .reverse)
      #expect(tracks.sorted(using: [reversed]).map(\.name) == sorted.reversed())
    }
    LocalizationEnvironment.$taskLocale.withValue(Locale(identifier: "sv_SE")) {
      #expect(names.sorted(using: .localizedStandard).last == "ärm")
    }
  }

  @Test(arguments: [
    (["XDG_DATA_HOME": "/x", "HOME": "/h"], "/x"),
    (["HOME": "/h/"], "/h/.local/share"),
    (["XDG_DATA_HOME": "relative", "HOME": "/h"], "/h/.local/share"),
    (
      ["XDG_DATA_HOME": "", "HOME": ""],
      FileManager.default.homeDirectoryForCurrentUser.path + "/.local/share"
    ),
  ])
  func `the folder for data is that of the variables, or else of the account`(
    environment: [String: String], path: String
  ) {
    let folder = URL.folder(named: "XDG_DATA_HOME", or: ".local/share", environment: environment)
    #expect(folder.path == path)
  }

  @Test @MainActor func `actions are undone and redone, last first`() {
    let (undo, counter) = (UndoManager(), Counter())
    counter.add(1, undo)
    counter.add(10, undo)
    #expect(undo.undoActionName == "Add 10")
    undo.undo()
    #expect(counter.count == 1 && undo.canRedo && undo.redoActionName == "Add 10")
    undo.undo()
    #expect(counter.count == 0 && !undo.canUndo)
    undo.redo()
    undo.redo()
    #expect(counter.count == 11 && !undo.canRedo)
    undo.undo()
    counter.add(5, undo)
    #expect(counter.count == 6 && !undo.canRedo)
    undo.removeAllActions()
    undo.undo()
    #expect(counter.count == 6)
  }

  @Test func `an activity keeps its facts`() {
    let activity = NSUserActivity(activityType: "com.example.order")
    activity.addUserInfoEntries(from: ["soup": "tomato"])
    activity.addUserInfoEntries(from: ["size": 2])
    #expect(activity.activityType == "com.example.order")
    #expect(activity.userInfo?.count == 2)
  }
}
