import { Intent, Script } from "scripting"
import { Choice } from "./app_intents"

export function end() {
  Script.exit(Intent.snippetIntent(Choice({ isOn: true })))
}
