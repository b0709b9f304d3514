// A model whose file imports Foundation alone, which brings Combine and Observation on iOS.

import Foundation

/// The beds of a garden.
@MainActor
final class GardenStore: ObservableObject {
  @Published var beds: [LocalizedStringResource] = ["North", "South"]

  /// The names of the beds, in words.
  var names: [String] { beds.map { String(localized: $0) } }
}

/// The tools of a garden.
@Observable
final class GardenShed {
  var notes: AttributedString? = try? AttributedString(markdown: "*Rakes*")
}
