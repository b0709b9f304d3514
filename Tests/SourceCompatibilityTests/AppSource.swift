// An app as it was written before iOS 17, with windows, menus and settings that are kept.

import AppIntents
import SwiftUI

final class Aviary: ObservableObject {
    static let shared = Aviary()

    @Published var birds: [String] = []
    @Published var isOpen = false
}

struct AviaryView: View {
    @ObservedObject private var aviary = Aviary.shared
    @AppStorage("aviary.showsNames") private var showsNames = true
    @AppStorage("aviary.lastBird") private var lastBird: String?
    @SceneStorage("aviary.tab") private var tab = 0

    var body: some View {
        VStack {
            Toggle("Open", isOn: $aviary.isOpen)
            Toggle("Names", isOn: $showsNames)
            ForEach(aviary.birds, id: \.self) { Text($0) }
            SiriTipView(intent: RingBirds()).siriTipViewStyle(.dark)
            ShortcutsLink().shortcutsLinkStyle(.automaticOutline)
        }
    }
}

struct AviaryDetail: View {
    @EnvironmentObject private var aviary: Aviary

    var body: some View {
        Text("\(aviary.birds.count) birds")
            .appEntityIdentifier(EntityIdentifier(for: BirdEntity.self, identifier: UUID()))
    }
}

struct AviaryCommands: Commands {
    var body: some Commands {
        CommandMenu("Birds") { Button("Feed") {} }
        CommandGroup(replacing: .help) { EmptyView() }
    }
}

struct AviaryApp: App {
    @StateObject private var aviary: Aviary

    init() {
        let aviary = Aviary()
        _aviary = StateObject(wrappedValue: aviary)
    }

    var body: some Scene {
        WindowGroup {
            AviaryView().environmentObject(aviary)
        }
        .commands { AviaryCommands() }
        .windowStyle(.plain)
        .windowResizability(.contentSize)

        WindowGroup(id: "Bird", for: String.self) { $bird in
            Text(bird ?? "None").environmentObject(aviary)
        }
        .defaultSize(width: 300, height: 200)
    }
}
