import { AppIntentManager, AppIntentProtocol, Button, Text, VStck } from "scripting"

export const Show = AppIntentManager.register<void>({
  name: "Show",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: async () => (
    <VStck>
      <Text fnt="title">Hello</Text>
      <Button title="Press" action={() => console.log("pressed")} />
    </VStck>
  ),
})
