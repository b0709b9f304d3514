// Sheets, dialogs and messages, which stand in front of the page that presents them.

import BehestJSON
import BehestSwiftUI

extension ScriptModifiers {
  /// Presents the page of a sheet, or of the first of several that is presented.
  static func presenting(_ view: AnyView, _ value: ScriptValue) -> any View {
    for json in value.json.array ?? [value.json] {
      let sheet = value.with(json)
      guard let content = sheet["content"], sheet.presentation.isPresented else { continue }
      var page = value.drawing.page(of: content.json)
      if let dismissal = sheet.presentation.dismissal {
        let content = page.view
        page.view = AnyView(
          VStack(alignment: .leading) {
            content
            value.drawing.button(dismissal, role: .cancel) { Text(verbatim: "Close") }
          })
      }
      value.drawing.present(page)
      break
    }
    return view
  }

  /// Presents a question with its buttons.
  static func asking(_ view: AnyView, _ value: ScriptValue) -> any View {
    let presentation = value.presentation
    guard presentation.isPresented else { return view }
    let drawing = value.drawing
    let actions = value["actions"].map { drawing.view($0.json) }
    let dialog = VStack(alignment: .leading) {
      if let message = value["message"] { drawing.view(message.json) }
      if let actions {
        actions
      } else {
        drawing.button(presentation.dismissal) { Text(verbatim: "OK") }
      }
    }
    drawing.present(
      ScriptDrawing.Page(
        view: AnyView(dialog), title: value["title"]?.text.map { drawing.words($0) }))
    return view
  }

  /// Shows a message below the page.
  static func toasting(_ view: AnyView, _ value: ScriptValue) -> any View {
    let presentation = value.presentation
    guard presentation.isPresented else { return view }
    let drawing = value.drawing
    let message = value["message"]?.text.map { AnyView(drawing.text($0)) }
    let content = message ?? value["content"].map { drawing.view($0.json) }
    guard let content else { return view }
    drawing.toasts.append(
      AnyView(
        HStack {
          content
          Spacer()
          drawing.button(presentation.dismissal) { Text(verbatim: "OK") }
        }))
    return view
  }
}
