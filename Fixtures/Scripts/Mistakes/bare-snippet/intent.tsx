import { Script } from "scripting"
import { ShowResult } from "./app_intents"

Script.exit(ShowResult("Hello"))
