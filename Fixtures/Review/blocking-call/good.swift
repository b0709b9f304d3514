// Work that is awaited, and a closure that runs on a queue of its own.

import AppIntents
import Foundation

struct MeasureSoilIntent: AppIntent {
  static let title: LocalizedStringResource = "Measure Soil"

  func perform() async throws -> some IntentResult {
    await withCheckedContinuation { continuation in
      Probe.shared.measure { continuation.resume() }
    }
    try await Task.sleep(for: .seconds(1))
    DispatchQueue.global().async { Thread.sleep(forTimeInterval: 1) }
    return .result()
  }
}

struct FetchForecastIntent: AppIntent {
  static let title: LocalizedStringResource = "Fetch Forecast"

  func perform() async throws -> some IntentResult & ReturnsValue<Int> {
    guard let url = URL(string: "https://example.com/forecast") else { return .result(value: 0) }
    let (data, _) = try await URLSession.shared.data(from: url)
    return .result(value: data.count)
  }
}
