// An order as an entity.

import AppIntents

struct OrderEntity: AppEntity {
  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Order"
  static var defaultQuery = OrderQuery()

  let id: Int

  @Property(title: "Summary")
  var summary: String

  @Property(title: "Total")
  var total: Double

  @Property(title: "Status")
  var status: OrderStatus

  var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: "\(summary)", subtitle: "Order \(id)")
  }

  init(_ order: Order) {
    id = order.id
    summary = order.summary
    total = order.total
    status = order.status
  }
}

struct OrderQuery: EntityQuery {
  @Dependency
  private var orders: OrderBook

  func entities(for identifiers: [OrderEntity.ID]) async throws -> [OrderEntity] {
    let orders = try await orders.all()
    return identifiers.compactMap { id in
      orders.first { $0.id == id }.map(OrderEntity.init)
    }
  }

  func suggestedEntities() async throws -> [OrderEntity] {
    try await orders.all().reversed().map(OrderEntity.init)
  }
}
