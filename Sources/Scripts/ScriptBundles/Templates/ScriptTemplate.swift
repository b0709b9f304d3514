// The files that a new script begins with.

import BehestJSON
import Foundation

/// A new script: three intents that ask for a color and show a text in it, and a counter.
package struct ScriptTemplate: Sendable {
  /// The texts by the names of their files, in the order in which they are listed.
  package let files: [(name: String, text: String)]

  /// Creates the template of a script.
  ///
  /// - Parameters:
  ///   - name: The name of the script.
  ///   - declarations: The path of `ScriptDeclarations.file(in:)`, for editors.
  package init(name: String, declarations: String) {
    let manifest: JSON = [
      "name": .string(name), "version": "1.0.0", "icon": "paintpalette", "color": "systemBlue",
      "description": "Asks for a color and shows a text in it.", "inputs": ["text"],
      "phrases": [
        "Pick a color in ${applicationName}", "Show my text with ${applicationName}",
      ],
    ]
    let settings = ScriptDeclarations.settings("include", ["*.ts", "*.tsx", declarations])
    files = [
      ("script.json", manifest.text(isPretty: true, keepsOrder: true) + "\n"),
      ("app_intents.tsx", Self.intents), ("intent.tsx", Self.intent), ("index.tsx", Self.index),
      ("tsconfig.json", settings.text(isPretty: true) + "\n"),
    ]
  }

  /// Writes the files into a new folder.
  ///
  /// - Throws: A `ScriptError` when there is something at the path, or it cannot be written.
  package func write(to path: String) throws(ScriptError) {
    do {
      try FileManager.default.createDirectory(
        atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    } catch {
      throw ScriptError(.unwritable(path, String(cString: strerror(errno))))
    }
    guard mkdir(path, 0o777) == 0 else {
      throw ScriptError(.unwritable(path, String(cString: strerror(errno))))
    }
    for file in files {
      let path = path + "/" + file.name
      guard FileManager.default.createFile(atPath: path, contents: Data(file.text.utf8)) else {
        throw ScriptError(.unwritable(path, String(cString: strerror(errno))))
      }
    }
  }

  private static let intents = """
    // What cards, widgets and intent.tsx perform. Each intent runs on its own: what it leaves for the
    // next one is in IntentMemoryStorage.

    import {
      AppIntentManager, AppIntentProtocol, Button, HStack, Text, VStack, type Color,
    } from "scripting"

    const choices: Color[] = ["systemRed", "systemGreen", "systemBlue"]

    /** Remembers a color. */
    export const SetColor = AppIntentManager.register({
      name: "SetColor",
      protocol: AppIntentProtocol.AppIntent,
      perform: async (color: Color) => {
        IntentMemoryStorage.set("color", color)
      },
    })

    /** Shows a button for each color. A card is drawn once, so its buttons perform intents. */
    export const PickColor = AppIntentManager.register<void>({
      name: "PickColor",
      protocol: AppIntentProtocol.SnippetIntent,
      perform: async () => {
        const picked = IntentMemoryStorage.get<Color>("color")
        return (
          <VStack spacing={8}>
            <Text font="headline">Pick a color</Text>
            <HStack>
              {choices.map((color) => (
                <Button
                  key={String(color)}
                  title={String(color)}
                  systemImage={color === picked ? "checkmark" : undefined}
                  tint={color}
                  intent={SetColor(color)}
                />
              ))}
            </HStack>
          </VStack>
        )
      },
    })

    /** Shows a text in the color that was picked. */
    export const ShowResult = AppIntentManager.register({
      name: "ShowResult",
      protocol: AppIntentProtocol.SnippetIntent,
      perform: async ({ text }: { text: string }) => {
        const color = IntentMemoryStorage.get<Color>("color") ?? "systemBlue"
        return (
          <VStack alignment="leading">
            <Text font="headline" foregroundStyle={color}>{text}</Text>
            <Text font="footnote" foregroundStyle="secondaryLabel">{`Shown in ${color}`}</Text>
          </VStack>
        )
      },
    })

    """

  private static let intent = """
    // What a phrase of script.json runs, with the text that it was given.

    import { Intent, Script } from "scripting"
    import { PickColor, ShowResult } from "./app_intents"

    async function run() {
      const parameter = Intent.shortcutParameter
      const text = parameter?.type === "text" ? parameter.value : Intent.textsParameter?.[0]

      // Goes on when the card is confirmed, and ends the script when it is not.
      await Intent.requestConfirmation("set", PickColor(), { dialog: "Which color?" })

      const shown = text ?? "Hello"
      Script.exit(Intent.snippetIntent({
        snippetIntent: ShowResult({ text: shown }),
        value: Intent.text(shown),
      }))
    }

    run()

    """

  private static let index = """
    // What opening the script shows.

    import { Button, HStack, Navigation, Script, Text, VStack, useState } from "scripting"

    function Counter() {
      const [count, setCount] = useState(0)
      const dismiss = Navigation.useDismiss()
      return (
        <VStack spacing={8}>
          <Text font="title">{`Counted to ${count}`}</Text>
          <HStack>
            <Button title="Less" action={() => setCount(count - 1)} />
            <Button title="More" action={() => setCount(count + 1)} />
            <Button title="Done" action={() => dismiss(count)} />
          </HStack>
        </VStack>
      )
    }

    async function run() {
      const count = await Navigation.present<number>({ element: <Counter /> })
      Script.exit(`Counted to ${count ?? 0}.`)
    }

    run()

    """
}
