// The actions of controls: closures, intents and bindings, by the numbers of the runtime.

import BehestJSON
import BehestSwiftUI

extension ScriptNode {
  /// The action of the view: its intent, or its closure unless that is inert; `nil` for neither.
  var action: ScriptAction? {
    if let intent = props["intent"]?["$intent"] { return .intent(intent) }
    return self["action"]?.closure().map { .closure($0, []) }
  }

  /// A value that a control shows and sets.
  struct Bound {
    /// The value.
    var value: JSON
    /// The number of the closure that takes a new one; `nil` for an inert one.
    var setter: Int?

    /// The action that sets another value; `nil` for an inert one.
    func setting(_ value: JSON) -> ScriptAction? { setter.map { .closure($0, [value]) } }
  }

  /// The value of a prop, with the closure of another one or with that of an Observable.
  func bound(_ prop: String, by closure: String) -> Bound {
    let json = props[prop] ?? .null
    if let binding = json.scriptNumber("$binding") {
      return Bound(value: json["value"] ?? .null, setter: binding > 0 ? binding : nil)
    }
    return Bound(value: json, setter: self[closure]?.closure())
  }

  /// Returns a button with an action; one without is drawn as disabled.
  ///
  /// Within a label there is only the label.
  func button(
    _ action: ScriptAction?, role: ButtonRole? = nil, @ViewBuilder label: () -> some View
  ) -> AnyView { drawing.button(action, role: role, label: label) }

  /// Returns a control that asks for a value: its label as a button, and the value after it.
  ///
  /// - Parameters:
  ///   - input: The value; its title is that of the label.
  ///   - setter: The number of the closure that takes a value; `nil` for an inert one.
  ///   - value: The view of the value.
  func field(_ input: ScriptInput, _ setter: Int?, value: some View) -> AnyView {
    let action = setter.map { ScriptAction.input($0, input) }
    // Without a title, a field is named by what is in it.
    guard !input.title.isEmpty else { return button(action) { value } }
    let control = button(action) { label() }
    return AnyView(LabeledContent(content: { value }, label: { control }))
  }
}

extension ScriptDrawing {
  /// Returns a button with an action; one without is drawn as disabled.
  func button(
    _ action: ScriptAction?, role: ButtonRole? = nil, @ViewBuilder label: () -> some View
  ) -> AnyView {
    if isInLabel { return AnyView(label()) }
    let label = self.label { AnyView(label()) }
    guard let action else { return AnyView(Button(role: role, action: {}) { label }) }
    return AnyView(Button(role: role, payload: action) { label })
  }
}

extension ScriptValue {
  /// The number of a closure; `nil` for an inert one and for a value that is none.
  func closure() -> Int? {
    let number = json.scriptNumber("$action") ?? json.scriptNumber("$binding") ?? 0
    return number > 0 ? number : nil
  }

  /// The action that calls the closure; `nil` for an inert one.
  func action(_ arguments: [JSON] = []) -> ScriptAction? {
    if let intent = json["$intent"] { return .intent(intent) }
    return closure().map { .closure($0, arguments) }
  }

  /// Whether something is presented, and the action that dismisses it.
  var presentation: (isPresented: Bool, dismissal: ScriptAction?) {
    let shown = json["isPresented"] ?? .null
    if let binding = shown.scriptNumber("$binding") {
      let dismissal = binding > 0 ? ScriptAction.closure(binding, [false]) : nil
      return (shown["value"]?.boolean ?? false, dismissal)
    }
    return (shown.boolean ?? false, self["onChanged"]?.action([false]))
  }
}

extension JSON {
  /// The number under a mark of the runtime, such as `$action`.
  func scriptNumber(_ mark: String) -> Int? { self[mark]?.integer }
}
