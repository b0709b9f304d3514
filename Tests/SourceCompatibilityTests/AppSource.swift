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

struct AviaryTabs: View {
    @State private var selection = 0
    @State private var bird: Int?
    @GestureState private var isHeld = false

    var body: some View {
        TabView(selection: $selection) {
            NavigationSplitView {
                List(0..<3, id: \.self, selection: $bird) { Text("Bird \($0)") }
                    .toolbar { EditButton() }
            } detail: {
                if let bird { Text("\(bird)") } else { ContentUnavailableView("None", systemImage: "bird") }
            }
            .tabItem { Label("Birds", systemImage: "bird") }
            .tag(0)

            TimelineView(.periodic(from: .now, by: 60)) { context in
                Text(context.date, style: .time)
            }
            .gesture(DragGesture().onEnded { _ in selection = 0 })
            .simultaneousGesture(LongPressGesture().updating($isHeld) { held, state, _ in state = held })
            .tabItem { Text("Time") }
            .tag(1)
        }
        .safeAreaPadding()
        .userActivity("com.example.bird", isActive: true) { $0.title = "Birds" }
        .onContinueUserActivity("com.example.bird") { _ in selection = 1 }
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
