import { AppIntentManager, AppIntentProtocol } from "scripting"

export const Second = AppIntentManager.register({
  name: "SetColor",
  protocol: AppIntentProtocol.AppIntent,
  perform: async (color: string) => console.log(color),
})
