// Screens of an app that shares its files with intents: lists, bars, sheets and searches.

import AppIntents
import SwiftUI

struct PantryItem: Identifiable, Hashable {
    let id = UUID()
    var name: String
    var price: Double
    var date = Date()
    var done = false
    var children: [PantryItem]?
}

struct PantryScreen: View {
    @State private var items: [PantryItem] = [PantryItem(name: "a", price: 1)]
    @State private var selection: PantryItem.ID?
    @State private var multi: Set<UUID> = []
    @State private var isOn = false
    @State private var text = ""
    @State private var value = 0.5
    @State private var count = 1
    @State private var showing = false
    @State private var alert: PantryItem?
    @FocusState private var focused: Bool
    @Environment(\.dismiss) private var dismiss
    @Environment(\.openURL) private var openURL
    @Environment(\.colorScheme) private var scheme
    @Environment(\.dynamicTypeSize) private var size
    @Environment(\.horizontalSizeClass) private var hsc
    @Environment(\.locale) var locale
    @Environment(\.calendar) var calendar
    @Environment(\.timeZone) var timeZone
    @Environment(\.layoutDirection) var direction
    @Environment(\.scenePhase) var phase
    @Environment(\.displayScale) var scale
    @Environment(\.accessibilityReduceMotion) var reduce
    @Environment(\.isSearching) var searching
    @Environment(\.redactionReasons) var redaction
    @Environment(\.editMode) var editMode
    @Environment(\.requestReview) var review
    @Environment(\.font) var font
    @Environment(\.lineLimit) var lineLimit
    @Namespace private var ns
    @AppStorage("x") private var stored = 3
    @ScaledMetric(relativeTo: .body) var metric = 20.0
    @ViewBuilder private var header: some View { if isOn { Text("on") } else { EmptyView() } }

    var body: some View {
        NavigationStack {
            List(selection: $selection) {
                Section("Header") {
                    ForEach($items) { $item in
                        Toggle(item.name, isOn: $item.done).tag(item.id)
                    }
                    .onDelete { items.remove(atOffsets: $0) }
                    .onMove { items.move(fromOffsets: $0, toOffset: $1) }
                }
                Section {
                    ForEach(Array(items.enumerated()), id: \.offset) { index, item in
                        PantryRow(index: index, item: item)
                        .listRowSeparator(.hidden).listRowBackground(Color.clear).listRowInsets(EdgeInsets())
                        .swipeActions(edge: .trailing, allowsFullSwipe: false) {
                            Button("Delete", role: .destructive) {}.tint(.red)
                        }
                        .contextMenu {
                            Button("Copy", systemImage: "doc.on.doc") {}
                            ShareLink(item: URL(string: "https://a.b")!)
                        }
                    }
                } header: {
                    Text("H")
                } footer: {
                    Text("F").font(.footnote)
                }
                OutlineGroup(items, children: \.children) { Text($0.name) }
                DisclosureGroup("More") { Text("x") }
                LabeledContent("Total", value: 3, format: .number)
                LabeledContent("Name", value: "x")
                LabeledContent {
                    Text("v")
                } label: {
                    Text("l")
                    Text("sub")
                }
            }
            .listStyle(.insetGrouped).labeledContentStyle(StackedContent())
            .navigationTitle("PantryScreen").navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") { items.append(PantryItem(name: "n", price: 2)) }
                }
                if items.isEmpty {
                    ToolbarItem { Text("None") }
                }
                ToolbarItemGroup(placement: .bottomBar) {
                    EditButton()
                    Spacer()
                    Menu("Sort", systemImage: "arrow.up") { Picker("By", selection: $count) { Text("1").tag(1) } }
                }
            }
            .searchable(text: $text, placement: .navigationBarDrawer, prompt: "Find")
            .refreshable { await load() }
            .task(id: count) { await load() }
            .onChange(of: text) { old, new in print(old, new) }
            .onChange(of: count) { print("x") }
            .onChange(of: value) { newValue in print(newValue) }
            .onAppear { focused = true }
            .sheet(isPresented: $showing) {
                Text("s").presentationDetents([.medium, .large]).presentationDragIndicator(.visible)
            }
            .sheet(item: $alert) { item in Text(item.name) }
            .alert("Sure?", isPresented: $showing) {
                Button("OK", role: .cancel) {}
            } message: {
                Text("m")
            }
            .confirmationDialog("X", isPresented: $showing, titleVisibility: .visible) { Button("Y") {} }
            .overlay {
                if items.isEmpty { ContentUnavailableView("Nothing", systemImage: "tray", description: Text("Add")) }
            }
            .overlay { ContentUnavailableView.search(text: text) }
            .overlay {
                ContentUnavailableView {
                    Label("A", systemImage: "b")
                } description: {
                    Text("c")
                } actions: {
                    Button("d") {}
                }
            }
            .safeAreaInset(edge: .bottom) { Text("x") }
            .navigationDestination(for: PantryItem.self) { Text($0.name) }
        }
        .environment(\.locale, Locale(identifier: "de"))
        .tint(.orange)
        .preferredColorScheme(.dark)
    }
    func load() async {}
}

private struct PantryRow: View {
    let index: Int
    let item: PantryItem

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
            Text("\(index + 1).").monospacedDigit()
            Text(item.price, format: .currency(code: "EUR")).bold()
            Text(item.date, style: .relative)
            Text(item.date, format: .dateTime.day().month(.wide))
            Text(verbatim: item.name)
            Spacer(minLength: 0)
            Text("\(item.price, specifier: "%.2f")")
            Text(item.price.formatted(.number.precision(.fractionLength(2))))
            Text(timerInterval: Date.now...Date.now.addingTimeInterval(60), countsDown: true)
        }
    }
}
