// Intents that need a permission, an authentication, or time.

import AppIntents

enum PairingWay: String, AppEnum {
  case bluetooth, network, account, device, code

  static var typeDisplayRepresentation: TypeDisplayRepresentation = "Way"

  static var caseDisplayRepresentations: [PairingWay: DisplayRepresentation] = [
    .bluetooth: "Bluetooth", .network: "Network", .account: "Account", .device: "Device",
    .code: "Code",
  ]
}

/// An intent that pairs a lamp. There is no hardware: every way except the code throws an error.
struct PairLightIntent: AppIntent {
  static var title: LocalizedStringResource = "Pair Light"

  @Parameter(title: "Way")
  var way: PairingWay

  static var parameterSummary: some ParameterSummary {
    Summary("Pair a light over \(\.$way)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    switch way {
    case .bluetooth: throw AppIntentError.PermissionRequired.bluetooth
    case .network: throw AppIntentError.Unrecoverable.networkFailure
    case .account: throw AppIntentError.UserActionRequired.signin
    case .device: throw AppIntentError.Unrecoverable.unsupportedOnDevice
    case .code: return .result(dialog: "Paired.")
    }
  }
}

struct DisarmAlarmIntent: AppIntent {
  static var title: LocalizedStringResource = "Disarm Alarm"
  static var authenticationPolicy: IntentAuthenticationPolicy = .requiresLocalDeviceAuthentication

  func perform() async throws -> some IntentResult & ProvidesDialog {
    .result(dialog: "The alarm is off.")
  }
}

/// An intent that takes some time and reports its progress.
struct SunriseIntent: ProgressReportingIntent {
  static var title: LocalizedStringResource = "Sunrise"

  @Parameter(title: "Steps", default: 5, inclusiveRange: (1, 1000))
  var steps: Int

  static var parameterSummary: some ParameterSummary {
    Summary("Bring the sun up in \(\.$steps) steps")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    progress.totalUnitCount = Int64(steps)
    for _ in 0..<steps {
      try await Task.sleep(nanoseconds: 200_000_000)
      progress.completedUnitCount += 1
    }
    return .result(dialog: "Good morning.")
  }
}
