// Keeps the number of each control of a card while the card is drawn again.

import BehestCards

/// The places of a card's controls: the control at a place has the number after it.
///
/// A control keeps its place as long as the card lives, also while it is not drawn, so that a number
/// read a moment ago never presses another button. It is known by its intent with the values, by the
/// label where the values have changed, and by its order where the app replaces all controls of an
/// intent, as a quiz does with its answers. Of a card that keeps none, the first place is free again.
struct ControlPlaces: Sendable {
  /// A control as it was drawn last.
  private struct Known {
    let intent: String
    let values: [String: Value]
    let label: String
    var isDrawn = true
  }

  private var known: [Known] = []

  /// Gives the controls of a card the places that they had.
  mutating func place(_ drawn: CardSource.Drawn) -> CardSource.Drawn {
    let calls = drawn.card.controls.map { control in
      control.action.flatMap { drawn.actions.indices.contains($0) ? drawn.actions[$0] : nil }
    }
    let controls = zip(drawn.card.controls, calls).map { control, call in
      Known(
        intent: call?.source.id ?? "", values: call?.values.mapValues(\.identity) ?? [:],
        label: control.name)
    }
    let places = places(of: controls)
    for index in known.indices { known[index].isDrawn = false }
    for (control, place) in zip(controls, places) {
      if place < known.count { known[place] = control } else { known.append(control) }
    }
    var actions = [(any IntentCall)?](repeating: nil, count: known.count)
    for (call, place) in zip(calls, places) { actions[place] = call }
    var rest = places[...]
    let card = drawn.card.mapControls { control in
      var control = control
      control.action = rest.removeFirst()
      return control
    }
    return (card, actions)
  }

  /// Returns the place of each control, which may be behind those known.
  private mutating func places(of controls: [Known]) -> [Int] {
    var places = [Int?](repeating: nil, count: controls.count)
    func take(where fits: (_ control: Known, _ old: Known) -> Bool) {
      for index in controls.indices where places[index] == nil {
        places[index] = known.indices.first { place in
          !places.contains(place) && fits(controls[index], known[place])
        }
      }
    }
    /// Whether a label is that of one control of its intent, in a drawing.
    func isAlone(_ control: Known, in drawing: [Known]) -> Bool {
      drawing.count { $0.intent == control.intent && $0.label == control.label } == 1
    }
    let old = known.filter(\.isDrawn)
    take { $0.intent == $1.intent && $0.values == $1.values && $0.label == $1.label }
    take { $0.intent == $1.intent && $0.values == $1.values }
    take {
      $1.isDrawn && $0.intent == $1.intent && $0.label == $1.label && isAlone($0, in: controls)
        && isAlone($1, in: old)
    }
    let kept = Set(places.compactMap { $0 }.map { known[$0].intent })
    take { $1.isDrawn && $0.intent == $1.intent && !kept.contains($0.intent) }
    if !places.isEmpty, places.allSatisfy({ $0 == nil }) { known = [] }
    var next = known.count
    return places.map { place in
      if let place { return place }
      next += 1
      return next - 1
    }
  }
}

extension Value {
  /// The value by which an action is known: entities by their identifiers, as their properties change.
  fileprivate var identity: Value {
    if let elements { return .list(elements.map(\.identity)) }
    guard isEntity, let identifier else { return plain }
    return .text(identifier)
  }
}
