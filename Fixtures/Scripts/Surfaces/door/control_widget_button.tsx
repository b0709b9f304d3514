import { ControlWidget, ControlWidgetButton } from "scripting"
import { Ring } from "./app_intents"

const id = ControlWidget.parameter || "front"
ControlWidget.present(
  <ControlWidgetButton
    intent={Ring({ id })}
    label={{ title: "Ring", systemImage: "bell" }}
    activeValueLabel={{ title: "Ringing" }}
    inactiveValueLabel={{ title: `Rung ${Storage.get(`rings ${id}`) ?? 0} times` }}
  />,
)
