// An entity with a place, found by its distance.

import AppIntents
import CoreLocation

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
