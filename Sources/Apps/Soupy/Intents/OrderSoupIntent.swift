// Orders a soup after the person has confirmed the price.

import AppIntents

struct OrderSoupIntent: UndoableIntent {
  static var title: LocalizedStringResource = "Order Soup"
  static var description = IntentDescription(
    "Places a soup order.", categoryName: "Orders", searchKeywords: ["lunch", "bowl"])
  static var openAppWhenRun = false
  static var isDiscoverable = true
  static var authenticationPolicy: IntentAuthenticationPolicy = .alwaysAllowed

  @Parameter(
    title: "Soup", description: "The soup to order", requestValueDialog: "Which soup?",
    requestDisambiguationDialog: "Which of these soups?")
  var soup: SoupEntity

  @Parameter(title: "Size", description: "How much of it", requestValueDialog: "What size?")
  var size: SoupSize

  @Parameter(
    title: "Quantity", description: "How many bowls", default: 1, controlStyle: .stepper,
    inclusiveRange: (1, 12))
  var quantity: Int

  @Parameter(title: "Note", description: "A word to the kitchen")
  var note: String?

  @Dependency
  private var orders: OrderBook

  static var parameterSummary: some ParameterSummary {
    Summary("Order \(\.$soup)") {
      \.$size
      \.$quantity
      \.$note
    }
  }

  init() {}

  init(soup: SoupEntity, size: SoupSize, quantity: Int = 1, note: String? = nil) {
    self.soup = soup
    self.size = size
    self.quantity = quantity
    self.note = note
  }

  func perform() async throws
    -> some IntentResult & ReturnsValue<OrderEntity> & ProvidesDialog & ShowsSnippetIntent
  {
    guard soup.stock > 0 else { throw SoupyError.soldOut(soup: soup.name) }
    guard quantity <= soup.stock else {
      throw SoupyError.fewerLeft(soup: soup.name, stock: soup.stock)
    }
    let total = (Double(quantity) * size.factor * soup.price).inDollars
    let meal = note.map { "\(soup.name) (\($0))" } ?? soup.name
    try await requestConfirmation(
      actionName: .order,
      dialog: "Order \(quantity) \(size.word) \(meal) for \(total)?")
    let order = try await orders.place(
      soup: soup.id, size: size, quantity: quantity, note: note)
    await undoManager?.registerUndo(withTarget: orders) { orders in
      Task { try await orders.change(order.id) { $0 == .delivered ? $0 : .cancelled } }
    }
    await undoManager?.setActionName(String(localized: Self.title))
    return .result(
      value: OrderEntity(order),
      dialog: IntentDialog(
        full: "Ordered \(order.summary). That is \(total).",
        supporting: "Ordered \(order.summary)."),
      snippetIntent: OrderStatusSnippetIntent(order: OrderEntity(order)))
  }
}
