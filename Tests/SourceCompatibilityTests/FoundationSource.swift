// A model whose file imports Foundation alone, which brings Combine and Observation on iOS.

import Foundation

final class FerryTimetable: ObservableObject {
    @Published var departures: [Date] = []
    private var subscriptions: Set<AnyCancellable> = []

    var name: LocalizedStringResource { "Timetable" }
    var title: String { String(localized: name) }
    var notes: AttributedString { get throws { try AttributedString(markdown: "**No** smoking") } }

    func depart(at date: Date) {
        objectWillChange.send()
        departures.append(date)
    }

    func keep(_ action: @escaping () -> Void) {
        AnyCancellable(action).store(in: &subscriptions)
    }
}

@Observable
final class FerryStore {
    var name = String(localized: "Ferries")
}

@MainActor
final class FerryScreenModel {
    static let shared = FerryScreenModel()
    var selection: LocalizedStringResource = "None"
}
