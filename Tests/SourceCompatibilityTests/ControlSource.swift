// Controls, state, preferences and layouts, with intents behind some of the buttons.

import AppIntents
import SwiftUI

@Observable final class JarModel { var n = 1 }
struct JarCounter: View {
    @State private var model = JarModel()
    @Environment(JarModel.self) private var shared
    @Bindable var bound: JarModel
    @Binding var flag: Bool
    init(bound: JarModel, flag: Binding<Bool>) {
        self.bound = bound
        self._flag = flag
    }
    var body: some View {
        VStack {
            Stepper("n \(bound.n)", value: $bound.n, in: 0...10, step: 2)
            Stepper {
                Text("x")
            } onIncrement: {
            } onDecrement: {
            }
            Slider(value: .constant(0.3), in: 0...1, step: 0.1) {
                Text("x")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("1")
            } onEditingChanged: { _ in
            }
            TextField("Name", text: .constant(""), prompt: Text("p"), axis: .vertical).textFieldStyle(.roundedBorder)
                .keyboardType(.numberPad).textInputAutocapitalization(.never).autocorrectionDisabled().submitLabel(
                    .done
                ).onSubmit {}.textContentType(.emailAddress)
            TextField("N", value: .constant(3), format: .number)
            SecureField("p", text: .constant(""))
            TextEditor(text: .constant("")).frame(minHeight: 40)
            DatePicker("d", selection: .constant(.now), in: Date()..., displayedComponents: [.date, .hourAndMinute])
                .datePickerStyle(.graphical)
            Picker("p", selection: .constant(1)) { ForEach(1..<4) { Text("\($0)").tag($0) } }.pickerStyle(.segmented)
            Picker(selection: .constant("a"), content: { Text("a").tag("a") }, label: { Text("x") })
            Toggle(isOn: $flag) { Label("x", systemImage: "y") }.toggleStyle(.switch)
            ColorPicker("c", selection: .constant(.red))
            Button(role: .destructive, action: {}) { Text("x") }.buttonStyle(.borderedProminent).buttonBorderShape(
                .capsule
            ).controlSize(.large).keyboardShortcut(.defaultAction).keyboardShortcut("s", modifiers: [.command, .shift])
            Button("x", action: {}).buttonStyle(.bordered).tint(.pink)
            Button("x", intent: JarIntent())
            Button(intent: JarIntent()) { Image(systemName: "x") }.buttonStyle(.plain)
            Toggle("x", isOn: true, intent: JarIntent())
            Menu {
                Button("a") {}
            } label: {
                Image(systemName: "ellipsis")
            } primaryAction: {
            }
            NavigationLink("x", value: 3)
            NavigationLink {
                Text("d")
            } label: {
                Text("l")
            }
            NavigationLink(destination: Text("x")) { Text("y") }
            TabView {
                Text("a").tabItem { Label("x", systemImage: "y") }.tag(1)
                Tab("x", systemImage: "y") { Text("z") }
            }
            TimelineView(.periodic(from: .now, by: 1)) { context in Text(context.date, style: .time) }
            Form { Text("x") }.formStyle(.grouped)
            JarEmpty()
        }
        .environment(model)
        .modifier(JarFrame(color: .red)).jarFramed()
        .userActivity("x") { $0.title = "y" }
        .onContinueUserActivity("x") { _ in }
        .onOpenURL { _ in }
        .jarAccent()
    }
}
extension View {
    func jarAccent() -> some View { self }
    func jarFramed() -> some View { modifier(JarFrame(color: .blue)) }
    @ViewBuilder func `if`<T: View>(_ c: Bool, transform: (Self) -> T) -> some View {
        if c { transform(self) } else { self }
    }
}
struct JarEmpty: View { var body: some View { EmptyView() } }
struct JarFrame: ViewModifier {
    var color: Color
    @State var x = 1
    func body(content: Content) -> some View {
        content.padding().overlay(RoundedRectangle(cornerRadius: 3).stroke(color))
    }
}
struct JarIntent: AppIntent {
    static let title: LocalizedStringResource = "JarIntent"
    func perform() async throws -> some IntentResult { .result() }
}
class JarStore: ObservableObject {
    @Published var a = 1
    init() {}
}
struct JarOldScreen: View {
    @StateObject private var vm = JarStore()
    @ObservedObject var o: JarStore
    @EnvironmentObject var e: JarStore
    @SceneStorage("x") var ss = ""
    @GestureState private var drag = CGSize.zero
    var body: some View {
        Text("\(vm.a)").environmentObject(vm).gesture(
            DragGesture(minimumDistance: 3, coordinateSpace: .local).updating($drag) { v, s, t in s = v.translation })
    }
}
private struct JarKey: EnvironmentKey { static let defaultValue = 3 }
extension EnvironmentValues {
    var jarCount: Int {
        get { self[JarKey.self] }
        set { self[JarKey.self] = newValue }
    }
    @Entry var jarName: String = "x"
}
struct JarHeightKey: PreferenceKey {
    static var defaultValue: CGFloat = 0
    static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) { value = max(value, nextValue()) }
}
struct JarMeasured: View {
    @State var h: CGFloat = 0
    var body: some View {
        Text("x").background(GeometryReader { Color.clear.preference(key: JarHeightKey.self, value: $0.size.height) })
            .onPreferenceChange(JarHeightKey.self) { h = $0 }.alignmentGuide(.leading) { d in d[.trailing] }
            .anchorPreference(key: JarBoundsKey.self, value: .bounds) { [$0] }.onGeometryChange(for: CGSize.self) {
                $0.size
            } action: { _ in
            }
    }
}
struct JarBoundsKey: PreferenceKey {
    static var defaultValue: [Anchor<CGRect>] = []
    static func reduce(value: inout [Anchor<CGRect>], nextValue: () -> [Anchor<CGRect>]) {}
}
struct JarFlow: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        subviews.reduce(.zero) { a, s in
            let z = s.sizeThatFits(.unspecified)
            return CGSize(width: a.width + z.width, height: max(a.height, z.height))
        }
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for s in subviews { s.place(at: bounds.origin, anchor: .topLeading, proposal: .unspecified) }
    }
}
struct JarLayouts: View {
    let l = AnyLayout(HStackLayout())
    var body: some View {
        JarFlow { Text("x") }
        l { Text("a") }
        PhaseAnimator([1, 2]) { p in Text("\(p)") }
    }
}
#Preview { JarMeasured() }
#Preview("x", traits: .sizeThatFitsLayout) { JarMeasured() }
struct Jar_Previews: PreviewProvider {
    static var previews: some View { JarMeasured().previewLayout(.sizeThatFits).previewDisplayName("x") }
}
