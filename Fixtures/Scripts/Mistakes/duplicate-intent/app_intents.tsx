import { AppIntentManager, AppIntentProtocol } from "scripting"
import "./more"

export const First = AppIntentManager.register({
  name: "SetColor",
  protocol: AppIntentProtocol.AppIntent,
  perform: async (color: string) => console.log(color),
})
