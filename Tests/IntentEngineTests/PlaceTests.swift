// Places are said as addresses or coordinates.

import AppIntents
import BehestCards
import BehestCoreLocation
import BehestGeoToolbox
import BehestTestSupport
import Foundation
import FoundationGaps
import IntentEngine
import SwiftApps
import Testing

struct MeetThereIntent: AppIntent {
  static let title: LocalizedStringResource = "Meet There"
  @Parameter(title: "Place") var place: PlaceDescriptor

  func perform() async throws -> some IntentResult & ReturnsValue<PlaceDescriptor> {
    .result(value: place)
  }
}

private final class Listener: CLLocationManagerDelegate {
  let (statuses, told) = AsyncStream.makeStream(of: CLAuthorizationStatus.self)

  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {
    told.yield(manager.authorizationStatus)
  }
}

extension KitchenSuites {
  @Suite struct PlaceTests {
    private func talk() throws -> Talk {
      let kitchen = Kitchen()
      var app = kitchen.installed()
      app.add(MeetThereIntent.self)
      return Talk(kitchen, try Conversation(catalog: Catalog([app])))
    }

    @Test(arguments: [
      ("10 Downing Street, London", "10 Downing Street, London"),
      ("48.2082, 16.3738", "48.2082, 16.3738"), ("-33 151", "-33.0, 151.0"),
    ])
    func `a place is a coordinate, or else an address`(_ words: String, _ shown: String)
      async throws
    {
      let outcome = try #require(try await talk().run("MeetThere", ["place": words]).outcome)
      #expect(outcome.value?.text == shown)
    }

    @Test func `a coordinate that is not on the globe is refused`() async throws {
      let failure = try #require(
        try await talk().run("MeetThere", ["place": "91, 0"]).failure)
      #expect(failure.words == "“91, 0” is not a place.")
    }

    @Test func `a delegate is told at first what a manager may do`() async {
      let (manager, listener) = (CLLocationManager(), Listener())
      var statuses = listener.statuses.makeAsyncIterator()
      manager.delegate = listener
      #expect(await statuses.next() == .notDetermined)
      manager.requestWhenInUseAuthorization()
      #expect(await statuses.next() == .denied)
      withExtendedLifetime(listener) {}
    }

    @Test func `a place survives being written and read, and is shown by its name`() throws {
      let place = PlaceDescriptor(
        representations: [.coordinate(.init(latitude: 1, longitude: 2)), .address("1 Quay")],
        commonName: "Quay", supportingRepresentations: [.serviceIdentifiers(["maps": "K1"])])
      let read = try JSONDecoder().decode(
        PlaceDescriptor.self, from: try JSONEncoder().encode(place))
      #expect(read == place)
      #expect(read.serviceIdentifier(for: "maps") == "K1")
      #expect(read.address == "1 Quay")
      #expect(read.coordinate?.longitude == 2)
      #expect(String(localized: place.displayRepresentation.title) == "Quay")
    }
  }
}
