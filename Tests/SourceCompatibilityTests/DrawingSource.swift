// Grids, values, pictures, text and shapes in all their spellings.

import SwiftUI

struct PantryGrids: View {
    let columns = [
        GridItem(.adaptive(minimum: 80, maximum: 120), spacing: 8), GridItem(.flexible(), alignment: .leading),
        GridItem(.fixed(30)),
    ]
    let items = ["a", "b"]
    var body: some View {
        ScrollView(.vertical, showsIndicators: false) {
            LazyVGrid(columns: columns, alignment: .leading, spacing: 10, pinnedViews: [.sectionHeaders]) {
                ForEach(items, id: \.self) { Text($0) }
                ForEach(0..<3) { i in Text("\(i)") }
            }
            Grid(alignment: .leading, horizontalSpacing: 8, verticalSpacing: 8) {
                GridRow(alignment: .top) {
                    Text("a")
                    Text("b").gridColumnAlignment(.trailing)
                }
                Divider().gridCellUnsizedAxes(.horizontal)
                GridRow { Color.clear.gridCellColumns(2).frame(width: 10, height: 10) }
            }
            LazyHStack { ForEach(items.indices, id: \.self) { Text(items[$0]) } }
            ViewThatFits(in: .horizontal) {
                HStack { Text("a") }
                VStack { Text("a") }
            }
            Gauge(value: 0.4) { Text("g") }.gaugeStyle(.accessoryCircular)
            Gauge(value: 40, in: 0...100) {
                Label("T", systemImage: "thermometer")
            } currentValueLabel: {
                Text("40")
            } minimumValueLabel: {
                Text("0")
            } maximumValueLabel: {
                Text("100")
            }
            .gaugeStyle(RingGauge())
            ProgressView("Loading", value: 0.3, total: 1)
            ProgressView { Text("x") }
            ProgressView(timerInterval: Date()...Date().addingTimeInterval(5))
            ProgressView(value: 3, total: 5) {
                Text("l")
            } currentValueLabel: {
                Text("c")
            }.progressViewStyle(ThickProgress())
            ProgressView().progressViewStyle(.circular).controlSize(.mini)
            GroupBox("x") { Text("y") }.groupBoxStyle(CardGroup())
            GroupBox {
                Text("y")
            } label: {
                Label("x", systemImage: "y")
            }
            Label("x", image: "y").labelStyle(VerticalLabel())
            Label("x", systemImage: "y").labelStyle(.titleAndIcon).symbolVariant(.fill).symbolRenderingMode(
                .hierarchical)
            ControlGroup {
                Button("a") {}
                Button("b") {}
            }
            Image(systemName: "star", variableValue: 0.3).resizable().aspectRatio(contentMode: .fit).frame(
                maxWidth: .infinity, maxHeight: 40, alignment: .leading
            ).clipShape(.rect(cornerRadius: 4)).shadow(color: .black.opacity(0.2), radius: 4, x: 0, y: 2)
            Image(decorative: "x").renderingMode(.template).interpolation(.high).antialiased(true).scaledToFill()
                .clipped()
            AsyncImage(url: URL(string: "x")) { image in
                image.resizable()
            } placeholder: {
                ProgressView()
            }
            AsyncImage(url: nil) { phase in
                switch phase {
                case .success(let i): i
                case .failure: Color.red
                case .empty: ProgressView()
                @unknown default: EmptyView()
                }
            }
            Link("x", destination: URL(string: "https://x")!)
            Link(destination: URL(string: "https://x")!) { Text("x") }
            Text("a") + Text("b").bold() + Text(Image(systemName: "star")).foregroundColor(.red)
            Text(
                "**bold** \(Text("n").italic()) \(Image(systemName: "x")) \(Date(), style: .date) \(3) \(2.5, format: .percent)"
            )
            Text(["a", "b"], format: .list(type: .and))
            Text(AttributedString("x")).textCase(.uppercase).kerning(1).tracking(1).baselineOffset(1).underline(
                true, color: .red
            ).strikethrough().fontWeight(.semibold).fontDesign(.rounded).fontWidth(.condensed).multilineTextAlignment(
                .center
            ).lineLimit(2, reservesSpace: true).minimumScaleFactor(0.5).truncationMode(.middle).lineSpacing(3)
                .allowsTightening(true).textSelection(.enabled).dynamicTypeSize(...DynamicTypeSize.xxxLarge)
            Text(LocalizedStringResource("x")).font(.system(size: 12, weight: .bold, design: .monospaced)).font(
                .system(.title, design: .serif)
            ).font(.custom("X", size: 3, relativeTo: .body)).font(
                .title2.weight(.heavy).monospacedDigit().smallCaps().italic())
        }
        .scrollContentBackground(.hidden).scrollTargetBehavior(.paging).scrollIndicators(.hidden)
        .scrollDismissesKeyboard(.interactively)
        ScrollViewReader { proxy in
            ScrollView(.horizontal) { Text("x").id("q") }.onAppear {
                withAnimation { proxy.scrollTo("q", anchor: .top) }
            }
        }
    }
}
struct PantryShapes: View {
    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            LinearGradient(gradient: Gradient(colors: [.red, .blue]), startPoint: .top, endPoint: .bottom)
                .ignoresSafeArea()
            LinearGradient(
                colors: [
                    .red, .mint, Color("x"), Color(red: 1, green: 0, blue: 0),
                    Color(hue: 0.1, saturation: 1, brightness: 1), Color(.systemBackground), Color(white: 0.3),
                ], startPoint: .topLeading, endPoint: .bottomTrailing)
            RadialGradient(colors: [.red, .clear], center: .center, startRadius: 1, endRadius: 3)
            AngularGradient(colors: [.red, .blue], center: .center)
            RoundedRectangle(cornerRadius: 8).strokeBorder(.red, lineWidth: 2).background(
                RoundedRectangle(cornerRadius: 8).fill(.white))
            Circle().fill(.red.gradient).overlay(Text("x").foregroundStyle(.white), alignment: .center).offset(
                x: 3, y: 3
            ).zIndex(1)
            Path { p in
                p.move(to: .zero)
                p.addLine(to: CGPoint(x: 1, y: 1))
                p.addQuadCurve(to: .zero, control: .zero)
                p.closeSubpath()
            }.stroke(Color.red, lineWidth: 2)
            Capsule().inset(by: 3).fill(.ultraThinMaterial)
            UnevenRoundedRectangle(topLeadingRadius: 3).fill(.red)
            Rectangle().foregroundStyle(.red, .blue).blur(radius: 3).mask { Circle() }.rotation3DEffect(
                .degrees(3), axis: (x: 0, y: 1, z: 0)
            ).hueRotation(.degrees(3)).saturation(0.3).brightness(0.1).contrast(1).grayscale(0.3).blendMode(.multiply)
                .compositingGroup().drawingGroup()
        }
        .fixedSize(horizontal: false, vertical: true).layoutPriority(1).position(x: 1, y: 1).padding(
            [.top, .leading], 3
        ).padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)).border(.red, width: 1).hidden().disabled(true)
        .allowsHitTesting(false).contentShape(Rectangle()).onTapGesture(count: 2) {}.onLongPressGesture {}.gesture(
            DragGesture().onChanged { _ in }.onEnded { _ in }
        ).simultaneousGesture(TapGesture().onEnded {}).accessibilityLabel("x").accessibilityValue(Text("y"))
        .accessibilityHint("z").accessibilityHidden(true).accessibilityElement(children: .combine)
        .accessibilityAddTraits([.isButton, .isHeader]).accessibilityIdentifier("x").help("x").redacted(
            reason: .placeholder
        ).unredacted().privacySensitive().badge(3).id(3).transition(.move(edge: .top).combined(with: .opacity))
        .animation(.spring(response: 0.3, dampingFraction: 0.7), value: 1).contentTransition(.numericText())
        .symbolEffect(.bounce, value: 3).sensoryFeedback(.success, trigger: 3).containerRelativeFrame(.horizontal)
        .containerBackground(.fill.tertiary, for: .widget).invalidatableContent().geometryGroup()
    }
}
