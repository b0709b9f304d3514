// The App Shortcuts in the sources, with their phrases.

import SwiftSyntax

/// An `AppShortcut(intent:phrases:…)`.
struct ShortcutDeclaration {
  let call: FunctionCallExprSyntax
  /// The phrases that are written as literals.
  let phrases: [PhraseDeclaration]
}

/// A phrase of an App Shortcut.
struct PhraseDeclaration {
  /// A parameter in a phrase.
  struct Slot {
    let name: String
    let node: ExprSyntax
    /// The declaration; `nil` if the intent is not in the sources.
    let parameter: IntentParameterDeclaration?
  }

  let node: StringLiteralExprSyntax
  /// Whether it contains the app's name.
  private(set) var hasApplicationName = false
  private(set) var slots: [Slot] = []
  /// The text, with `${name}` in place of interpolations.
  private(set) var text = ""

  init(_ node: StringLiteralExprSyntax, parameters: [IntentParameterDeclaration]) {
    self.node = node
    for segment in node.segments {
      switch segment {
      case .stringSegment(let part): text += part.content.text
      case .expressionSegment(let part):
        guard let value = part.expressions.first?.expression else { continue }
        if value.lastName == "applicationName" {
          hasApplicationName = true
          text += "${applicationName}"
        } else if let name = value.projectedProperty {
          let parameter = parameters.first { $0.name == name }
          slots.append(Slot(name: name, node: value, parameter: parameter))
          text += "${\(name)}"
        } else {
          text += "…"
        }
      }
    }
  }
}

extension IntentModel {
  /// Returns the shortcuts that a provider declares, in the order of the source.
  func shortcuts(of provider: Declaration) -> [ShortcutDeclaration] {
    let code = provider.variables.flatMap {
      ($0.getter?.calls ?? []) + ($0.initializer?.calls ?? [])
    }
    return code.filter { $0.calledName == "AppShortcut" }.map { call in
      let intent = call.argument("intent")?.madeType.flatMap { type(named: $0, near: call) }
      let parameters = intent.map(parameters) ?? []
      let phrases = call.argument("phrases")?.as(ArrayExprSyntax.self)?.elements.compactMap {
        $0.expression.as(StringLiteralExprSyntax.self)
      }
      return ShortcutDeclaration(
        call: call,
        phrases: (phrases ?? []).map { PhraseDeclaration($0, parameters: parameters) })
    }
  }

  /// The phrases of all shortcuts.
  var phrases: [PhraseDeclaration] {
    types("AppShortcutsProvider").flatMap { shortcuts(of: $0) }.flatMap(\.phrases)
  }

  /// Returns the entity that fills a slot; `nil` if something else does, or it is unknown.
  func entity(of slot: PhraseDeclaration.Slot) -> Declaration? {
    type(slot.parameter?.variable.type).flatMap { self.is($0, "AppEntity") ? $0 : nil }
  }
}
