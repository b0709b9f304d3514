// What cards, widgets and intent.tsx perform. Each intent runs on its own: what it leaves for the
// next one is in IntentMemoryStorage.

import {
  AppIntentManager, AppIntentProtocol, Button, HStack, Text, VStack, type Color,
} from "scripting"

const choices: { title: string; color: Color }[] = [
  { title: "Red", color: "systemRed" },
  { title: "Green", color: "systemGreen" },
  { title: "Blue", color: "systemBlue" },
]

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
          {choices.map(({ title, color }) => (
            <Button
              key={title}
              title={color === picked ? `✓ ${title}` : title}
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
    const title = choices.find((choice) => choice.color === color)?.title ?? color
    return (
      <VStack alignment="leading">
        <Text font="headline" foregroundStyle={color}>{text}</Text>
        <Text font="footnote" foregroundStyle="secondaryLabel">{`Shown in ${title}`}</Text>
      </VStack>
    )
  },
})
