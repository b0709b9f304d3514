import { ControlWidget, ControlWidgetToggle } from "scripting"
import { isOpen, SetDoor } from "./app_intents"

async function run() {
  const id = ControlWidget.parameter || "front"
  ControlWidget.present(
    <ControlWidgetToggle
      intent={SetDoor({ id, value: !isOpen(id) })}
      privacySensitive={id === "safe"}
      label={{ title: `Door ${id}`, systemImage: "door.garage.closed" }}
      activeValueLabel={{ title: "The door is opened", privacySensitive: true }}
      inactiveValueLabel={{ title: "The door is closed", privacySensitive: true }}
    />,
  )
}

run()
