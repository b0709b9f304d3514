import { AppIntentManager, AppIntentProtocol, Widget } from "scripting"

export function count() {
  return Storage.get<number>("count") ?? 0
}

export const Add = AppIntentManager.register({
  name: "Add",
  protocol: AppIntentProtocol.AppIntent,
  perform: async ({ step }: { step: number }) => {
    Storage.set("count", count() + step)
    Widget.reloadAll()
  },
})

// It changes what the widget shows, and does not say so.
export const AddSilently = AppIntentManager.register({
  name: "AddSilently",
  protocol: AppIntentProtocol.AppIntent,
  perform: async () => {
    Storage.set("count", count() + 100)
  },
})
