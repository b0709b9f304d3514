// What a phrase of script.json runs, with the text that it was given.

import { Intent, Script } from "scripting"
import { PickColor, ShowResult } from "./app_intents"

async function run() {
  const parameter = Intent.shortcutParameter
  const text = parameter?.type === "text" ? parameter.value : Intent.textsParameter?.[0]

  // Goes on when the card is confirmed, and ends the script when it is not.
  await Intent.requestConfirmation("set", PickColor(), { dialog: "Which color?" })

  const shown = text ?? "Hello"
  Script.exit(Intent.snippetIntent({
    snippetIntent: ShowResult({ text: shown }),
    value: Intent.text(shown),
  }))
}

run()
