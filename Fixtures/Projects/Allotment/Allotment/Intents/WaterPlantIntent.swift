// Waters a plant.

import AppIntents
import SwiftUI

enum Amount: String, AppEnum {
  case splash, can

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Amount"

  static var caseDisplayRepresentations: [Amount: DisplayRepresentation] = [
    .splash: "A Splash",
    .can: DisplayRepresentation(title: "A Canful", subtitle: "Ten litres"),
  ]

  var litres: Double { self == .can ? 10 : 1 }
}

enum GardenError: Error, CustomLocalizedStringResourceConvertible {
  case drowning(String)

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .drowning(let name): return "\(name) has had enough for today."
    }
  }
}

struct WaterPlantIntent: AppIntent {
  static var title: LocalizedStringResource = "Water Plant"
  static var description = IntentDescription("Gives a plant water.")

  @Parameter(title: "Plant", requestValueDialog: "Which plant?")
  var plant: PlantEntity

  @Parameter(title: "Amount", requestValueDialog: "How much water?")
  var amount: Amount

  static var parameterSummary: some ParameterSummary {
    Summary("Water \(\.$plant) with \(\.$amount)")
  }

  @MainActor
  func perform() async throws -> some IntentResult & ReturnsValue<PlantEntity> & ProvidesDialog
    & ShowsSnippetView
  {
    guard plant.litres + amount.litres <= 20 else { throw GardenError.drowning(plant.name) }
    if amount == .can {
      try await requestConfirmation(
        actionName: .go, dialog: "Carry a canful to \(plant.name)?")
    }
    guard let watered = await Garden.shared.water(plant.id, litres: amount.litres) else {
      throw $plant.needsValueError("Which plant?")
    }
    return .result(
      value: PlantEntity(watered),
      dialog: "\(watered.name) has had \(Int(watered.litres)) litres today.",
      view: PlantView(name: watered.name, bed: watered.bed, litres: watered.litres))
  }
}

struct PlantView: View {
  let name: String
  let bed: String
  let litres: Double

  var body: some View {
    VStack(alignment: .leading) {
      Text(name).font(.headline)
      HStack {
        Label(bed, systemImage: "leaf")
        Spacer()
        Text("\(Int(litres)) l").foregroundStyle(.secondary)
      }
    }
    .padding()
  }
}
