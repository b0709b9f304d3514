import { Intent, Script } from "scripting"
import { Panel } from "./app_intents"

Script.exit(Intent.snippetIntent(Panel()))
