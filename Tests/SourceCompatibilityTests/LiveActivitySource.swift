// A timer with a Live Activity, and intents that start and stop it.

#if canImport(ActivityKit)
import ActivityKit
#endif
import AppIntents
import SwiftUI
import WidgetKit

struct EggAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var minutesLeft: Int
    }

    let eggs: Int
}

@MainActor
final class EggTimer {
    static let shared = EggTimer()
    private(set) var isBoiling = false
    private var current: Activity<EggAttributes>?

    func start(_ eggs: Int) throws {
        isBoiling = true
        let content = ActivityContent(
            state: EggAttributes.ContentState(minutesLeft: 5), staleDate: .now.addingTimeInterval(600))
        current = try Activity.request(attributes: EggAttributes(eggs: eggs), content: content, pushType: nil)
    }

    func tick() async {
        for activity in Activity<EggAttributes>.activities where activity.attributes.eggs > 1 {
            let state = EggAttributes.ContentState(minutesLeft: activity.content.state.minutesLeft - 1)
            await activity.update(
                ActivityContent(state: state, staleDate: nil, relevanceScore: 1),
                alertConfiguration: AlertConfiguration(title: "Eggs", body: "\(state.minutesLeft) left", sound: .default))
        }
    }

    func stop() async -> Int {
        isBoiling = false
        if current?.activityState == .active { await current?.end(nil, dismissalPolicy: .immediate) }
        var seen = 0
        for await _ in Activity<EggAttributes>.activityUpdates { seen += 1 }
        return seen
    }
}

struct BoilEggsIntent: LiveActivityIntent {
    static var title: LocalizedStringResource = "Boil Eggs"

    @Parameter(title: "Eggs", default: 2)
    var eggs: Int

    @MainActor
    func perform() async throws -> some IntentResult & ReturnsValue<Bool> {
        if ActivityAuthorizationInfo().areActivitiesEnabled { try EggTimer.shared.start(eggs) }
        return .result(value: EggTimer.shared.isBoiling)
    }
}

struct EggActivity: Widget {
    @Environment(\.activityFamily) private var family

    var body: some WidgetConfiguration {
        ActivityConfiguration(for: EggAttributes.self) { context in
            HStack {
                Text("\(context.attributes.eggs) eggs").font(.headline)
                Button(intent: BoilEggsIntent()) { Image(systemName: "plus") }
                minutes(context)
            }
            .activityBackgroundTint(.black)
            .activitySystemActionForegroundColor(Color.white)
        } dynamicIsland: { context in
            DynamicIsland {
                DynamicIslandExpandedRegion(.leading) { Text("Eggs") }
                DynamicIslandExpandedRegion(.trailing, priority: 1) {
                    minutes(context).dynamicIsland(verticalPlacement: .belowIfTooWide)
                }
                if context.isStale {
                    DynamicIslandExpandedRegion(.bottom) { Text("Done?") }
                }
            } compactLeading: {
                Image(systemName: "timer")
            } compactTrailing: {
                minutes(context)
            } minimal: {
                minutes(context)
            }
            .keylineTint(.yellow)
            .contentMargins(.trailing, 8, for: .expanded)
            .widgetURL(URL(string: "eggs://timer"))
        }
        .supplementalActivityFamilies([.small])
    }

    private func minutes(_ context: ActivityViewContext<EggAttributes>) -> some View {
        Text(family == .small ? "\(context.state.minutesLeft)" : "\(context.state.minutesLeft) min")
    }
}
