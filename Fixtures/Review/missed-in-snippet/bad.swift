// A snippet that wants a finger, a window and a map.

import AppIntents
import SwiftUI

struct PondSnippetIntent: SnippetIntent {
  static let title: LocalizedStringResource = "Pond Snippet"

  func perform() async throws -> some IntentResult & ShowsSnippetView {
    .result(view: PondView(depth: 3).refreshable {})
  }
}

struct PondView: View {
  let depth: Int
  @State private var isDeep = false

  var body: some View {
    VStack {
      header.onTapGesture { isDeep = true }
      PondMap()
      Button("Feed") { isDeep.toggle() }
      Toggle("Deep", isOn: $isDeep)
      TextField("Name", text: .constant(""))
    }
    .navigationTitle("Pond")
    .sheet(isPresented: $isDeep) { Text("Deep") }
  }

  private var header: some View {
    Text("Pond").contextMenu { Text("Drain") }
  }
}

struct PondMap: View {
  var body: some View {
    Map()
    Image(nsImage: NSImage())
  }
}
