// Intents that control lamps: with a confirmation, by a value, on a slider, by colour.

import AppIntents

struct ToggleLightIntent: AppIntent {
  static var title: LocalizedStringResource = "Toggle Light"
  static var authenticationPolicy: IntentAuthenticationPolicy = .requiresAuthentication

  @Parameter(title: "Light")
  var light: LightEntity

  @Dependency
  var service: LightService

  static var parameterSummary: some ParameterSummary {
    Summary("Toggle \(\.$light)")
  }

  func perform() async throws -> some IntentResult & ProvidesDialog {
    try await requestConfirmation(actionName: .toggle, dialog: "Toggle \(light.name)?")
    let isOn = await service.change(light.id) { $0.isOn.toggle() }?.isOn ?? false
    return .result(dialog: "\(light.name) is \(isOn ? "on" : "off").")
  }
}

struct SetLightIntent: SetValueIntent, UndoableIntent {
  static var title: LocalizedStringResource = "Set Light"

  @Parameter(title: "Light")
  var light: LightEntity

  @Parameter(title: "State", displayName: Bool.IntentDisplayName(true: "On", false: "Off"))
  var value: Bool

  @Dependency
  var service: LightService

  static var parameterSummary: some ParameterSummary {
    Summary("Turn \(\.$light) \(\.$value)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Bool> & ProvidesDialog {
    let (wanted, id) = (value, light.id)
    let before = await service.all().filter { $0.id == id }
    _ = await service.change(id) { $0.isOn = wanted }
    await undoManager?.registerUndo(withTarget: service) { service in
      Task { await service.restore(before) }
    }
    let state = wanted ? "on" : "off"
    await undoManager?.setActionName("Turn \(light.name) \(state)")
    return .result(value: wanted, dialog: "\(light.name) is \(state).")
  }
}

struct SetBrightnessIntent: UndoableIntent {
  static var title: LocalizedStringResource = "Set Brightness"

  @Parameter(title: "Brightness", controlStyle: .slider, inclusiveRange: (0, 100))
  var brightness: Int

  @Parameter(title: "Light")
  var light: LightEntity?

  @Dependency
  var service: LightService

  static var parameterSummary: some ParameterSummary {
    Summary("Set the brightness of \(\.$light) to \(\.$brightness)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<Int> & ProvidesDialog {
    let wanted = brightness
    let lights = await service.all().filter { light == nil || $0.id == light?.id }
    for light in lights { _ = await service.change(light.id) { $0.brightness = wanted } }
    await undoManager?.registerUndo(withTarget: service) { service in
      Task { await service.restore(lights) }
    }
    let names = lights.map(\.name).formatted(.list(type: .and))
    await undoManager?.setActionName("Set \(names) to \(wanted) percent")
    return .result(value: wanted, dialog: "\(names) at \(wanted) percent.")
  }
}

struct SetColorIntent: AppIntent {
  static var title: LocalizedStringResource = "Set Color"

  @Parameter(title: "Color", supportedValues: [.white, .warm, .blue])
  var color: LightColor

  static var parameterSummary: some ParameterSummary {
    Summary("Set the color to \(\.$color)")
  }

  func perform() async throws -> some IntentResult & ReturnsValue<LightColor> {
    .result(value: color)
  }
}

struct LightControlConfig: ControlConfigurationIntent {
  static var title: LocalizedStringResource = "Light Control"

  @Parameter(title: "Light")
  var light: LightEntity?
}
