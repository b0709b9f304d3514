import { Intent, Path, Script, Text } from "scripting"

const place = Path.join(FileManager.temporaryDirectory, "bytes.bin")

async function run() {
  switch (Intent.shortcutParameter?.value) {
    case "text":
      Script.exit(Intent.text("plain"))
    case "attributed":
      Script.exit(Intent.attributedText("**bold**"))
    case "url":
      Script.exit(Intent.url("https://example.com/a?b=c"))
    case "json":
      Script.exit(Intent.json({ list: [1, 2.5, null], at: new Date(0), data: Data.fromRawString("hi") }))
    case "number":
      Script.exit(42)
    case "truth":
      Script.exit(true)
    case "file":
      FileManager.writeAsDataSync(place, Data.fromHexString("00ff10")!)
      Script.exit(Intent.file(place))
    case "fileURL":
      FileManager.writeAsStringSync(place, "text in a file\n")
      Script.exit(Intent.fileURL(place))
    case "view":
      Script.exit(await Intent.view(<Text>Seen</Text>, Intent.text("the value")))
    case "nothing":
      Script.exit()
  }
}

run()
