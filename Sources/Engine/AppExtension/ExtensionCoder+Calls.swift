// Codes calls, the requests of running intents, and their ends.

import BehestCards
package import BehestJSON
import Foundation
import IntentEngine

extension ExtensionCoder {
  /// Returns the state of a call as JSON.
  package func json(_ call: CallState) -> JSON {
    var json: JSON = [
      "tool": .string(call.tool),
      "values": .object(
        JSON.Members(
          call.values.sorted { $0.key < $1.key }
            .map { name, value in (name, value.map(self.json) ?? .null) })),
    ]
    json["kept"] = call.kept.map { .string($0) }
    json["arguments"] = call.arguments
    json["intent"] = call.intent.map { self.json($0) }
    return json
  }

  /// Returns the state of a call in a JSON object; `nil` without a tool.
  package func call(_ json: JSON) -> CallState? {
    guard let tool = json["tool"]?.string else { return nil }
    var values: [String: Value?] = [:]
    if case .object(let members)? = json["values"] {
      for (name, value) in members { values[name] = .some(value == nil ? nil : self.value(value)) }
    }
    return CallState(
      tool: tool, kept: json["kept"]?.string, values: values, arguments: json["arguments"],
      intent: json["intent"].flatMap(intent))
  }

  private func json(_ reference: ParameterReference) -> JSON {
    var json = self.json(reference.facts)
    json["owner"] = reference.owner.map(self.json)
    return json
  }

  private func reference(_ json: JSON?) -> ParameterReference? {
    json.flatMap(parameter).map {
      ParameterReference($0, owner: json?["owner"].flatMap(call))
    }
  }

  // MARK: Cards

  /// Returns the content of a card as JSON.
  package func json(_ content: ContentRecord) -> JSON {
    switch content {
    case .card(let card, let actions):
      [
        "card": JSON(encoding: card),
        "actions": .array(actions.map { $0.map(json) ?? nil }),
      ]
    case .snippet(let call): ["snippet": json(call)]
    }
  }

  /// Returns the content of a card in a JSON object; `nil` for an object that is none.
  package func content(_ json: JSON) -> ContentRecord? {
    if let call = json["snippet"].flatMap(call) { return .snippet(call) }
    if let document = json["card"] {
      let card: Card
      do {
        card = try JSONDecoder().decode(
          Card.self, from: Data(document.text(isPretty: false).utf8))
      } catch {
        // Its author is the first to see it.
        card = Card(blocks: [.callout(Self.warning(about: error))])
      }
      return .card(card, actions: (json["actions"]?.array ?? []).map { call($0) })
    }
    return json["markdown"]?.string.map { page($0, json["buttons"]?.array ?? []) }
  }

  /// Returns a callout that says why a card cannot be drawn, and where it is wrong.
  private static func warning(about error: any Error) -> Block.Callout {
    let context: DecodingError.Context? =
      switch error as? DecodingError {
      case .typeMismatch(_, let context), .valueNotFound(_, let context),
        .keyNotFound(_, let context), .dataCorrupted(let context):
        context
      default: nil
      }
    let place = (context?.codingPath ?? []).map(\.stringValue).joined(separator: "/")
    let reason = context?.debugDescription ?? String(describing: error)
    return Block.Callout(
      .warning, title: [.text("The card cannot be drawn")],
      [.paragraph("\(place): \(reason)")])
  }

  /// Returns a card of Markdown, with buttons below it.
  private func page(_ markdown: String, _ buttons: [JSON]) -> ContentRecord {
    var card = (try? Card(markdown: markdown)) ?? Card(blocks: [.paragraph(markdown)])
    card.blocks += buttons.enumerated().map { index, button in
      .control(
        Control(
          label: [.text(button["label"]?.string ?? button["tool"]?.string ?? "")],
          role: button["role"]?.string.flatMap(Control.Role.init), prominence: .bordered,
          isEnabled: button["isEnabled"] != false, action: index))
    }
    return .card(card, actions: buttons.map { call($0) })
  }

  // MARK: Requests

  /// Returns a request of a running intent as JSON.
  package func json(_ request: RequestRecord) -> JSON {
    switch request {
    case .value(let parameter, let dialog):
      return object("value", dialog, nil, ["parameter": json(parameter)])
    case .choice(let parameter, let values, let dialog):
      return object(
        "choice", dialog, nil,
        ["parameter": json(parameter), "values": .array(values.map(json))])
    case .valueConfirmation(let parameter, let value, let dialog, let content):
      return object(
        "valueConfirmation", dialog, content, ["parameter": json(parameter), "value": json(value)])
    case .confirmation(
      let accept, let decline, let isDestructive, let dialog, let showsDialog, let content):
      return object(
        "confirmation", dialog, content,
        [
          "accept": Self.json(accept), "decline": Self.json(decline),
          "isDestructive": .boolean(isDestructive), "showsDialog": .boolean(showsDialog),
        ])
    case .option(let options, let dialog, let content):
      return object(
        "option", dialog, content, ["options": .array(options.map { Self.json($0) })])
    case .perform(let call): return ["kind": "perform", "call": json(call)]
    }
  }

