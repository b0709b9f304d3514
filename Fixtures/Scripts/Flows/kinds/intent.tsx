import { Intent, Script } from "scripting"
import { Mark, Show } from "./app_intents"

async function run() {
  switch (Intent.shortcutParameter?.value) {
    case "factory":
      // What a factory makes is a description: its parameters are taken now.
      Script.exit(Intent.json(Show({ title: "Made" })))
    case "wrapped":
      Script.exit(Intent.snippetIntent({
        snippetIntent: Show({ title: "Wrapped" }), value: Intent.text("the value"),
      }))
    case "direct":
      Script.exit(Intent.snippetIntent(Show({ title: "Direct" })))
    case "bare":
      Script.exit(Show({ title: "Bare" }) as any)
    case "other":
      Script.exit(Intent.snippetIntent(Mark({ id: 1 }) as any))
    default:
      Script.exit("nothing")
  }
}

run()
