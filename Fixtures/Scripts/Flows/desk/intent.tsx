import { Intent, Script } from "scripting"

async function run() {
  switch (Intent.shortcutParameter?.value) {
    case "open":
      await Safari.openURL("https://example.org/a%20b")
      return Script.exit()
    case "also":
      await Safari.openURL("https://example.org")
      return Script.exit("opened")
    case "wrong":
      await Safari.openURL("example.org")
      return Script.exit()
    case "pick": {
      const [path] = await DocumentPicker.pickFiles()
      return Script.exit(path ? await FileManager.readAsString(path) : "none")
    }
    case "export": {
      const data = Data.fromRawString("kept")!
      const paths = await DocumentPicker.exportFiles({ files: [{ data, name: "../note.txt" }] })
      return Script.exit(await FileManager.readAsString(paths[0]))
    }
    case "share":
      return Script.exit(await ShareSheet.present(["text"]))
  }
}

run()
