import { AppIntentManager, AppIntentProtocol, Button, Toggle, VStack } from "scripting"

export const Show = AppIntentManager.register<void>({
  name: "Show",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: async () => (
    <VStack>
      <Button title="Now" action={() => console.log("now")} />
      <Toggle title="On" value={true} onChanged={async function (on) { console.log(on) }} />
    </VStack>
  ),
})
