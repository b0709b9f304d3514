import {
  AppIntentManager, AppIntentProtocol, Button, HStack, Text, Toggle, VStack,
} from "scripting"

const memory = IntentMemoryStorage

export const Turn = AppIntentManager.register({
  name: "Turn",
  protocol: AppIntentProtocol.AppIntent,
  perform: async (isOn: boolean) => {
    memory.set("on", isOn)
  },
})

export const Empty = AppIntentManager.register<void>({
  name: "Empty",
  protocol: AppIntentProtocol.AppIntent,
  perform: async () => {
    memory.set("full", false)
  },
})

export const Panel = AppIntentManager.register<void>({
  name: "Panel",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: async () => {
    const isOn = memory.get<boolean>("on") ?? false
    return (
      <VStack>
        <Text>{isOn ? "The lamp is on." : "The lamp is off."}</Text>
        <Text>{memory.get<boolean>("full") === false ? "The bin is empty." : "The bin is full."}</Text>
        <HStack>
          <Toggle title="Lamp" value={isOn} intent={Turn(!isOn)} />
          <Button title="Empty" role="destructive" intent={Empty()} />
          <Button title="Nothing" action={() => {}} />
        </HStack>
      </VStack>
    )
  },
})
