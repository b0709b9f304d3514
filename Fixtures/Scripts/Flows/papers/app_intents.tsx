import { AppIntentManager, AppIntentProtocol, Path, Text } from "scripting"

const place = Path.join(FileManager.appGroupDocumentsDirectory, "paper.txt")

export const Write = AppIntentManager.register({
  name: "Write",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: async (words: string) => {
    await FileManager.writeAsString(place, words)
    return <Text>Written</Text>
  },
})

export const Read = AppIntentManager.register<void>({
  name: "Read",
  protocol: AppIntentProtocol.SnippetIntent,
  perform: async () => <Text>{FileManager.readAsStringSync(place)}</Text>,
})
