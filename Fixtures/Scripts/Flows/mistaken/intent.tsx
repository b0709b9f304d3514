import { Intent } from "scripting"
import { Show } from "./app_intents"

Intent.snippetIntent(Show())
