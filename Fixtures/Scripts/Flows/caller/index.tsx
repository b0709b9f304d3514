import { Script } from "scripting"

async function run() {
  const wanted = Script.queryParameters
  const value = await Script.run<string>({
    name: wanted.name ?? "called", queryParameters: { prefix: "AAAA" }, singleMode: true,
  })
  Script.exit(value === null ? "null" : `${value} style`)
}

run()
