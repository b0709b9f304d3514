// The App Shortcuts of the sources with their phrases.

import SwiftSyntax

/// An `AppShortcut(intent:phrases:…)`.
struct ShortcutDeclaration {
  /// A phrase that is written as a literal.
  struct Phrase {
    let node: StringLiteralExprSyntax
    /// Whether the name of the app is in it.
    let hasApplicationName: Bool
    /// The parameters in it, each with its place.
    let slots: [(name: String, node: ExprSyntax)]
    /// What is written, with `${name}` for what is interpolated.
    let text: String
  }

  let call: FunctionCallExprSyntax
  /// The intent's type, as it is named; `nil` when that is not written there.
  let intentName: String?
  let phrases: [Phrase]
  let file: SourceFile

  init(_ call: FunctionCallExprSyntax, file: SourceFile) {
    self.call = call
    self.file = file
    intentName = call.argument("intent")?.madeType
    let list = call.argument("phrases")?.as(ArrayExprSyntax.self)
    phrases =
      list?.elements.compactMap { element in
        element.expression.as(StringLiteralExprSyntax.self).map { Phrase($0) }
      } ?? []
  }
}

extension ShortcutDeclaration.Phrase {
  init(_ node: StringLiteralExprSyntax) {
    self.node = node
    var text = ""
    var slots: [(name: String, node: ExprSyntax)] = []
    var hasName = false
    for segment in node.segments {
      switch segment {
      case .stringSegment(let part): text += part.content.text
      case .expressionSegment(let part):
        guard let value = part.expressions.first?.expression else { continue }
        if value.lastName == "applicationName" {
          hasName = true
          text += "${applicationName}"
        } else if let name = value.projectedProperty {
          slots.append((name, value))
          text += "${\(name)}"
        } else {
          text += "…"
        }
      }
    }
    hasApplicationName = hasName
    self.slots = slots
    self.text = text
  }
}

extension IntentModel {
  /// The shortcuts that a provider declares, in the order of the source.
  func shortcuts(of provider: Declaration) -> [ShortcutDeclaration] {
    provider.variables.flatMap { variable -> [ShortcutDeclaration] in
      let calls = (variable.getter?.calls ?? []) + (variable.initializer?.calls ?? [])
      return calls.filter { $0.calledName == "AppShortcut" }
        .map { ShortcutDeclaration($0, file: variable.file) }
    }
  }

  /// The parameter that a slot of a phrase stands for.
  func parameter(_ slot: String, of shortcut: ShortcutDeclaration) -> IntentParameterDeclaration? {
    guard let name = shortcut.intentName, let intent = type(named: name, from: shortcut.file)
    else { return nil }
    return parameters(of: intent).first { $0.name == slot }
  }
}
