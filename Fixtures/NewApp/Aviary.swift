// The shell on Aviary as a person completes it: what the app registers is registered here too.

import AppIntents
import AppShell
@testable import Aviary

await AppShell.open("Aviary") {
  let log = SightingLog()
  AppDependencyManager.shared.add(dependency: log)
}
