// Plans a hike: the available trails depend on the park.

import AppIntents

struct PlanHikeIntent: AppIntent {
  static var title: LocalizedStringResource = "Plan Hike"

  @Parameter(title: "Park")
  var park: Park

  @Parameter(title: "Trail", optionsProvider: TrailsOfPark())
  var trail: TrailEntity

  @Parameter(title: "Day", kind: .date, requestValueDialog: "When do you want to go?")
  var day: Date

  @Parameter(title: "Snack", optionsProvider: SnackOptions())
  var snack: String

  static var parameterSummary: some ParameterSummary {
    Summary("Hike \(\.$trail) in \(\.$park) on \(\.$day)") { \.$snack }
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let date = day.formatted(.iso8601.year().month().day())
    return .result(value: "\(trail.name), \(date), with \(snack)")
  }

  /// The trails of the chosen park; none before one is chosen.
  struct TrailsOfPark: DynamicOptionsProvider {
    @IntentParameterDependency<PlanHikeIntent>(\.$park)
    var plan

    func results() async throws -> ItemCollection<TrailEntity> {
      guard let plan else { return ItemCollection(items: []) }
      let trails = TrailEntity.all.filter { $0.park == plan.park }
      return ItemCollection(promptLabel: "Which trail there?") {
        ItemSection("Easy", items: trails.filter { $0.climb < 200 }.map { Item($0) })
        ItemSection("Steep", items: trails.filter { $0.climb >= 200 }.map { Item($0) })
      }
    }
  }

  /// The available snacks, with the most frequent one as the default.
  struct SnackOptions: DynamicOptionsProvider {
    func results() async throws -> [String] { ["Apples", "Nuts", "Sandwich"] }

    func defaultResult() async -> String? { "Apples" }
  }
}
