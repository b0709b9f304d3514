// Intents and entities of a file that imports one declaration at a time.

import protocol AppIntents.AppEntity
import protocol AppIntents.AppEnum
import protocol AppIntents.AppIntent
import struct AppIntents.DisplayRepresentation
import protocol AppIntents.EntityQuery
import struct AppIntents.IntentDescription
import class AppIntents.IntentParameter
import protocol AppIntents.IntentResult
import enum AppIntents.IntentAuthenticationPolicy
import protocol AppIntents.ReturnsValue
import struct AppIntents.TypeDisplayRepresentation
import class Combine.AnyCancellable
import protocol Combine.ObservableObject
import struct CoreLocation.CLLocationCoordinate2D
import struct SwiftUI.Text
import protocol SwiftUI.View

enum FerryKind: String, AppEnum {
    case car, foot

    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Kind"
    static let caseDisplayRepresentations: [FerryKind: DisplayRepresentation] = [
        .car: "Car Ferry", .foot: "Foot Ferry",
    ]
}

struct FerryEntity: AppEntity {
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Ferry"
    static let defaultQuery = FerryQuery()

    let id: String
    var harbour: CLLocationCoordinate2D { CLLocationCoordinate2D(latitude: 54.3, longitude: 10.1) }
    var displayRepresentation: DisplayRepresentation { "\(id)" }
}

struct FerryQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [FerryEntity] {
        identifiers.map { FerryEntity(id: $0) }
    }
}

struct BoardFerryIntent: AppIntent {
    static let title: LocalizedStringResource = "Board Ferry"
    static let description = IntentDescription("Boards a ferry.")
    static let authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

    @IntentParameter(title: "Ferry") var ferry: FerryEntity
    @IntentParameter(title: "Kind") var kind: FerryKind

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: "\(kind.rawValue) \(ferry.id)")
    }
}

struct FerryLabel: View {
    let ferry: FerryEntity
    var body: some View { Text(ferry.id) }
}

final class FerryWatch: ObservableObject {
    private var subscription: AnyCancellable?
}
