// The app's entry point, for the phone alone.

import SwiftUI

@main
struct AllotmentApp: App {
  var body: some Scene {
    WindowGroup {
      BedsView()
    }
  }
}
