// Controls that ask for a value: fields, pickers, sliders.

import BehestJSON
import BehestSwiftUI
import Foundation

extension ScriptViewTable {
  /// Controls whose press asks the person for a value.
  static let fields: [String: Maker] = [
    "TextField": { node in field(node, isSecret: false) },
    "SecureField": { node in field(node, isSecret: true) },
    "Slider": slider, "Picker": picker, "MultiPicker": columns, "MultiColumnsPicker": columns,
    "DatePicker": date, "ColorPicker": color,
  ]

  private static func field(_ node: ScriptNode, isSecret: Bool) -> any View {
    let bound = node.bound("value", by: "onChanged")
    let text = bound.value.string ?? ""
    let prompt = node["prompt"]?.text ?? ""
    let shown = isSecret && !text.isEmpty ? "••••••" : text
    let submit = node.modifier("onSubmit")
    let input = ScriptInput(
      title: node.words,
      kind: .text(
        isSecret: isSecret, isMultiline: !isSecret && node["axis"]?.text == "vertical",
        placeholder: prompt),
      value: .string(text), shownValue: shown,
      submission: submit.flatMap { ($0["action"] ?? $0).closure() })
    let empty = prompt.isEmpty && input.title.isEmpty ? "…" : prompt
    let value = Text(verbatim: shown.isEmpty ? empty : node.drawing.words(shown))
    return node.field(
      input, bound.setter, value: shown.isEmpty ? value.foregroundStyle(.tertiary) : value)
  }

  private static func slider(_ node: ScriptNode) -> any View {
    let bound = node.bound("value", by: "onChanged")
    let (least, most) = (node["min"]?.number ?? 0, node["max"]?.number ?? 1)
    let range = min(least, most)...max(least, most)
    let value = node["value"]?.number ?? range.lowerBound
    let words = value.shortWords
    let input = ScriptInput(
      title: node.words, kind: .number(range: range, step: node["step"]?.number),
      value: bound.value, shownValue: words)
    return node.field(
      input, bound.setter, value: node.view("currentValueLabel") ?? AnyView(Text(verbatim: words)))
  }

  private static func picker(_ node: ScriptNode) -> any View {
    let bound = node.bound("value", by: "onChanged")
    let choices = node.choices()
    let chosen = choices.first { $0.value == bound.value }
    let shown = chosen?.title ?? bound.value.scriptWords(depth: 0)
    let input = ScriptInput(
      title: node.props["title"]?.string ?? (node.props["label"] ?? .null).scriptWords(),
      kind: .choice(choices), value: bound.value, shownValue: shown)
    return node.field(input, bound.setter, value: node.drawing.text(shown.isEmpty ? "…" : shown))
  }

  /// Draws columns of texts to choose from: a control each.
  private static func columns(_ node: ScriptNode) -> any View {
    let bound = node.bound("selections", by: "onSelectionsChanged")
    let options = node["options"]?.json.array?.prefix(20) ?? []
    let chosen = (bound.value.array ?? []).prefix(20).map { $0.integer ?? 0 }
    let controls = options.enumerated().map { column, options in
      let titles = (options.array ?? []).prefix(1000).map { $0.scriptWords(depth: 0) }
      let selections = options.array.map { _ in
        (0..<max(chosen.count, column + 1)).map { $0 < chosen.count ? chosen[$0] : 0 }
      }
      let choices = titles.enumerated().map { index, title in
        var changed = selections ?? []
        if changed.indices.contains(column) { changed[column] = index }
        return ScriptInput.Choice(title: title, value: .array(changed.map { .integer($0) }))
      }
      let index = selections?[column] ?? 0
      let shown = titles.indices.contains(index) ? titles[index] : "–"
      let input = ScriptInput(
        title: "", kind: .choice(choices), value: bound.value, shownValue: shown)
      return node.button(bound.setter.map { .input($0, input) }) { Text(verbatim: shown) }
    }
    return HStack { ScriptViews(controls) }
  }

  private static func date(_ node: ScriptNode) -> any View {
    let bound = node.bound("value", by: "onChanged")
    let date = node["value"]?.date ?? Date(timeIntervalSince1970: 0)
    let from = node["startDate"]?.date ?? ScriptValue.dates.lowerBound
    let to = node["endDate"]?.date ?? ScriptValue.dates.upperBound
    let parts = (node["displayedComponents"]?.json.array ?? ["date", "hourAndMinute"])
      .compactMap { part -> ScriptInput.DatePart? in
        node["displayedComponents"]?.with(part).choice(dateParts) ?? dateParts[part.string ?? ""]
      }
    let components: DatePickerComponents = parts.reduce(into: []) {
      $0.formUnion($1 == .day ? .date : .hourAndMinute)
    }
    let words = date.formatted(Date.ISO8601FormatStyle())
    let input = ScriptInput(
      title: node.words,
      kind: .date(
        Set(parts), range: min(from, to)...max(from, to), isTimestamp: bound.value.number != nil),
      value: bound.value, shownValue: words)
    let title = node.label(or: "Date")
    return DatePicker(selection: .constant(date), displayedComponents: components) {
      node.button(bound.setter.map { .input($0, input) }) { title }
    }
  }

  private static let dateParts: [String: ScriptInput.DatePart] = [
    "date": .day, "hourAndMinute": .time, "hourMinuteAndSecond": .time,
  ]

  private static func color(_ node: ScriptNode) -> any View {
    let bound = node.bound("value", by: "onChanged")
    let words = bound.value.string ?? ""
    let input = ScriptInput(
      title: node.words,
      kind: .color(hasOpacity: node["supportsOpacity"]?.boolean ?? true), value: bound.value,
      shownValue: words)
    let swatch = node["value"]?.color.map { Text(verbatim: "  ").background($0) }
    return node.field(
      input, bound.setter,
      value: HStack {
        swatch
        node.drawing.text(words)
      })
  }
}

extension ScriptNode {
  /// The values of the views in a picker that have a tag, however deep.
  ///
  /// - Parameter depth: The levels that are read.
  fileprivate func choices(depth: Int = 10) -> [ScriptInput.Choice] {
    var choices: [ScriptInput.Choice] = []
    for tree in children {
      guard choices.count < 1000 else { break }
      guard let node = ScriptNode(tree, drawing) else { continue }
      if let tag = node.modifier("tag") {
        choices.append(ScriptInput.Choice(title: tree.scriptWords(), value: tag.json))
      } else if depth > 0 {
        choices += node.choices(depth: depth - 1)
      }
    }
    return choices
  }
}
