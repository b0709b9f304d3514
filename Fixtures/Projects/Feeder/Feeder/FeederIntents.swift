// The intents of a bird feeder, with texts that Xcode makes symbols for.

// As Apple's own templates have it.
// swift-format-ignore-file: NeverForceUnwrap

import AppIntents
import OSLog
import SwiftUI

let logger = Logger(subsystem: Bundle.main.bundleIdentifier!, category: "Feeder")

enum FeederError: Error, CustomLocalizedStringResourceConvertible {
  case empty(Int)
  case nothing

  var localizedStringResource: LocalizedStringResource {
    switch self {
    case .empty(let portions): return .Errors.onlyLeft(portions: portions)
    case .nothing: return .Errors.nothingToFill
    }
  }
}

struct FillFeederIntent: AppIntent {
  static var title: LocalizedStringResource = "Fill Feeder"

  @Parameter(title: "Portions", requestValueDialog: "How many portions?")
  var portions: Int

  func perform() async throws -> some IntentResult & ProvidesDialog & ShowsSnippetView {
    guard portions > 0 else { throw FeederError.nothing }
    guard portions <= 5 else { throw FeederError.empty(5) }
    let price = Double(portions) * 1.5
    let code = Locale.current.currency!.identifier
    logger.info("filled with \(portions)")
    return .result(
      dialog: IntentDialog(.portionsFilled(portions)),
      view: FeederView(price: price.formatted(.currency(code: code))))
  }
}

struct FeederView: View {
  let price: String

  var body: some View {
    VStack(alignment: .leading) {
      Text(.feederTitle).foregroundStyle(.seed)
      Text(.costs(price: price, place: "Norwich")).background(Color(.seed))
    }
  }
}

struct FeederVersionIntent: AppIntent {
  static var title: LocalizedStringResource = "Feeder Version"

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    let version = Bundle.main.infoDictionary!["CFBundleShortVersionString"] as! String
    let name = Bundle.main.object(forInfoDictionaryKey: "CFBundleDisplayName") as! String
    return .result(value: "\(name) \(version), \(Bundle.main.bundleIdentifier!)")
  }
}

struct FeederShortcuts: AppShortcutsProvider {
  static var appShortcuts: [AppShortcut] {
    AppShortcut(
      intent: FillFeederIntent(), phrases: ["Fill \(.applicationName)"],
      shortTitle: "Fill", systemImageName: "bird")
    AppShortcut(
      intent: FeederVersionIntent(), phrases: ["Version of \(.applicationName)"],
      shortTitle: "Version", systemImageName: "info")
  }
}
