import { Intent, Script } from "scripting"
import { Card } from "./app_intents"

const full = "Send the notes?"
const supporting = "Two notes go to Ada."
const dialogs: Record<string, Intent.Dialog> = {
  text: full,
  supporting: { full, supporting },
  symbol: { full, supporting, systemImageName: "paperplane" },
  picture: { full, systemImageName: "paperplane" },
}

async function run() {
  const [name, prompt] = String(Intent.shortcutParameter?.value).split(" ")
  await Intent.requestConfirmation("send", Card(), {
    dialog: dialogs[name], showDialogAsPrompt: prompt !== "above",
  })
  Script.exit("sent")
}

run()
