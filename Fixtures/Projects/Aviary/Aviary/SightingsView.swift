// The screen of the app, for the phone alone.

import MapKit
import SwiftUI

struct SightingsView: View {
  let log: SightingLog

  var body: some View {
    Map()
    List(log.sightings, id: \.self) { Text($0) }
  }
}
