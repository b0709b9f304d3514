import { AppIntentManager, AppIntentProtocol, Button, Script, Text, VStack } from "scripting"

function Row() {
  <Text>a row</Text>
}

export const Card = AppIntentManager.register<void>({
  name: "Card",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: async () => <VStack>
    <Text forgroundStyle="systemRed">red</Text>
    <Row />
    <Button title="Nothing" />
    <Button title="Text" action={"go" as any} />
    <Button title="Intent" intent={Leave as any} />
  </VStack>,
})

export const Leave = AppIntentManager.register<void>({
  name: "Leave",
  protocol: AppIntentProtocol.AppIntent,
  perform: async () => { Script.exit("left") },
})

export const Leaver = AppIntentManager.register<void>({
  name: "Leaver",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: async () => { Script.exit("left"); return <Text>never</Text> },
})
