import { Intent, Script } from "scripting"
import { Show } from "./app_intents"

async function run() {
  await Intent.requestConfirmation("sett" as any, Show())
  await Intent.requestConfirmation("abracadabra" as any, Show())
  Script.exit()
}
run()
