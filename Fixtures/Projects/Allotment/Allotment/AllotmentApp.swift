// The app's entry point, for the phone alone.

import SwiftUI

@main
struct AllotmentApp: App {
  init() {
    AllotmentShortcuts.updateAppShortcutParameters()
  }

  var body: some Scene {
    WindowGroup {
      BedsView()
    }
  }
}
