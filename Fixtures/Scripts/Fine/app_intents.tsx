// What looks like a mistake and is none.

import { AppIntentManager, AppIntentProtocol, Button, Text, Toggle, VStack } from "scripting"
import { Card, choose } from "./lib/views"

/* AppIntentManager.register({ name: "SetColor", … }) */
export const SetColor = AppIntentManager.register({
  name: "SetColor",
  protocol: AppIntentProtocol.AppIntent,
  perform: async (color: string) => IntentMemoryStorage.set("color", color),
})

const drawn = async () => <Text>{"AppIntentManager.register({ name: \"SetColor\" })"}</Text>

export const Shared = AppIntentManager.register<void>({
  name: "Shared", protocol: AppIntentProtocol.SnippetIntent, perform: drawn,
})

export const Choice = AppIntentManager.register({
  name: "Choice",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: async ({ isOn }: { isOn: boolean }) => {
    const labels = ["a", "b"].map((label) => { return label + "!" })
    for (const label of labels) {
      if (/[/"]return "x"/.test(label)) return choose(label)
    }
    switch (labels.length) {
      case 0: throw new Error(`nothing ${labels.map((label) => { return `${label}` })}`)
      case 1: return isOn ? <Text>On</Text> : <Text>Off</Text>
    }
    return (
      <VStack>
        <Button title="Red" intent={SetColor("red")} />
        <Toggle title="On" value={isOn} intent={Choice({ isOn: !isOn }) as any} />
        <Card action={() => "not a control of ours"} title="return 1" />
      </VStack>
    )
  },
})
