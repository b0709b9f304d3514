import { ControlWidget, ControlWidgetButton } from "scripting"
import { Record } from "./app_intents"

const shown = ControlWidget.parameter === "shown"
ControlWidget.present(
  <ControlWidgetButton intent={Record({ shown })} label={{ title: "Record", systemImage: "mic" }} />,
)
