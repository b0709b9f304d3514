// An entity with a place, found by its distance.

import AppIntents
import CoreLocation
import GeoToolbox

struct HarbourEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Harbour"
    static let defaultQuery = HarbourQuery()

    let id: String
    let coordinate: CLLocationCoordinate2D

    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct HarbourQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [HarbourEntity] {
        identifiers.map { HarbourEntity(id: $0, coordinate: CLLocationCoordinate2D(latitude: 54, longitude: 10)) }
    }
}

struct NearestHarbourIntent: AppIntent {
    static let title: LocalizedStringResource = "Nearest Harbour"

    @Parameter(title: "Place") var place: CLPlacemark
    @Parameter(title: "Harbour") var harbour: HarbourEntity

    func perform() async throws -> some IntentResult & ReturnsValue<Double> {
        let here = place.location ?? CLLocation(latitude: 0, longitude: 0)
        let there = CLLocation(latitude: harbour.coordinate.latitude, longitude: harbour.coordinate.longitude)
        guard CLLocationCoordinate2DIsValid(there.coordinate) else { return .result(value: -1) }
        return .result(value: here.distance(from: there) as CLLocationDistance)
    }
}

struct MooringEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Mooring"
    static let defaultQuery = MooringQuery()

    let id: String
    @Property(title: "Place") var place: PlaceDescriptor?
    @Property(title: "Ways") var ways: [PlaceDescriptor]

    var displayRepresentation: DisplayRepresentation { "\(id)" }

    init(id: String, place: PlaceDescriptor?) {
        self.id = id
        self.place = place
        self.ways = [place].compactMap { $0 }
    }
}

struct MooringQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [MooringEntity] {
        identifiers.map {
            MooringEntity(
                id: $0,
                place: PlaceDescriptor(
                    representations: [
                        .coordinate(CLLocationCoordinate2D(latitude: 54.3, longitude: 10.1)),
                        .address("1 Quay, Kiel"),
                    ],
                    commonName: "Old Quay",
                    supportingRepresentations: [.serviceIdentifiers(["com.example.maps": "K1"])]))
        }
    }
}

struct MoorIntent: AppIntent {
    static let title: LocalizedStringResource = "Moor"

    @Parameter(title: "Place") var place: PlaceDescriptor
    @Parameter(title: "Else") var alternative: PlaceDescriptor?

    func perform() async throws -> some IntentResult & ReturnsValue<PlaceDescriptor> & ProvidesDialog {
        .result(value: place, dialog: "Moored at \(place.commonName ?? place.address ?? "sea").")
    }
}
