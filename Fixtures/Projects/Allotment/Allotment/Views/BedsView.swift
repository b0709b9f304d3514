// The screen of the app, for the phone alone.

import SwiftUI
import UIKit

struct BedsView: View {
  @State private var plants: [Plant] = []
  private let feedback = UIImpactFeedbackGenerator(style: .light)

  var body: some View {
    NavigationStack {
      List(plants) { plant in
        Text(plant.name)
          .onTapGesture { feedback.impactOccurred() }
      }
      .navigationTitle("Beds")
      .task { plants = await Garden.shared.plants }
    }
  }
}
