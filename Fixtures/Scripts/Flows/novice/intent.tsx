import { Intent, Script } from "scripting"
import { Card, Leave, Leaver } from "./app_intents"

async function run() {
  switch (Intent.shortcutParameter?.value) {
    case "card": return Script.exit(Intent.snippetIntent(Card()))
    case "leave": return Script.exit(Intent.snippetIntent(Leaver()))
    case "awaited": return Script.exit(await Leave())
    case "missing": return Script.exit(await FileManager.readAsString("notes.txt"))
    case "folder": return Script.exit(await FileManager.writeAsString("a/b.txt", "c"))
    case "import": return Script.exit(<Text>hi</Text>)
    case "typo": return Script.exit((Script as any).Exit("a"))
  }
}

run()
