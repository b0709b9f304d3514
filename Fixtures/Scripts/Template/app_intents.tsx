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
