// Dependencies: found by type and key, made once, and missed by name.

import AppIntents
import Synchronization
import Testing

private struct Stock: Sendable, Equatable {
  var name: String
}

private let shop = AppDependencyManager()

private struct Cook: AppIntent {
  static let title: LocalizedStringResource = "Cook"
  @AppDependency(manager: shop) var stock: Stock
  @AppDependency(key: "late", manager: shop) var late: Stock
  @AppDependency(key: "absent", manager: shop, default: Stock(name: "default")) var other: Stock

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    .result(value: [stock.name, late.name, other.name].joined(separator: " "))
  }
}

private struct Hungry: AppIntent {
  static let title: LocalizedStringResource = "Hungry"
  @Dependency var stock: Mutexed

  final class Mutexed: Sendable {}

  func perform() async throws -> some IntentResult {
    _ = stock
    return .result()
  }
}

struct AppDependencyTests {
  @Test func `direct, awaited and default dependencies are there when perform runs`() async throws {
    shop.add(dependency: Stock(name: "direct"))
    shop.add(key: "late") {
      await Task.yield()
      return Stock(name: "late")
    }
    let result = try await Cook().performErased()
    #expect(result.value as? String == "direct late default")
  }

  // Without the check, the getter of the wrapper traps and takes the process with it.
  @Test func `a missing dependency is an error with a name`() async throws {
    let error = await #expect(throws: MissingDependencyError.self) {
      _ = try await Hungry().performErased()
    }
    #expect(
      error?.description == "Hungry.stock needs a Mutexed, which the app has not registered.")
  }

  // Fails when a trailing closure is taken for the value itself, as an autoclosure would.
  @Test func `a closure is a provider, and runs once, when the value is first needed`() async throws
  {
    let manager = AppDependencyManager()
    let made = Mutex(0)
    manager.add {
      made.withLock { $0 += 1 }
      return Stock(name: "closure")
    }
    let wrapper = AppDependency<Stock>(manager: manager)
    #expect(made.withLock { $0 } == 0)
    #expect(wrapper.wrappedValue.name == "closure")
    #expect(wrapper.wrappedValue.name == "closure")
    #expect(made.withLock { $0 } == 1)
  }

  @Test func `an awaited provider runs once for many who wait`() async throws {
    let manager = AppDependencyManager()
    let made = Mutex(0)
    manager.add(key: 1) { () async -> Stock in
      await Task.yield()
      made.withLock { $0 += 1 }
      return Stock(name: "slow")
    }
    let wrapper = AppDependency<Stock>(key: 1, manager: manager)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<20 { group.addTask { await wrapper.prepare() } }
    }
    #expect(wrapper.wrappedValue.name == "slow")
    #expect(made.withLock { $0 } == 1)
  }
}
