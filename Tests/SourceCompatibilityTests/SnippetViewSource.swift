// Snippet views as an iOS developer writes them; passing means compiling.

import SwiftUI

// MARK: - Model

enum DeliveryState: String, CaseIterable, Identifiable {
    case preparing, onTheWay, delivered

    var id: String { rawValue }

    var title: LocalizedStringKey {
        switch self {
        case .preparing: "Preparing"
        case .onTheWay: "On the way"
        case .delivered: "Delivered"
        }
    }

    var symbol: String {
        switch self {
        case .preparing: return "frying.pan"
        case .onTheWay: return "bicycle"
        case .delivered: return "checkmark.circle.fill"
        }
    }

    var tint: Color {
        switch self {
        case .preparing: .orange
        case .onTheWay: .blue
        case .delivered: .green
        }
    }
}

struct Delivery: Identifiable, Hashable {
    struct Item: Identifiable, Hashable {
        let id = UUID()
        var name: String
        var count: Int
        var price: Decimal
    }

    let id: Int
    var courier: String?
    var state: DeliveryState
    var items: [Item]
    var eta: Date
    var progress: Double
}

// MARK: - Modifiers and styles

private struct CardBackground: ViewModifier {
    var cornerRadius: CGFloat = 12
    @Environment(\.colorScheme) private var colorScheme

    func body(content: Content) -> some View {
        content
            .padding(.horizontal, 16)
            .padding(.vertical, 12)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: cornerRadius, style: .continuous))
            .overlay(
                RoundedRectangle(cornerRadius: cornerRadius)
                    .strokeBorder(Color.gray.opacity(colorScheme == .dark ? 0.4 : 0.2), lineWidth: 0.5)
            )
            .shadow(color: .black.opacity(0.1), radius: 4, x: 0, y: 2)
    }
}

extension View {
    func cardBackground(cornerRadius: CGFloat = 12) -> some View {
        modifier(CardBackground(cornerRadius: cornerRadius))
    }

    @ViewBuilder
    func highlighted(if condition: Bool) -> some View {
        if condition {
            self.foregroundStyle(.red).bold()
        } else {
            self
        }
    }
}

struct PillButtonStyle: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .font(.subheadline.weight(.semibold))
            .padding(.horizontal, 14)
            .padding(.vertical, 8)
            .background(configuration.isPressed ? Color.accentColor.opacity(0.6) : .accentColor)
            .foregroundStyle(.white)
            .clipShape(Capsule())
            .scaleEffect(configuration.isPressed ? 0.97 : 1)
            .animation(.easeOut(duration: 0.1), value: configuration.isPressed)
    }
}

struct Wave: Shape {
    var amplitude: CGFloat

    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.move(to: CGPoint(x: rect.minX, y: rect.midY))
        path.addQuadCurve(to: CGPoint(x: rect.maxX, y: rect.midY), control: CGPoint(x: rect.midX, y: amplitude))
        path.closeSubpath()
        return path
    }
}

// MARK: - Views

struct DeliverySnippetView: View {
    let delivery: Delivery
    var showsItems = true

    @State private var isExpanded = false
    @Environment(\.openURL) private var openURL
    @Environment(\.dynamicTypeSize) private var typeSize
    @Namespace private var namespace

    private var total: Decimal {
        delivery.items.reduce(0) { $0 + $1.price * Decimal($1.count) }
    }

    var body: some View {
        VStack(alignment: .leading, spacing: 12) {
            header
            Divider()
            if showsItems, !delivery.items.isEmpty {
                ForEach(delivery.items) { item in
                    row(for: item)
                }
            } else {
                ContentUnavailableView(
                    "No items",
                    systemImage: "bag",
                    description: Text("Nothing was ordered.")
                )
            }
            ProgressView(value: delivery.progress) {
                Text(delivery.state.title)
            } currentValueLabel: {
                Text(delivery.progress, format: .percent.precision(.fractionLength(0)))
            }
            .tint(delivery.state.tint)
            footer
        }
        .padding()
        .frame(maxWidth: .infinity, alignment: .leading)
        .background(Color(.secondarySystemBackground).gradient)
        .clipShape(.rect(cornerRadius: 16))
        .containerShape(RoundedRectangle(cornerRadius: 16))
        .accessibilityElement(children: .combine)
        .accessibilityLabel(Text("Delivery \(delivery.id)"))
    }

    private var header: some View {
        HStack(alignment: .firstTextBaseline) {
            Image(systemName: delivery.state.symbol)
                .symbolRenderingMode(.hierarchical)
                .imageScale(.large)
                .font(.system(size: 24, weight: .semibold, design: .rounded))
                .foregroundStyle(delivery.state.tint)
                .frame(width: 32, height: 32)
            VStack(alignment: .leading, spacing: 2) {
                Text("Order #\(delivery.id)")
                    .font(.headline)
                Text(delivery.eta, style: .relative)
                    .font(.caption)
                    .foregroundStyle(.secondary)
                    .monospacedDigit()
                    .lineLimit(1)
                    .minimumScaleFactor(0.8)
            }
            Spacer(minLength: 8)
            if let courier = delivery.courier {
                Label(courier, systemImage: "person.crop.circle")
                    .labelStyle(.titleAndIcon)
                    .font(.caption2)
            }
        }
    }

    @ViewBuilder
    private func row(for item: Delivery.Item) -> some View {
        HStack {
            Text("\(item.count) ×").fontWeight(.medium) + Text(" ") + Text(item.name)
            Spacer()
            Text(item.price, format: .currency(code: "EUR"))
                .highlighted(if: item.price > 20)
                .contentTransition(.numericText())
        }
        .font(.subheadline)
        .matchedGeometryEffect(id: item.id, in: namespace)
        .transition(.opacity.combined(with: .move(edge: .leading)))
    }

