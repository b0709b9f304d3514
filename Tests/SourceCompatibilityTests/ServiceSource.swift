// Intents beside services that a terminal does not have: a location, a link, what a camera sees.

import AppIntents
import AudioToolbox
import CoreLocation
import CoreSpotlight
import Intents
import LinkPresentation
import MediaIntents
import SwiftUI
import VideoToolbox
import VisualIntelligence

final class TideTable: Sendable {
    let port: String

    init(port: String) { self.port = port }
}

struct PayMooringIntent: AppIntent {
    static var title: LocalizedStringResource = "Pay for a Mooring"

    @Parameter(title: "Method", optionsProvider: MethodOptions()) var method: IntentPaymentMethod
    @Parameter(title: "Rhythm") var rhythm: Calendar.RecurrenceRule?
    @Parameter(title: "Receipt", supportedContentTypes: [.pdf, .plainText]) var receipt: ReceiptFileEntity?
    @Dependency var tides: TideTable

    struct MethodOptions: DynamicOptionsProvider {
        func results() async throws -> [IntentPaymentMethod] {
            [
                IntentPaymentMethod(type: .credit, name: "Visa", identificationHint: "1234"),
                IntentPaymentMethod(type: .applePay),
            ]
        }
    }

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        let kind = method.paymentType == .credit ? "card" : "other"
        return .result(value: "\(kind) \(method.name ?? "") \(rhythm?.interval ?? 0) \(tides.port)")
    }
}

struct ReceiptFileEntity: FileEntity {
    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Receipt"
    static var defaultQuery = ReceiptFileQuery()
    static var supportedContentTypes: [UTType] { [.pdf] }

    var id: FileEntityIdentifier
    var displayRepresentation: DisplayRepresentation { "\(id.fileURL?.lastPathComponent ?? "draft")" }
}

struct ReceiptFileQuery: EntityQuery {
    func entities(for identifiers: [FileEntityIdentifier]) async throws -> [ReceiptFileEntity] {
        identifiers.map { ReceiptFileEntity(id: $0) }
    }
}

enum Berth: String, AppEnum, URLRepresentableEnum {
    case inner
    case outer

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Berth"
    static var caseDisplayRepresentations: [Berth: DisplayRepresentation] = [.inner: "Inner", .outer: "Outer"]
    static var urlRepresentation = URLRepresentation("https://harbour.example/berth?name=\(.rawValue)")
}

enum Pier: Int, AppEnum, URLRepresentableEnum {
    case north = 1
    case south = 2

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Pier"
    static var caseDisplayRepresentations: [Pier: DisplayRepresentation] = [.north: "North", .south: "South"]
    static var urlRepresentation = URLRepresentation([
        .north: "https://harbour.example/north/\(.north)",
        .south: "https://harbour.example/south",
    ])
}

enum Gate: String, AppEnum, URLRepresentableEnum {
    case main

    static var typeDisplayRepresentation: TypeDisplayRepresentation = "Gate"
    static var caseDisplayRepresentations: [Gate: DisplayRepresentation] = [.main: "Main"]
    static var urlRepresentation: EnumURLRepresentation<Gate> {
        let address = "harbour://gate?\(Gate.main.rawValue)"
        return EnumURLRepresentation(address)
    }
}

@AppIntent(schema: .system.search)
struct SearchHarbourIntent: ShowInAppSearchResultsIntent {
    static let searchScopes: [StringSearchScope] = [.general, .tv, .freeformVideo]

    var criteria: StringSearchCriteria

    func perform() async throws -> some IntentResult & ReturnsValue<String> {
        .result(value: criteria.term)
    }
}

@AppEntity(schema: .video.movie)
struct HarbourFilm: IndexedEntity {
    static var defaultQuery = HarbourFilmQuery()

    var id: String
    var title: String
    var displayRepresentation: DisplayRepresentation { "\(title)" }
    var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
}

struct HarbourFilmQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [HarbourFilm] { [] }
}

@AppEntity(schema: .notes.folder)
struct LogFolder: IndexedEntity {
    static var defaultQuery = LogFolderQuery()

    var id: String
    var name: String
    var account: String?
    var parentFolder: Self?
    var displayRepresentation: DisplayRepresentation { "\(name)" }

    init(_ name: String, in parent: LogFolder? = nil) {
        id = name
        self.name = name
        self.parentFolder = parent
    }
}

