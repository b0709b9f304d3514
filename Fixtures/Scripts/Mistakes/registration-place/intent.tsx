import { AppIntentManager, AppIntentProtocol, Script } from "scripting"

AppIntentManager.register({
  name: "Late",
  protocol: AppIntentProtocol.AppIntent,
  perform: async () => {},
})
Script.exit()
