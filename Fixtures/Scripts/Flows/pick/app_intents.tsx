import { AppIntentManager, AppIntentProtocol, Text } from "scripting"

export const Card = AppIntentManager.register<void>({
  name: "Card",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: async () => <Text>Two notes</Text>,
})
