import { Intent, Script } from "scripting"
import { Count } from "./app_intents"

const memory = IntentMemoryStorage

switch (Intent.shortcutParameter?.value) {
  case "count":
    Script.exit(Intent.snippetIntent(Count()))
  case "keep":
    memory.set("own", { list: [1, "two"], at: new Date(0) })
    memory.set("common", "for all", { shared: true })
    Script.exit(memory.keys())
  case "look":
    Script.exit({
      own: memory.get("own"), contains: memory.contains("own"), keys: memory.keys(),
      common: memory.get("common", { shared: true }), missing: memory.get("missing"),
    })
  case "clear":
    memory.clear()
    Script.exit({ keys: memory.keys(), common: memory.get("common", { shared: true }) })
  case "much":
    memory.set("much", "x".repeat(100_000))
    memory.set("more", "x")
    Script.exit("stored")
  case "large":
    memory.set("large", "x".repeat(2_000_000))
    Script.exit("stored")
}
