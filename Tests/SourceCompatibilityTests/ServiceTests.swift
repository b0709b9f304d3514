// Runs the intents beside services that a terminal does not have.

import ActivityKit
import AppIntents
import CoreLocation
import Foundation
import Testing
import UIKit
import UserNotifications

struct ServiceTests {
  @Test func `an assigned dependency is used, and each intent has its own`() async throws {
    let (pay, other) = (PayMooringIntent(), PayMooringIntent())
    pay.tides = TideTable(port: "Kiel")
    other.tides = TideTable(port: "Husum")
    for intent in [pay, other] {
      intent.method = IntentPaymentMethod(type: .credit, name: "Visa")
      intent.rhythm = Calendar.RecurrenceRule(calendar: .current, frequency: .weekly, interval: 2)
    }
    #expect(try await pay.perform().value == "card Visa 2 Kiel")
    #expect(try await other.perform().value == "card Visa 2 Husum")
  }

  @Test func `an enum has one template for its cases, or one for each`() throws {
    #expect(
      try OpenURLIntent(urlRepresentable: Berth.outer).url.absoluteString
        == "https://harbour.example/berth?name=outer")
    #expect(
      try OpenURLIntent(urlRepresentable: Pier.north).url.absoluteString
        == "https://harbour.example/north/1")
    #expect(
      try OpenURLIntent(urlRepresentable: Pier.south).url.absoluteString
        == "https://harbour.example/south")
    #expect(
      try OpenURLIntent(urlRepresentable: Gate.main).url.absoluteString == "harbour://gate?main")
  }

  @Test func `a schema's entity may have one of its own type`() {
    let folder = LogFolder("May", in: LogFolder("2026"))
    #expect(folder.parentFolder?.name == "2026")
    #expect(folder.parentFolder?.parentFolder == nil)
  }

  @Test func `who waits for a location is told that there is none`() async throws {
    let compass = Compass()
    await #expect(throws: CLError(.denied)) { try await compass.location() }
    await #expect(throws: CLError(.network)) {
      try await CLGeocoder().geocodeAddressString("1 Quay")
    }
  }

  @Test func `who asks to notify is denied, and finds the requests made all the same`() async throws {
    await #expect(throws: ReminderError.notAllowed) { try await RingBellIntent().perform() }
    let center = UNUserNotificationCenter.current()
    #expect(await center.notificationSettings().authorizationStatus == .denied)

    Bells.shared.prepare()
    #expect(await center.notificationCategories().first?.actions.count == 2)
    try await Bells.shared.ring("Tea", at: DateComponents(hour: 16, minute: 30), with: ["cups": 1])
    try await Bells.shared.ring("Tea", at: DateComponents(hour: 17), with: ["cups": 2])
    Bells.shared.ringSoon("Milk")
    let pending = await center.pendingNotificationRequests()
    #expect(pending.map(\.content.title) == ["Tea", "Milk"])
    let tea = try #require(pending.first)
    #expect(tea.content.userInfo["cups"] as? Int == 2 && tea.content.badge == 1)
    let trigger = try #require(tea.trigger as? UNCalendarNotificationTrigger)
    let date = try #require(trigger.nextTriggerDate())
    #expect(Calendar.current.component(.hour, from: date) == 17 && trigger.repeats)

    center.removePendingNotificationRequests(withIdentifiers: ["Tea"])
    #expect(await center.pendingNotificationRequests().map(\.identifier) == ["Milk"])
    center.removeAllPendingNotificationRequests()
    #expect(await center.pendingNotificationRequests().isEmpty)
    #expect(await center.deliveredNotifications().isEmpty)
  }

  @Test @MainActor func `a Live Activity is not started, and its app goes on`() async throws {
    #expect(try await BoilEggsIntent().perform().value == false)
    #expect(throws: ActivityAuthorizationError.unsupported) { try EggTimer.shared.start(2) }
    await EggTimer.shared.tick()
    #expect(await EggTimer.shared.stop() == 0)
  }

  @Test func `a literal is the path of a file where the URL is unwrapped`() {
    #expect(tideChart() == URL(filePath: "/harbour/tides.txt"))
    #expect(URL(filePath: FilePath("")) == nil)
  }

  @Test func `an undo action runs on the main actor`() async throws {
    let manager = UndoManager()
    let buoys = await RemoveBuoyIntent.Buoys.shared
    let before = await buoys.count
    await manager.registerUndo(withTarget: buoys) { $0.count += 1 }
    await manager.setActionName("Remove a Buoy")
    #expect(await manager.undoActionName == "Remove a Buoy")
    await manager.undo()
    #expect(await buoys.count == before + 1)
    _ = try await RemoveBuoyIntent().perform()
    #expect(await buoys.count == before)
  }

  @Test(arguments: [
    (DateComponentsFormatter.UnitsStyle.positional, 7509.0, "2:05:09"), (.positional, 65, "1:05"),
    (.full, 7500, "2 hours, 5 minutes"), (.abbreviated, 7509, "2h 5m 9s"), (.full, 0, "0 seconds"),
    (.short, 60, "1 min"), (.brief, 7500, "2hr 5min"),
  ])
  func `a duration is written in the units allowed`(
    style: DateComponentsFormatter.UnitsStyle, seconds: Double, text: String
  ) { #expect(words(for: seconds, style) == text) }

  @Test func `a date is written relative to another one`() {
    let date = Date(timeIntervalSinceReferenceDate: 0)
    #expect(words(from: date, to: date.addingTimeInterval(7200)) == "in 2 hours")
    #expect(words(from: date, to: date.addingTimeInterval(-86_400)) == "1 day ago")
  }

  @Test func `a bookmark leads back to its file, while there is one`() async throws {
    let file = URL.temporaryDirectory.appending(path: UUID().uuidString)
    try Data("tide".utf8).write(to: file)
    #expect(try contents(of: file) == Data("tide".utf8))
    let bookmark = try file.bookmarkData()
    try FileManager.default.removeItem(at: file)
    var isStale = false
    #expect(throws: CocoaError.self) {
      try URL(resolvingBookmarkData: bookmark, bookmarkDataIsStale: &isStale)
    }
    #expect(await !readInBackground())
  }

  @Test func `an image keeps its data as they are`() throws {
    var png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])
    png += Data("IHDR".utf8) + Data([0, 0, 0, 40, 0, 0, 0, 20])
    let image = try #require(UIImage(data: png))
    #expect(image.size == CGSize(width: 40, height: 20))
    #expect(image.pngData() == png && image.jpegData(compressionQuality: 1) == nil)
    #expect(UIImage(data: Data("text".utf8)) == nil)
  }

  @Test func `what is known of a link is what was set`() throws {
    let url = try #require(URL(string: "https://harbour.example"))
    #expect(linkMetadata(of: url).originalURL == url && linkMetadata(of: url).title == "Harbour")
  }
}
