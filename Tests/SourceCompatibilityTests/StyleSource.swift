// Styles of controls as apps write their own.

import SwiftUI

struct CheckToggle: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
        Button {
            configuration.isOn.toggle()
        } label: {
            Label {
                configuration.label
            } icon: {
                Image(systemName: configuration.isOn ? "checkmark.circle.fill" : "circle")
                    .foregroundStyle(configuration.isOn ? Color.accentColor : .secondary)
                    .accessibility(label: Text(configuration.isOn ? "Checked" : "Unchecked"))
                    .imageScale(.large)
            }
        }
        .buttonStyle(.plain)
    }
}
struct BigButton: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
        configuration.label
            .padding(.horizontal, 12).padding(.vertical, 8)
            .background(configuration.isPressed ? Color.blue.opacity(0.5) : .blue, in: .capsule)
            .scaleEffect(configuration.isPressed ? 0.95 : 1)
            .opacity(isEnabled ? 1 : 0.4)
            .animation(.easeOut(duration: 0.2), value: configuration.isPressed)
    }
}
extension ButtonStyle where Self == BigButton { static var big: BigButton { .init() } }
struct CardGroup: GroupBoxStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label
            configuration.content
        }
        .padding().background(.regularMaterial, in: RoundedRectangle(cornerRadius: 12, style: .continuous))
    }
}
struct ThickProgress: ProgressViewStyle {
    func makeBody(configuration: Configuration) -> some View {
        let f = configuration.fractionCompleted ?? 0
        GeometryReader { geo in
            ZStack(alignment: .leading) {
                Capsule().fill(.quaternary)
                Capsule().fill(.tint).frame(width: geo.size.width * f)
            }
        }.frame(height: 8)
    }
}
struct RingGauge: GaugeStyle {
    func makeBody(configuration: Configuration) -> some View {
        ZStack {
            Circle().stroke(.quaternary, lineWidth: 8)
            Circle().trim(from: 0, to: configuration.value).stroke(
                .tint, style: StrokeStyle(lineWidth: 8, lineCap: .round)
            ).rotationEffect(.degrees(-90))
            configuration.currentValueLabel
        }
    }
}
struct VerticalLabel: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            configuration.icon.font(.title)
            configuration.title.font(.caption2)
        }
    }
}
struct StackedContent: LabeledContentStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading) {
            configuration.label.font(.caption).foregroundStyle(.secondary)
            configuration.content
        }
    }
}
struct Lined: TextFieldStyle {
    func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.padding(4).overlay(alignment: .bottom) { Divider() }
    }
}
