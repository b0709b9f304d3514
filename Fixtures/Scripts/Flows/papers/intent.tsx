import { Intent, Script } from "scripting"
import { Read, Write } from "./app_intents"

const words = Intent.shortcutParameter?.value
Script.exit(Intent.snippetIntent(typeof words === "string" ? Write(words) : Read()))
