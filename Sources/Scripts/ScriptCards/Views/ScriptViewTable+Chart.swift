// Charts: bars with their values where marks have one value each, and tables for the others.

import BehestJSON
import BehestSwiftUI
import Foundation
import FoundationGaps

extension ScriptViewTable {
  /// The charts.
  static let charts: [String: Maker] = [
    "Chart": { node in VStack(alignment: .leading) { node.content } },
    "BarChart": bars, "BarStackChart": bars, "Bar1DChart": bars, "RectChart": bars,
    "LineChart": bars, "LineCategoryChart": bars, "AreaChart": bars, "AreaStackChart": bars,
    "PieChart": shares, "DonutChart": shares,
    "BarGanttChart": { table($0, ["label", "start", "end"]) },
    "RangeAreaChart": { table($0, ["label", "start", "end"]) },
    "RuleChart": { table($0, ["label", "start", "end"]) },
    "RectAreaChart": { table($0, ["xStart", "xEnd", "yStart", "yEnd"]) },
    "PointChart": { table($0, ["x", "y"]) },
    "PointCategoryChart": { table($0, ["category", "x", "y"]) },
    "HeatMapChart": { table($0, ["x", "y", "value"]) },
    "Point1DChart": { rules($0, "value") },
    "RuleLineForValueChart": { rules($0, "value") },
    "RuleLineForLabelChart": { rules($0, "label") },
    "LinePlot": { $0.placeholder("LinePlot") }, "AreaPlot": { $0.placeholder("AreaPlot") },
    "ChartOverlay": { _ in EmptyView() }, "ChartGesture": { _ in EmptyView() },
    "ChartPlotStyle": { _ in EmptyView() },
  ]

  private static let mostMarks = 100

  /// Draws a bar for each mark, as long as its value is of the greatest.
  private static func bars(_ node: ScriptNode) -> any View {
    let marks = node.marks(mostMarks)
    let greatest = marks.map { abs($0["value"]?.number ?? 0) }.max() ?? 0
    return lines(node, marks) { value in
      (abs(value) / max(greatest, .leastNormalMagnitude), value.shortWords)
    }
  }

  /// Draws a bar for each mark, as long as its share of the whole.
  private static func shares(_ node: ScriptNode) -> any View {
    let marks = node.marks(mostMarks)
    let whole = marks.map { max($0["value"]?.number ?? 0, 0) }.reduce(0, +)
    return lines(node, marks) { value in
      let share = max(value, 0) / max(whole, .leastNormalMagnitude)
      return (
        share,
        share.formatted(
          .percent.precision(.fractionLength(0)).locale(LocalizationEnvironment.locale))
      )
    }
  }

  /// Draws a line for each mark: its label, a bar, its value.
  private static func lines(
    _ node: ScriptNode, _ marks: [ScriptValue], _ bar: (Double) -> (share: Double, words: String)
  ) -> any View {
    let labels = marks.map { mark in
      let parts = [mark["label"]?.chartWords, mark["category"]?.chartWords].compactMap { $0 }
      return parts.filter { !$0.isEmpty }.joined(separator: " · ")
    }
    let bars = marks.map { bar($0["value"]?.number ?? 0) }
    let room = min(labels.map(\.count).max() ?? 0, 24)
    let most = bars.map(\.words.count).max() ?? 0
    let rows = marks.indices.map { index in
      let words = bars[index].words
      let view = HStack {
        Text(verbatim: labels[index])
          .frame(width: CGFloat(room * 8), alignment: .leading)
        ProgressView(value: bars[index].share, total: 1) {
          EmptyView()
        } currentValueLabel: {
          Text(verbatim: String(repeating: "\u{A0}", count: most - words.count) + words)
        }
      }
      return marks[index]["foregroundStyle"]?.color.map { AnyView(view.tint($0)) } ?? AnyView(view)
    }
    return VStack(alignment: .leading, spacing: 0) { ScriptViews(rows) }
  }

  /// Draws a line for a member of each mark.
  private static func rules(_ node: ScriptNode, _ member: String) -> any View {
    let lines = node.marks(mostMarks).map { mark in
      AnyView(Text(verbatim: "─ " + (mark[member]?.chartWords ?? "–")))
    }
    return VStack(alignment: .leading, spacing: 0) { ScriptViews(lines) }
  }

  /// Draws a table of members of the marks, under their names.
  private static func table(_ node: ScriptNode, _ members: [String]) -> any View {
    let marks = node.marks(mostMarks)
    return Grid(alignment: .leading) {
      GridRow { ScriptViews(members.map { AnyView(Text(verbatim: $0).bold()) }) }
      ScriptViews(
        marks.map { mark in
          AnyView(
            GridRow {
              ScriptViews(members.map { AnyView(Text(verbatim: mark[$0]?.chartWords ?? "–")) })
            })
        })
    }
  }
}

extension ScriptNode {
  /// The marks of a chart, of which many are cut.
  fileprivate func marks(_ most: Int) -> [ScriptValue] {
    guard let marks = self["marks"], let all = marks.json.array else { return [] }
    if all.count > most { drawing.remark("“\(name)” has \(all.count) marks: \(most) are drawn.") }
    return all.prefix(most).map { marks.with($0) }
  }
}

extension ScriptValue {
  /// The words of a label, a date or a number in a chart.
  fileprivate var chartWords: String {
    if let number { return number.shortWords }
    if json["$date"] != nil, let date {
      return date.formatted(
        .dateTime.year().month(.abbreviated).day().locale(LocalizationEnvironment.locale))
    }
    return drawing.words(String(json.scriptWords().prefix(200)))
  }
}

extension Double {
  /// The number with at most two digits after the point.
  var shortWords: String {
    formatted(
      .number.precision(.fractionLength(0...2)).locale(LocalizationEnvironment.locale))
  }
}
