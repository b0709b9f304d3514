import { Intent, Path, Script } from "scripting"

Script.exit(Intent.imagePathsParameter?.map((path) => Path.basename(path)).join() ?? "nothing")
