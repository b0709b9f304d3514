import { Path, Script } from "scripting"

const own = FileManager.documentsDirectory
const tries: Record<string, () => unknown> = {
  system: () => FileManager.readAsStringSync("/etc/passwd"),
  above: () => FileManager.readAsStringSync(Path.join(own, "../../../storage/victim.json")),
  dotted: () => FileManager.readAsStringSync(own + "/../../../storage/victim.json"),
  link: () => {
    FileManager.createLinkSync(own + "/link", "/etc")
    return FileManager.readAsStringSync(own + "/link/passwd")
  },
  address: () => FileManager.readAsStringSync("file:///etc/passwd"),
  process: () => FileManager.readAsStringSync("/proc/self/environ"),
  neighbour: () => FileManager.readAsStringSync(Path.join(Script.directory, "../victim/intent.tsx")),
  nothing: () => FileManager.readAsStringSync("/etc/passwd\0.txt"),
  folder: () => FileManager.removeSync(own),
}
const read = Object.keys(tries).filter((name) => {
  try {
    tries[name]()
    return true
  } catch {
    return false
  }
})
Script.exit(read)
