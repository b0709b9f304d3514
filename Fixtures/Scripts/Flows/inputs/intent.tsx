import { Intent, Path, Script } from "scripting"

const given = Intent.shortcutParameter
Script.exit({
  type: given?.type ?? "nothing",
  value: given?.type === "fileURL" ? Path.basename(given.value) : given?.value ?? null,
  texts: Intent.textsParameter?.length ?? 0,
  urls: Intent.urlsParameter ?? [],
  images: Intent.imagePathsParameter?.map((path) => Path.basename(path)) ?? [],
  files: Intent.fileURLsParameter?.map((path) => FileManager.readAsDataSync(path).size) ?? [],
})
