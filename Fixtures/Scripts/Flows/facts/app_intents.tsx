import { AppIntentManager, AppIntentProtocol, Script, Text } from "scripting"

export const Facts = AppIntentManager.register<void>({
  name: "Facts",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: async () => <Text>{`${Script.name} in ${Script.env}`}</Text>,
})
