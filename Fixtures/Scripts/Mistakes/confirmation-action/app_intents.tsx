import { AppIntentManager, AppIntentProtocol, Text } from "scripting"

export const Show = AppIntentManager.register<void>({
  name: "Show",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: async () => <Text>Sure?</Text>,
})
