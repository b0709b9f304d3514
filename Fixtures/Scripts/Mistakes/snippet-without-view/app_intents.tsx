import { AppIntentManager, AppIntentProtocol, Intent, Text } from "scripting"

const protocol = AppIntentProtocol.SnippetIntent
const shared = { protocol: AppIntentProtocol.SnippetIntent as const }

export const Words = AppIntentManager.register<void>({
  name: "Words",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: (async () => "words") as any,
})

export const Nothing = AppIntentManager.register<void>({
  name: "Nothing",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: (async () => {
    const inner = () => { return <Text>Hidden</Text> }
    console.log(inner, protocol, shared)
  }) as any,
})

export const Value = AppIntentManager.register({
  name: "Value",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: async function (isReady: boolean): Promise<any> {
    if (isReady) {
      return <Text>Ready</Text>
    }
    return Intent.text("later")
  },
})

export const Record = AppIntentManager.register<void>({
  name: "Record",
  protocol: AppIntentProtocol.SnippetIntent,
  async perform(): Promise<any> {
    return { title: "Record" }
  },
})
