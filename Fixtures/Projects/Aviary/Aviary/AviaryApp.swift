// The app's entry point, for the phone alone.

import AppIntents
import AviaryKit
import SwiftUI

@main
struct AviaryApp: App {
  private let log: SightingLog

  init() {
    let log = SightingLog()
    self.log = log
    AppDependencyManager.shared.add(dependency: log)
    AviaryShortcuts.updateAppShortcutParameters()
  }

  var body: some Scene {
    WindowGroup {
      SightingsView(log: log)
    }
  }
}