  /// Returns the request in a JSON object; `nil` for an object that is none.
  package func request(_ json: JSON) -> RequestRecord? {
    let parameter = reference(json["parameter"])
    let dialog = json["dialog"].flatMap(Self.dialog)
    let content = json["content"].flatMap(content)
    switch json["kind"]?.string {
    case "value": return parameter.map { .value($0, dialog: dialog) }
    case "choice":
      return parameter.map {
        .choice(
          $0, among: (json["values"]?.array ?? []).compactMap(value), dialog: dialog)
      }
    case "valueConfirmation":
      guard let parameter, let value = json["value"].flatMap(value) else { return nil }
      return .valueConfirmation(parameter, value, dialog: dialog, content: content)
    case "confirmation":
      return .confirmation(
        accept: Self.words(json["accept"]), decline: Self.words(json["decline"]),
        isDestructive: json["isDestructive"] == true, dialog: dialog,
        showsDialog: json["showsDialog"] != false, content: content)
    case "option":
      return .option(
        (json["options"]?.array ?? []).compactMap { Self.option($0) }, dialog: dialog,
        content: content)
    case "perform": return json["call"].flatMap(call).map { .perform($0) }
    default: return nil
    }
  }

  /// Returns an answer to a request as JSON.
  package func json(_ answer: AnswerRecord) -> JSON {
    switch answer {
    case .answer(.value(let value)): ["value": json(value)]
    case .answer(.accepted): ["accepted": true]
    case .answer(.declined): ["accepted": false]
    case .answer(.option(let index)): ["option": .integer(index)]
    case .performed: ["performed": true]
    case .failed(let error): ["error": Self.json(error)]
    }
  }

  /// Returns the answer in a JSON object; `nil` for an object that is none.
  package func answer(_ json: JSON) -> AnswerRecord? {
    if let value = json["value"].flatMap(value) { return .answer(.value(value)) }
    if let accepted = json["accepted"]?.boolean { return .answer(accepted ? .accepted : .declined) }
    if let index = json["option"]?.integer { return .answer(.option(index)) }
    if json["performed"] == true { return .performed }
    return json["error"].map { .failed(Self.error($0)) }
  }

  // MARK: Ends

  /// Returns the end of a call as JSON.
  package func json(_ end: EndRecord) -> JSON {
    switch end {
    case .done(let result):
      var json = object("done", result.dialog, result.content, [:])
      json["value"] = result.value.map { self.json($0) }
      json["next"] = result.next.map { self.json($0) }
      json["copy"] = result.copy.map { Self.json($0) }
      if result.showsValue { json["showsValue"] = true }
      if result.acceptsQuestion { json["acceptsQuestion"] = true }
      return json
    case .needsValue(let parameter, let dialog):
      return object("needsValue", dialog, nil, ["parameter": json(parameter)])
    case .needsChoice(let parameter, let values, let dialog):
      return object(
        "needsChoice", dialog, nil,
        ["parameter": json(parameter), "values": .array(values.map(json))])
    case .restart: return ["kind": "restart"]
    case .needsForeground(let asks, let dialog, let accept, let decline, let goOn):
      return object(
        "needsForeground", dialog, nil,
        [
          "asks": .boolean(asks), "accept": Self.json(accept), "decline": Self.json(decline),
          "goOn": .string(goOn),
        ])
    case .failed(let error): return ["kind": "failed", "error": Self.json(error)]
    case .withdrawn: return ["kind": "withdrawn"]
    case .declined: return ["kind": "declined"]
    }
  }

  /// Returns the end in a JSON object; `nil` for an object that is none.
  ///
  /// An end without a kind is that of an intent which has finished.
  package func end(_ json: JSON) -> EndRecord? {
    let parameter = reference(json["parameter"])
    let dialog = json["dialog"].flatMap(Self.dialog)
    switch json["kind"]?.string ?? "done" {
    case "done":
      return .done(
        ResultRecord(
          value: json["value"].flatMap(value), dialog: dialog,
          content: json["content"].flatMap(content), next: json["next"].flatMap(call),
          copy: json["copy"].flatMap(Self.copy), showsValue: json["showsValue"] == true,
          acceptsQuestion: json["acceptsQuestion"] == true))
    case "needsValue": return parameter.map { .needsValue($0, dialog: dialog) }
    case "needsChoice":
      return parameter.map {
        .needsChoice(
          $0, among: (json["values"]?.array ?? []).compactMap(value), dialog: dialog)
      }
    case "restart": return .restart
    case "needsForeground":
      return .needsForeground(
        asks: json["asks"] == true, dialog: dialog, accept: Self.words(json["accept"]),
        decline: Self.words(json["decline"]), goOn: json["goOn"]?.string ?? "")
    case "failed": return .failed(Self.error(json["error"] ?? [:]))
    case "withdrawn": return .withdrawn
    case "declined": return .declined
    default: return nil
    }
  }

  private func object(
    _ kind: String, _ dialog: Dialog?, _ content: ContentRecord?, _ other: JSON
  ) -> JSON {
    var json = other
    json["kind"] = .string(kind)
    json["dialog"] = dialog.map { Self.json($0) }
    json["content"] = content.map { self.json($0) }
    return json
  }

  private static func json(_ words: [String]) -> JSON { JSON(strings: words) }

  private static func words(_ json: JSON?) -> [String] {
    (json?.array ?? []).compactMap(\.string)
  }
}
