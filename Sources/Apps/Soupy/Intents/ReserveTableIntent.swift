// Takes a date, a number, an amount and a choice of two, which have many spoken forms; can be undone.

import AppIntents

struct ReserveTableIntent: UndoableIntent {
  static var title: LocalizedStringResource = "Reserve Table"
  static var description = IntentDescription("Reserves a table.")

  @Parameter(title: "Date", description: "When you come", kind: .dateTime)
  var date: Date

  @Parameter(title: "Guests", default: 2, inclusiveRange: (1, 20))
  var guests: Int

  @Parameter(
    title: "Outside", default: false,
    displayName: Bool.IntentDisplayName(true: "Outside", false: "Inside"))
  var isOutside: Bool

  @Parameter(title: "Budget", description: "In dollars, for each guest")
  var budget: Double?

  @Dependency
  private var tables: TableBook

  static var parameterSummary: some ParameterSummary {
    When(\.$isOutside, .equalTo, true) {
      Summary("Reserve a table in the garden on \(\.$date)") {
        \.$guests
        \.$isOutside
        \.$budget
      }
    } otherwise: {
      Summary("Reserve a table on \(\.$date)") {
        \.$guests
        \.$isOutside
        \.$budget
      }
    }
  }

  init() {}

  init(date: Date, guests: Int = 2, isOutside: Bool = false, budget: Double? = nil) {
    self.date = date
    self.guests = guests
    self.isOutside = isOutside
    self.budget = budget
  }

  func perform() async throws -> some IntentResult & ReturnsValue<String> & ProvidesDialog {
    // A day alone is its first moment, when no table is free.
    guard date != Calendar.current.startOfDay(for: date) else {
      throw $date.needsValueError("At what time?")
    }
    // "Eight" is in the evening, as tables are free from eleven on.
    if Calendar.current.component(.hour, from: date) < 11 {
      let evening = date.addingTimeInterval(12 * 3600)
      let time = evening.formatted(date: .omitted, time: .shortened)
      guard try await $date.requestConfirmation(for: evening, dialog: "We open at 11. At \(time)?")
      else { throw $date.needsValueError("At what time?") }
      date = evening
    }
    var words = [
      date.formatted(date: .abbreviated, time: .shortened), String(localized: "\(guests) guests"),
      isOutside ? String(localized: "outside") : String(localized: "inside"),
    ]
    if let budget { words.append(budget.inDollars) }
    let reservation = words.joined(separator: ", ")
    let number = await tables.reserve(reservation)
    await undoManager?.registerUndo(withTarget: tables) { tables in
      Task { await tables.release(number) }
    }
    await undoManager?.setActionName(String(localized: Self.title))
    return .result(value: reservation, dialog: "Reserved: \(reservation).")
  }
}
