// Results that differ from branch to branch under one opaque type.

import AppIntents
import SwiftUI

struct TicketSnippet: SnippetIntent {
  static let title: LocalizedStringResource = "Ticket"
  @Parameter var price: Double?

  // Compiles only if the type of the view is no part of the result's type.
  func perform() async throws -> some IntentResult & ShowsSnippetView {
    guard let price else {
      return .result(view: Text("Searching").font(.title))
    }
    if price > 10 {
      return .result {
        VStack { Text("\(price)") }
      }
    }
    return .result(view: TicketPrice(price: price))
  }
}

struct TicketPrice: View {
  let price: Double
  var body: some View { Text("\(price)") }
}

struct BuyTicket: AppIntent {
  static let title: LocalizedStringResource = "Buy Ticket"
  @Parameter(title: "Price") var price: Double

  // Compiles only if a result without a snippet may stand where one is promised.
  func perform() async throws -> some IntentResult & ShowsSnippetIntent & ReturnsValue<Double> {
    try await requestConfirmation(actionName: .buy, snippetIntent: TicketSnippet())
    return .result(value: price)
  }
}

struct OpenTicketOffice: AppIntent {
  static let title: LocalizedStringResource = "Open Ticket Office"
  static var openAppWhenRun = true

  // Compiles only if a result without an intent may stand where one is promised.
  @MainActor
  func perform() async throws -> some OpensIntent {
    return .result()
  }
}

struct OpenNext: AppIntent {
  static let title: LocalizedStringResource = "Open Next"

  func perform() async throws -> some OpensIntent & ProvidesDialog {
    .result(opensIntent: OpenTicketOffice(), dialog: "Next.")
  }
}

struct NoTicket: AppIntent {
  static let title: LocalizedStringResource = "No Ticket"

  func perform() async throws -> some IntentResult { return .result() }
}

struct FindTicket: AppIntent {
  static var title: LocalizedStringResource = "Find Ticket"

  func perform() async throws -> some IntentResult & ReturnsValue<Double?> & ProvidesDialog {
    if Bool.random() { return .result(value: nil, dialog: "None.") }
    let found: Double = 3
    return .result(value: found, dialog: .init("Found for \(found, format: .number)."))
  }
}

struct CheckTicket: AppIntent {
  static let title: LocalizedStringResource = "Check Ticket"
  @Parameter(title: "Price") var price: Double

  // Compiles only if a result without a view may stand where one is promised.
  func perform() async throws -> some ProvidesDialog & ShowsSnippetView {
    guard price >= 0 else { return .result(dialog: "No ticket.") }
    if price == 0 { return .result(dialog: "Free.") { Text("Free") } }
    return .result(dialog: "Paid.", view: TicketPrice(price: price))
  }
}

struct PriceTicket: AppIntent {
  static let title: LocalizedStringResource = "Price Ticket"
  @Parameter(title: "Price") var price: Double?

  func perform() async throws
    -> some IntentResult & ReturnsValue<Double?> & ProvidesDialog & ShowsSnippetView
  {
    guard let price else { return .result(value: nil, dialog: "No ticket.") }
    if price > 10 {
      return .result(value: price, dialog: "Dear.") {
        VStack { Text("\(price)") }
      }
    }
    return .result(value: price, dialog: "Fair.", view: TicketPrice(price: price))
  }
}

struct ShowTicket: AppIntent {
  static let title: LocalizedStringResource = "Show Ticket"
  @Parameter(title: "Price") var price: Double?

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    guard let price else { return .result() }
    return .result(view: TicketPrice(price: price))
  }
}

struct ValueTicket: AppIntent {
  static let title: LocalizedStringResource = "Value Ticket"
  @Parameter(title: "Price") var price: Double

  func perform() async throws -> some ReturnsValue<Double> & ShowsSnippetView {
    if price == 0 { return .result(value: price) }
    return .result(value: price, view: TicketPrice(price: price))
  }
}

struct ReturnTicket: AppIntent {
  static let title: LocalizedStringResource = "Return Ticket"
  @Parameter(title: "Price") var price: Double

  func perform() async throws -> some OpensIntent & ProvidesDialog & ShowsSnippetView {
    if price == 0 { return .result(opensIntent: OpenTicketOffice(), dialog: "Ask there.") }
    return .result(
      opensIntent: OpenTicketOffice(), dialog: "Ask there.", view: TicketPrice(price: price))
  }
}

struct OpenTicket: OpenIntent {
  static let title: LocalizedStringResource = "Open Ticket"
  @Parameter(title: "Price") var target: Double
}

struct TicketConfiguration: WidgetConfigurationIntent {
  static var title: LocalizedStringResource = "Tickets"
  @Parameter(title: "Name", default: "Tram") var name: String
}
