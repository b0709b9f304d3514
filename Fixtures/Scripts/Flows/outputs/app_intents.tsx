import { AppIntentManager, AppIntentProtocol } from "scripting"

export const Nothing = AppIntentManager.register<void>({
  name: "Nothing", protocol: AppIntentProtocol.AppIntent, perform: async () => {},
})
