// Work that holds a thread of the pool while it waits.

import AppIntents
import Foundation

struct MeasureSoilIntent: AppIntent {
  static let title: LocalizedStringResource = "Measure Soil"

  func perform() async throws -> some IntentResult {
    let done = DispatchSemaphore(value: 0)
    Probe.shared.measure { done.signal() }
    done.wait()
    Thread.sleep(forTimeInterval: 1)
    return .result()
  }
}

struct FetchForecastIntent: AppIntent {
  static let title: LocalizedStringResource = "Fetch Forecast"

  func perform() async throws -> some IntentResult & ReturnsValue<String> {
    guard let url = URL(string: "https://example.com/forecast") else { return .result(value: "") }
    let text = try DispatchQueue(label: "forecast").sync { try String(contentsOf: url) }
    return .result(value: text)
  }
}
