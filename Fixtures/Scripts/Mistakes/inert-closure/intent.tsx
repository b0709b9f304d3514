import { Intent, Script } from "scripting"
import { Show } from "./app_intents"

Script.exit(Intent.snippetIntent(Show()))
