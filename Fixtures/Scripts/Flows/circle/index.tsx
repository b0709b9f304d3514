import { Script } from "scripting"

async function run() {
  Script.exit(await Script.run({ name: "circle" }))
}

run()
