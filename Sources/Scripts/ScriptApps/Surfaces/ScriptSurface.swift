// The surfaces of a script beside its cards, each with the intent that draws it.

import IntentEngine
import ScriptBundles

/// A surface that a script shows something on, other than a card.
enum ScriptSurface: CaseIterable, Sendable {
  /// A widget: a block of a fixed size.
  case widget
  /// A control that is a button.
  case controlButton
  /// A control that is a toggle.
  case controlToggle
  /// The live activities that run.
  case activity

  /// The entry that draws it.
  var entry: ScriptEntry {
    switch self {
    case .widget: .widget
    case .controlButton: .controlWidgetButton
    case .controlToggle: .controlWidgetToggle
    case .activity: .liveActivity
    }
  }

  /// The name of the intent that draws it.
  var intentName: String {
    switch self {
    case .widget: "ShowWidget"
    case .controlButton: "ShowControlButton"
    case .controlToggle: "ShowControlToggle"
    case .activity: "ShowActivities"
    }
  }

  /// The view that it must be; `nil` for any.
  var view: String? {
    switch self {
    case .widget, .activity: nil
    case .controlButton: "ControlWidgetButton"
    case .controlToggle: "ControlWidgetToggle"
    }
  }

  /// The call that an entry draws it by, for the author.
  var call: String {
    view.map { "ControlWidget.present(<\($0) … />)" } ?? "Widget.present(<View />)"
  }

  /// The parameters of its intent: the size, what the person has set, whether the screen is locked,
  /// and whether a drawing that was kept is left.
  static let parameters: [ParameterFacts] = [
    .optional("family", .text, "Family"), .optional("parameter", .text, "Parameter"),
    .optional("locked", .boolean, "Locked"), .optional("anew", .boolean, "Anew"),
  ]
}
