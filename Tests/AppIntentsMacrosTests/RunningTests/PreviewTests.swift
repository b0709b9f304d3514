// Sources with previews and entries of the environment, as Xcode's templates have them.

import SwiftUI
import Testing

private struct SoupView: View {
  @Environment(\.soupName) private var name
  @Environment(\.isHungry) private var isHungry
  @Binding var isHot: Bool

  var body: some View {
    Text(isHungry ? "\(name), please" : name)
  }
}

extension EnvironmentValues {
  @Entry var soupName: String = "Miso"
  /// Whether somebody is hungry.
  @Entry public var isHungry = false
  @Entry var kitchen: (@Sendable () -> String)?
}

#Preview {
  SoupView(isHot: .constant(true))
}

#Preview("Hot", traits: .sizeThatFitsLayout, .landscapeLeft) {
  @Previewable @State var isHot = true
  SoupView(isHot: $isHot)
}

#Preview("With a list", traits: .modifier(Sample())) {
  let names = ["Miso", "Dal"]
  return List(names, id: \.self) { Text($0) }
}

private struct Sample: PreviewModifier {
  static func makeSharedContext() async throws -> String { "Dal" }

  func body(content: Content, context: String) -> some View {
    content.environment(\.soupName, context)
  }
}

@Suite struct PreviewTests {
  @Test func `an entry has its value, and takes another`() {
    var values = EnvironmentValues()
    #expect(values.soupName == "Miso")
    #expect(!values.isHungry)
    #expect(values.kitchen == nil)
    values.soupName = "Dal"
    values.kitchen = { "Soupy" }
    #expect(values.soupName == "Dal")
    #expect(values.kitchen?() == "Soupy")
  }
}
