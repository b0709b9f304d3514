import { Intent, Script } from "scripting"

if (Intent.shortcutParameter?.value === "keep") {
  Storage.set("number", 1.5)
  Storage.set("truth", true)
  Storage.set("list", ["a", { b: null }])
  Storage.setData("bytes", Data.fromHexString("00ff")!)
  Storage.set("common", "for all", { shared: true })
  Script.exit(Storage.keys())
}
Script.exit({
  number: Storage.get("number"), truth: Storage.get("truth"), list: Storage.get("list"),
  bytes: Storage.getData("bytes")?.toHexString() ?? null,
  common: Storage.get("common", { shared: true }), missing: Storage.get("missing"),
})
