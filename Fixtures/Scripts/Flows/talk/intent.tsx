import { Intent, Script } from "scripting"

async function run() {
  switch (Intent.shortcutParameter?.value) {
    case "alert":
      await Dialog.alert({ title: "Saved", message: "Three notes were saved.", buttonLabel: "Fine" })
      Script.exit("seen")
    case "confirm":
      Script.exit(await Dialog.confirm({
        message: "Delete them?", confirmLabel: "Delete", cancelLabel: "Keep",
      }))
    case "prompt":
      Script.exit(await Dialog.prompt({ title: "Your name?", defaultValue: "Ada" }))
    case "secret":
      Script.exit((await Dialog.prompt({ title: "Password?", obscureText: true }))?.length ?? 0)
    case "sheet": {
      const actions = [{ label: "Copy" }, { label: "Delete", destructive: true }]
      const index = await Dialog.actionSheet({ title: "What now?", actions })
      Script.exit(index === null ? "nothing" : actions[index].label)
    }
    case "foreground":
      await Intent.continueInForeground("Go on over there?")
      Script.exit("in front")
    case "silent":
      await Intent.continueInForeground(null, { alwaysConfirm: true })
      Script.exit("in front")
  }
}

run()
