// A slider below a line: a number between two ends, which the arrow keys change.

import CardTerminal
import Foundation
package import IntentEngine

/// A range of numbers that is drawn as a slider.
package struct Slider: Sendable {
  private let range: ClosedRange<Double>
  private let isWhole: Bool
  private let start: Double

  /// The number of steps from end to end.
  private static let steps = 20

  /// Creates the slider of a question; `nil` for one about any other value.
  package init?(_ question: Question) {
    guard let parameter = question.parameter, parameter.isSlider, let range = parameter.range,
      range.lowerBound.isFinite, range.upperBound.isFinite, range.lowerBound < range.upperBound
    else { return nil }
    self.range = range
    isWhole = parameter.isWhole
    start = question.defaultAnswer.flatMap { Double($0) } ?? range.lowerBound
  }

  /// Returns the text of the value some steps away from that of a line; `nil` for a line that is no
  /// number.
  ///
  /// An empty line stands for the usual value, or the lower end.
  package func text(_ steps: Int, from line: String) -> String? {
    let words = line.trimmingSpaces
    guard let value = words.isEmpty ? start : Double(words) else { return nil }
    let step = (range.upperBound - range.lowerBound) / Double(Self.steps)
    let width = isWhole ? max(1, step.rounded()) : step
    let next = min(max(value + Double(steps) * width, range.lowerBound), range.upperBound)
    return isWhole ? String(Int(next.rounded())) : String(format: "%.4g", next)
  }

  /// Returns the drawing: a knob on a bar between the two ends, and no knob without a value in them; for a
  /// screen reader the ends alone.
  package func drawing(of line: String, on page: Page) -> String {
    guard !page.profile.isAccessible else {
      return "\(range.lowerBound.local)–\(range.upperBound.local)"
    }
    let value = Double(line.trimmingSpaces)
    let isASCII = page.profile.characters == .ascii
    let (left, bar, right, knob) = isASCII ? ("|", "-", "|", "o") : ("├", "─", "┤", "●")
    var cells = Array(repeating: bar, count: Self.steps)
    if let value, range.contains(value) {
      let part = (value - range.lowerBound) / (range.upperBound - range.lowerBound)
      cells[Int((part * Double(Self.steps - 1)).rounded())] = knob
    }
    return "\(range.lowerBound.local) \(left)\(cells.joined())\(right) \(range.upperBound.local)"
  }
}
