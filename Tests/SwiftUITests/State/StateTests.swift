// Values a view owns, shares and inherits.

import BehestCards
import BehestSwiftUI
import Observation
import Testing

@MainActor struct StateTests {
  private struct Counter: View {
    @State private var count = 3
    @State private var name: String?

    var body: some View {
      Text("\(count) \(name ?? "none")")
      Toggle("Many", isOn: Binding(get: { count > 2 }, set: { count = $0 ? 3 : 0 }))
      Child(count: $count)
    }
  }

  private struct Child: View {
    @Binding var count: Int

    var body: some View { Text("\(count + 1)") }
  }

  @Test func `a state is drawn as it begins, and shared by a binding`() {
    let blocks = blocks { Counter() }
    #expect(blocks.first == .line("3 none"))
    #expect(blocks.last == .line("4"))
  }

  @Test func `a binding to a part writes into the whole`() {
    var place = Edge.Set.all
    let binding = Binding(get: { place }, set: { place = $0 })
    binding.wrappedValue = .leading
    #expect(place == .leading)
    #expect(Binding<Int>(Binding<Int?>.constant(nil)) == nil)
    #expect(Binding<Int>(Binding<Int?>.constant(2))?.wrappedValue == 2)
  }

  private struct Plate: View {
    @Environment(Kitchen.self) private var kitchen
    @Environment(Oven.self) private var oven: Oven?
    @Environment(\.isEnabled) private var isEnabled
    @Environment(\.flavour) private var flavour

    var body: some View {
      Text(
        "\(flavour) \(kitchen.soup) \(oven == nil ? "cold" : "warm") \(isEnabled ? "on" : "off")")
    }
  }

  @Test func `a view inherits values and objects`() {
    #expect(
      blocks {
        Plate().environment(Kitchen()).environment(\.flavour, "hot").disabled(true)
      } == [.line("hot Tomato cold off")])
    #expect(
      blocks {
        VStack(alignment: .leading) { Plate() }.environment(Kitchen()).environment(Oven())
          .transformEnvironment(\.flavour) { $0 += "er" }
      } == [.line("milder Tomato warm on")])
  }

  @Test func `properties of an object can be bound`() {
    let kitchen = Kitchen()
    @Bindable var bound = kitchen
    $bound.soup.wrappedValue = "Pea"
    #expect(kitchen.soup == "Pea")
  }
}

@Observable private final class Kitchen {
  var soup = "Tomato"
}

@Observable private final class Oven {}

private struct FlavourKey: EnvironmentKey {
  static let defaultValue = "mild"
}

extension EnvironmentValues {
  fileprivate var flavour: String {
    get { self[FlavourKey.self] }
    set { self[FlavourKey.self] = newValue }
  }
}
