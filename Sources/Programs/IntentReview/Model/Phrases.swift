// The App Shortcuts in the sources, with their phrases.

import SwiftSyntax

/// An `AppShortcut(intent:phrases:…)`.
struct ShortcutDeclaration {
  /// A phrase written as a literal.
  struct Phrase {
    let node: StringLiteralExprSyntax
    /// Whether it contains the app's name.
    let hasApplicationName: Bool
    /// The parameters in it, with their nodes.
    let slots: [(name: String, node: ExprSyntax)]
    /// The text, with `${name}` in place of interpolations.
    let text: String
  }

  let call: FunctionCallExprSyntax
  /// The name of the intent's type; `nil` if it is not written there.
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
  /// Returns the shortcuts that a provider declares, in the order of the source.
  func shortcuts(of provider: Declaration) -> [ShortcutDeclaration] {
    provider.variables.flatMap { variable -> [ShortcutDeclaration] in
      let calls = (variable.getter?.calls ?? []) + (variable.initializer?.calls ?? [])
      return calls.filter { $0.calledName == "AppShortcut" }
        .map { ShortcutDeclaration($0, file: variable.file) }
    }
  }

  /// Returns the parameter for a slot of a phrase.
  func parameter(_ slot: String, of shortcut: ShortcutDeclaration) -> IntentParameterDeclaration? {
    guard let name = shortcut.intentName, let intent = type(named: name, from: shortcut.file)
    else { return nil }
    return parameters(of: intent).first { $0.name == slot }
  }
}