    private var footer: some View {
        HStack(spacing: 16) {
            Button {
                withAnimation(.spring(response: 0.3, dampingFraction: 0.7)) { isExpanded.toggle() }
            } label: {
                Label("Track", systemImage: "map")
            }
            .buttonStyle(.borderedProminent)
            .controlSize(.small)

            Button("Cancel", role: .destructive, action: cancel)
                .buttonStyle(PillButtonStyle())
                .disabled(delivery.state == .delivered)

            Spacer()

            if let url = URL(string: "https://example.com/orders/\(delivery.id)") {
                Link("Details", destination: url)
                    .font(.footnote)
            }
        }
        .padding(.top, 4)
    }

    private func cancel() {
        isExpanded = false
    }
}

struct SummaryGrid: View {
    let deliveries: [Delivery]
    @Binding var selection: Delivery.ID?

    private let columns = [GridItem(.adaptive(minimum: 80), spacing: 8), GridItem(.flexible())]

    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            LazyVStack(alignment: .leading, spacing: 8, pinnedViews: [.sectionHeaders]) {
                Section(header: Text("Today").font(.title3.bold())) {
                    ForEach(Array(deliveries.enumerated()), id: \.offset) { index, delivery in
                        HStack {
                            Text("\(index + 1).").monospaced()
                            Text(delivery.courier ?? "–")
                            Spacer()
                            Circle()
                                .fill(delivery.state.tint.opacity(0.8))
                                .frame(width: 8, height: 8)
                        }
                        .contentShape(Rectangle())
                        .onTapGesture { selection = delivery.id }
                    }
                }
            }
            LazyVGrid(columns: columns, spacing: 8) {
                ForEach(DeliveryState.allCases) { state in
                    VStack {
                        Gauge(value: share(of: state), in: 0...1) {
                            Image(systemName: state.symbol)
                        } currentValueLabel: {
                            Text("\(Int(share(of: state) * 100))%")
                        }
                        .gaugeStyle(.accessoryCircularCapacity)
                        Text(state.title).font(.caption2).textCase(.uppercase).kerning(0.5)
                    }
                }
            }
            Grid(alignment: .leadingFirstTextBaseline, horizontalSpacing: 12, verticalSpacing: 4) {
                GridRow {
                    Text("State").gridColumnAlignment(.trailing)
                    Text("Share")
                }
                .font(.caption.smallCaps())
                Divider().gridCellUnsizedAxes(.horizontal)
                ForEach(DeliveryState.allCases, id: \.self) { state in
                    GridRow {
                        Text(state.title)
                        Text(share(of: state), format: .number.precision(.fractionLength(2)))
                    }
                }
            }
        }
        .task(id: deliveries) { await reload() }
        .onChange(of: deliveries) { _, new in selection = new.first?.id }
    }

    private func share(of state: DeliveryState) -> Double {
        guard !deliveries.isEmpty else { return 0 }
        return Double(deliveries.filter { $0.state == state }.count) / Double(deliveries.count)
    }

    private func reload() async {}
}

struct SettingsForm: View {
    @State private var notifies = true
    @State private var note: String = ""
    @State private var selected: Int?

    var body: some View {
        Form {
            Section {
                Toggle("Notify me", isOn: $notifies)
                    .toggleStyle(.switch)
                Toggle(isOn: $notifies) {
                    Label("Sounds", systemImage: "speaker.wave.2")
                }
                LabeledContent("Version", value: "1.0")
                LabeledContent("Since") { Text(Date.now, style: .date) }
            } header: {
                Text("General")
            } footer: {
                Text("You can **change** this [any time](https://example.com).")
                    .multilineTextAlignment(.center)
            }
            Section("About") {
                ViewThatFits {
                    Text(verbatim: "A long sentence about the app.")
                    Text("About")
                }
                GroupBox("Status") {
                    Text(note.isEmpty ? "None" : note)
                        .italic()
                        .foregroundColor(note.isEmpty ? .secondary : .primary)
                }
            }
        }
        .formStyle(.grouped)
        .navigationTitle("Settings")
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Done") { selected = nil }
            }
        }
    }
}

struct BadgeView<Content: View>: View {
    let count: Int
    @ViewBuilder var content: () -> Content

    var body: some View {
        ZStack(alignment: .topTrailing) {
            content()
            if count > 0 {
                Text(count > 99 ? "99+" : "\(count)")
                    .font(.system(.caption2, design: .rounded).bold())
                    .padding(4)
                    .background(Circle().fill(.red))
                    .foregroundColor(.white)
                    .offset(x: 8, y: -8)
            }
        }
        .frame(minWidth: 44, minHeight: 44)
        .cardBackground()
    }
}

func erased(_ flag: Bool) -> AnyView {
    flag ? AnyView(Text("Yes")) : AnyView(EmptyView())
}

// A view made where nothing says that it is the main actor, as an intent's `perform()` does.
func makeSnippet(for delivery: Delivery) async -> DeliverySnippetView {
    await MainActor.run { DeliverySnippetView(delivery: delivery) }
}

struct DeliveriesApp: App {
    @Environment(\.scenePhase) private var phase

    init() {}

    var body: some Scene {
        WindowGroup {
            SummaryGrid(deliveries: [], selection: .constant(nil))
        }
    }
}

struct DeliverySnippetView_Previews: PreviewProvider {
    static var previews: some View {
        DeliverySnippetView(
            delivery: Delivery(id: 1, courier: "Ada", state: .onTheWay, items: [], eta: .now, progress: 0.5)
        )
        .preferredColorScheme(.dark)
    }
}
