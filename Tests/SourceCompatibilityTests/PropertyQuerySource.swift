// Entities that are found by their properties, indexed, and addressed in the web.

import AppIntents
import CoreSpotlight
import CoreTransferable
import Foundation
import UniformTypeIdentifiers

struct BirdEntity: IndexedEntity, URLRepresentableEntity, Transferable {
    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Bird")
    static var defaultQuery = BirdQuery()
    static var urlRepresentation: URLRepresentation { "https://birds.example.com/\(.id)/\(\.$name)" }

    static var transferRepresentation: some TransferRepresentation {
        DataRepresentation(exportedContentType: .plainText) { bird in Data(bird.name.utf8) }
        ProxyRepresentation(exporting: \.name)
    }

    var id: UUID

    @Property(title: "Name", indexingKey: \.displayName)
    var name: String

    @Property(title: "Wingspan")
    var wingspan: Double

    @Property(indexingKey: \.keywords)
    var colours: [String]

    @Property(title: "Seen")
    var seen: Date?

    @Property(title: "Rare", customIndexingKey: CSCustomAttributeKey(keyName: "rare")!)
    var isRare: Bool

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", image: DisplayRepresentation.Image(systemName: "bird")!)
    }

    var attributeSet: CSSearchableItemAttributeSet {
        let attributes = defaultAttributeSet
        attributes.contentDescription = "A bird"
        return attributes
    }
}

struct BirdQuery: EntityPropertyQuery, IndexedEntityQuery {
    typealias ComparatorMappingType = (BirdEntity) -> Bool

    static var properties = QueryProperties {
        Property(\BirdEntity.$name) {
            EqualToComparator { value in { $0.name == value } }
            ContainsComparator { value in { $0.name.localizedCaseInsensitiveContains(value) } }
        }
        Property(\BirdEntity.$wingspan) {
            LessThanComparator { value in { $0.wingspan < value } }
            GreaterThanOrEqualToComparator { value in { $0.wingspan >= value } }
        }
        Property(\BirdEntity.$colours) {
            ContainsComparator { value in { $0.colours.contains(value) } }
        }
        Property(\BirdEntity.$seen) {
            IsBetweenComparator { from, to in { ($0.seen ?? .distantPast) >= from && ($0.seen ?? .distantPast) <= to } }
            LessThanComparator { value in { ($0.seen ?? .distantPast) < value } }
        }
        Property(\BirdEntity.$isRare) {
            EqualToComparator { value in { $0.isRare == value } }
            NotEqualToComparator { value in { $0.isRare != value } }
        }
    }

    static var sortingOptions = SortingOptions {
        SortableBy(\BirdEntity.$name)
        SortableBy(\BirdEntity.$wingspan)
    }

    static var findIntentDescription: IntentDescription? {
        IntentDescription("Finds birds.", searchKeywords: ["feather"], resultValueName: "Birds")
    }

    func entities(for identifiers: [UUID]) async throws -> [BirdEntity] { [] }

    func suggestedEntities() async throws -> [BirdEntity] { [] }

    func entities(
        matching comparators: [(BirdEntity) -> Bool],
        mode: ComparatorMode,
        sortedBy: [EntityQuerySort<BirdEntity>],
        limit: Int?
    ) async throws -> [BirdEntity] {
        var found: [BirdEntity] = []
        found = found.filter { bird in
            mode == .and ? comparators.allSatisfy { $0(bird) } : comparators.contains { $0(bird) }
        }
        for operation in sortedBy {
            switch operation.by {
            case \.$name:
                found.sort { operation.order == .ascending ? $0.name < $1.name : $0.name > $1.name }
            default:
                break
            }
        }
        return Array(found.prefix(limit ?? .max))
    }

    func reindexEntities(for identifiers: [UUID], indexDescription: CSSearchableIndexDescription) async throws {
        try await CSSearchableIndex(name: "Birds").indexAppEntities(entities(for: identifiers))
    }

    func reindexAllEntities(indexDescription: CSSearchableIndexDescription) async throws {
        try await CSSearchableIndex.default().deleteAppEntities(ofType: BirdEntity.self)
        try await CSSearchableIndex.default().indexAppEntities(suggestedEntities(), priority: 1)
    }
}

enum Season: String, AppEnum, CaseDisplayRepresentable {
    case spring, autumn

    static var typeDisplayRepresentation = TypeDisplayRepresentation(name: "Season")
    static var caseDisplayRepresentations: [Season: DisplayRepresentation] = [
        .spring: DisplayRepresentation(title: "Spring", image: .init(systemName: "leaf")),
        .autumn: "Autumn",
    ]
}

struct RingBirds: UndoableIntent, CancellableIntent, LongRunningIntent {
    static var title: LocalizedStringResource = "Ring Birds"
    static var allowedExecutionTargets: IntentExecutionTargets { [.main, .appIntentsExtension] }

    @Parameter(title: "Birds") var birds: EntityCollection<BirdEntity>
    @Parameter(title: "Times", default: 1, resolvers: { IntFromStringResolver(radix: 10) }) var times: Int

    func perform() async throws -> some IntentResult & ReturnsValue<Int> {
        await undoManager?.setActionName("Ring")
        let count = birds.count
        let rung = try await withIntentCancellationHandler {
            try await performBackgroundTask(options: .requiresGPU) {
                progress.completedUnitCount += 1
                return count
            }
        } onCancel: { reason in
            switch reason {
            case .timeout: print("too slow")
            default: print("cancelled")
            }
        }
        return .result(value: rung)
    }
}

struct BirdFocus: SetFocusFilterIntent {
    static var title: LocalizedStringResource = "Set Bird"
    // Not the requirement's type: the default stands in its place.
    static var description: LocalizedStringResource = "Shows one bird alone."

    @Parameter(title: "Bird") var bird: BirdEntity?

    var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: BirdFocus.title, subtitle: "One")
    }

    var appContext: FocusFilterAppContext { FocusFilterAppContext(targetContentIdentifierPrefix: "bird") }

    func perform() async throws -> some IntentResult {
        let current = try await BirdFocus.current
        return .result(actionButtonIntent: current)
    }
}

func birdKeeper() async throws -> IntentPerson {
    let keeper = IntentPerson(
        identifier: .contact("42"), name: .displayName("Robin"),
        handle: IntentPerson.Handle(emailAddress: "robin@example.com", label: .work))
    let file = IntentFile(data: Data(), filename: "song.mp3", type: .mp3)
    _ = try await file.data(contentType: .audio)
    _ = (keeper.displayRepresentation, file.displayRepresentation.title, Season.spring.localizedStringResource)
    return keeper
}
