// Reads and writes durations as ISO 8601 does: "PT1H30M".

extension Duration {
  /// Creates a duration from its form in ISO 8601.
  ///
  /// - Returns: `nil` for other texts, and for months and years, as their length varies.
  package init?(iso8601 text: String) {
    guard text.utf8.count > 2, text.utf8.count < 60,
      let parts = text.wholeMatch(
        of:
          /([-+]?)P(?:(\d{1,6})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,9})H)?(?:(\d{1,9})M)?(?:(\d{1,12}(?:\.\d{1,9})?)S)?)?/
      )
    else { return nil }
    let units = [
      (parts.2, 604_800.0), (parts.3, 86_400), (parts.4, 3_600), (parts.5, 60), (parts.6, 1),
    ]
    let given = units.compactMap { digits, unit in digits.flatMap { Double($0) }.map { $0 * unit } }
    guard !given.isEmpty else { return nil }
    self = .seconds(given.reduce(0, +)) * (parts.1 == "-" ? -1 : 1)
  }

  /// The duration in ISO 8601, in hours, minutes and seconds.
  package var iso8601: String {
    guard self >= .zero else { return "-" + (.zero - self).iso8601 }
    let (seconds, attoseconds) = components
    let milliseconds = attoseconds / 1_000_000_000_000_000
    var text = "PT"
    if seconds >= 3600 { text += "\(seconds / 3600)H" }
    if seconds / 60 % 60 > 0 { text += "\(seconds / 60 % 60)M" }
    let fraction = milliseconds == 0 ? "" : ".\(String(milliseconds + 1000).dropFirst())"
    if seconds % 60 > 0 || !fraction.isEmpty || text == "PT" {
      text += "\(seconds % 60)\(fraction)S"
    }
    return text
  }
}
