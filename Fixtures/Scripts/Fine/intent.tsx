import { Intent } from "scripting"
import { Choice } from "./app_intents"
import { end } from "./end"

async function run() {
  const action = Math.random() > 0.5 ? "set" : "continue"
  await Intent.requestConfirmation(action, Choice({ isOn: false }))
  await Intent.requestConfirmation("turnOn", Choice({ isOn: false }))
  end()
}
run()
