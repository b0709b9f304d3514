import { AppIntentManager, AppIntentProtocol, Text } from "scripting"

export const Mark = AppIntentManager.register({
  name: "Mark",
  protocol: AppIntentProtocol.AppIntent,
  perform: async (params: { id: number }) => {
    IntentMemoryStorage.set("marked", params.id)
  },
})

export const Play = AppIntentManager.register<void>({
  name: "Play", protocol: AppIntentProtocol.AudioPlaybackIntent, perform: async () => {},
})

export const Show = AppIntentManager.register({
  name: "Show",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: async (params: { title: string }) => <Text>{params.title}</Text>,
})
