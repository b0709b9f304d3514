import { Intent, Script, Widget } from "scripting"
import { count } from "./app_intents"

const step = Number(Intent.shortcutParameter?.value ?? 1)
Storage.set("count", count() + step)
if (step > 0) Widget.reloadAll()
Script.exit(count())
