import { AppIntentManager, AppIntentProtocol, Text } from "scripting"

export const ShowResult = AppIntentManager.register({
  name: "ShowResult",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: async (text: string) => <Text>{text}</Text>,
})