struct LogFolderQuery: EntityQuery {
    func entities(for identifiers: [String]) async throws -> [LogFolder] { identifiers.map { LogFolder($0) } }
}

struct SeenQuery: IntentValueQuery {
    func values(for input: SemanticContentDescriptor) async throws -> [HarbourFilm] {
        guard let pixels: CVReadOnlyPixelBuffer = input.pixelBuffer else { return [] }
        return films(matching: pixels)
    }

    private func films(matching pixels: CVReadOnlyPixelBuffer) -> [HarbourFilm] { [] }
}

struct HeardQuery: IntentValueQuery {
    func values(for input: AudioSearch) async throws -> [HarbourFilm] {
        switch input.criteria {
        case .searchQuery: []
        default: []
        }
    }
}

final class Compass: NSObject, CLLocationManagerDelegate {
    private let manager = CLLocationManager()
    private var waiting: CheckedContinuation<CLLocation, Error>?

    func location() async throws -> CLLocation {
        manager.delegate = self
        manager.desiredAccuracy = kCLLocationAccuracyHundredMeters
        if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
        return try await withCheckedThrowingContinuation { continuation in
            waiting = continuation
            manager.requestLocation()
        }
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        waiting?.resume(returning: locations[0])
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        waiting?.resume(throwing: error)
        waiting = nil
    }
}

struct RemoveBuoyIntent: UndoableIntent {
    static var title: LocalizedStringResource = "Remove a Buoy"

    @MainActor final class Buoys {
        static let shared = Buoys()
        var count = 3
    }

    func perform() async throws -> some IntentResult {
        let buoys = await Buoys.shared
        await MainActor.run { buoys.count -= 1 }
        await undoManager?.registerUndo(withTarget: buoys) { buoys in
            buoys.count += 1
        }
        await undoManager?.setActionName("Remove a Buoy")
        return .result()
    }
}

func linkMetadata(of url: URL) -> LPLinkMetadata {
    let metadata = LPLinkMetadata()
    metadata.originalURL = url
    metadata.title = "Harbour"
    return metadata
}

func words(for seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.unitsStyle = style
    formatter.calendar?.locale = Locale(identifier: "en_US")
    return formatter.string(from: seconds)
}

func words(from date: Date, to other: Date) -> String {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = Locale(identifier: "en_US")
    formatter.unitsStyle = .full
    return formatter.localizedString(for: other, relativeTo: date)
}

func tideChart() -> URL { URL(filePath: "/harbour/tides.txt")! }

/// Reads a file as it does after the person chose it once.
func contents(of url: URL) throws -> Data {
    guard url.startAccessingSecurityScopedResource() else { throw CocoaError(.fileReadNoPermission) }
    defer { url.stopAccessingSecurityScopedResource() }
    let bookmark = try url.bookmarkData(options: .minimalBookmark, includingResourceValuesForKeys: nil, relativeTo: nil)
    var isStale = true
    let again = try URL(resolvingBookmarkData: bookmark, options: .withoutUI, relativeTo: nil, bookmarkDataIsStale: &isStale)
    return isStale ? Data() : try Data(contentsOf: again)
}

func readInBackground() async -> Bool {
    await withCheckedContinuation { continuation in
        ProcessInfo().performExpiringActivity(withReason: "reading") { isExpired in
            continuation.resume(returning: isExpired)
        }
    }
}

@Observable final class HarbourModel {
    var berths = ["A", "B"]
}

struct HarbourView: View {
    @Bindable var model: HarbourModel
    @State private var selection: String?

    var body: some View {
        List(model.berths, id: \.self, selection: $selection) { berth in
            Image(systemName: "sailboat")
                .contentTransition(.symbolEffect(.replace))
                .symbolEffect(.bounce, options: .repeat(2), value: berth)
                .font(.default)
                .userActivity("com.example.berth", isActive: true) { activity in
                    activity.appEntityIdentifier = EntityIdentifier(for: HarbourEntity.self, identifier: berth)
                }
        }
        .appEntityIdentifier(forSelectionType: String.self) { berth in
            EntityIdentifier(for: HarbourEntity.self, identifier: berth)
        }
        ShareLink(item: "Berths", preview: SharePreview("Berths", image: Image(systemName: "sailboat")))
    }

    @MainActor var picture: Data? {
        let renderer = ImageRenderer(content: self)
        renderer.scale = 2
        return renderer.uiImage?.pngData()
    }
}
