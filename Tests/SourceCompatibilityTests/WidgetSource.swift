// Widgets and controls whose parameters and buttons are intents.

import AppIntents
import OSLog
import SwiftUI
import WidgetKit

private let logger = Logger(subsystem: "com.example.kettle", category: "widgets")

struct KettleEntry: TimelineEntry {
    let date: Date
    let degrees: Int
    var relevance: TimelineEntryRelevance?
}

struct KettleConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Kettle"
    static let description = IntentDescription("Shows one kettle.")

    @Parameter(title: "Room", default: "Kitchen")
    var room: String

    @Parameter(title: "Shown", size: [.systemSmall: 1, .systemLarge: .init(min: 1, max: 4)])
    var shown: [String]

    static var parameterSummary: some ParameterSummary {
        When(.widgetFamily, .equalTo, .systemSmall) {
            Summary("The kettle in \(\.$room)")
        } otherwise: {
            Summary("The kettle in \(\.$room) with \(\.$shown)")
        }
    }
}

struct KettleProvider: AppIntentTimelineProvider {
    func placeholder(in context: Context) -> KettleEntry {
        KettleEntry(date: .now, degrees: 20)
    }

    func snapshot(for configuration: KettleConfiguration, in context: Context) async -> KettleEntry {
        logger.debug("\(configuration.room, privacy: .public) on \(context.family)")
        return KettleEntry(date: .now, degrees: context.isPreview ? 100 : 20)
    }

    func timeline(for configuration: KettleConfiguration, in context: Context) async -> Timeline<KettleEntry> {
        Timeline(entries: [KettleEntry(date: .now, degrees: 60)], policy: .after(.now.addingTimeInterval(900)))
    }

    func recommendations() -> [AppIntentRecommendation<KettleConfiguration>] {
        [AppIntentRecommendation(intent: KettleConfiguration(), description: "Kitchen")]
    }
}

struct KettleView: View {
    @Environment(\.widgetFamily) private var family
    var entry: KettleProvider.Entry

    var body: some View {
        VStack {
            switch family {
            case .systemSmall, .accessoryInline: Text("\(entry.degrees)°")
            default: Text("\(entry.degrees) degrees").widgetAccentable()
            }
            Button(intent: BoilIntent()) { Label("Boil", systemImage: "flame") }
        }
        .containerBackground(.fill.tertiary, for: .widget)
        .widgetURL(URL(string: "kettle://kitchen"))
    }
}

struct KettleWidget: Widget {
    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: "Kettle", intent: KettleConfiguration.self, provider: KettleProvider()) { entry in
            KettleView(entry: entry)
        }
        .configurationDisplayName("Kettle")
        .description("How hot the water is.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryInline])
        .contentMarginsDisabled()
    }
}

struct BoilIntent: SetValueIntent {
    static let title: LocalizedStringResource = "Boil Water"

    @Parameter(title: "On")
    var value: Bool

    func perform() async throws -> some IntentResult {
        WidgetCenter.shared.reloadTimelines(ofKind: "Kettle")
        ControlCenter.shared.reloadControls(ofKind: "Boil")
        return .result()
    }
}

struct BoilControl: ControlWidget {
    struct Provider: ControlValueProvider {
        var previewValue: Bool { false }
        func currentValue() async throws -> Bool { true }
    }

    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Boil", provider: Provider()) { isOn in
            ControlWidgetToggle("Kettle", isOn: isOn, action: BoilIntent()) { isOn in
                Label(isOn ? "Boiling" : "Off", systemImage: "flame")
                    .controlWidgetActionHint(isOn ? "Stop" : "Boil")
            }
            .tint(.orange)
        }
        .displayName("Kettle")
        .description("Boils water.")
    }
}

struct PourControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        StaticControlConfiguration(kind: "Pour") {
            ControlWidgetButton(action: BoilIntent()) { Label("Pour", systemImage: "drop") }
        }
    }
}

struct KettleWidgets: WidgetBundle {
    var body: some Widget {
        KettleWidget()
        BoilControl()
        PourControl()
    }
}

struct KettleIntents: AppIntentsExtension {}

// An entry point, as @main would ask for it.
let kettleEntryPoints: [() -> Void] = [KettleIntents.main]

// A preview as it was written before #Preview.
struct KettleViewPreviews: PreviewProvider {
    static var previews: some View {
        Text("Boiling")
            .previewContext(WidgetPreviewContext(family: .systemSmall))
            .previewDisplayName("Small")
    }
}
