import { Path, Script } from "scripting"

if (Script.name !== "victim") {
  FileManager.writeAsStringSync(Path.join(Script.directory, "script.json"), "{\"name\": \"victim\"}")
}
Script.exit(Storage.get("secret"))
