import { AppIntentManager, AppIntentProtocol, Text } from "scripting"

let count = 0

export const Count = AppIntentManager.register<void>({
  name: "Count",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: async () => {
    count += 1
    return <Text>{`The global is ${count}.`}</Text>
  },
})
