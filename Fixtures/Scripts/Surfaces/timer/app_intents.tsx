import { AppIntentManager, AppIntentProtocol } from "scripting"
import { TimerActivity } from "./live_activity"

export const Record = AppIntentManager.register({
  name: "Record",
  protocol: AppIntentProtocol.AudioRecordingIntent,
  perform: async ({ shown }: { shown?: boolean }) => {
    if (shown) await TimerActivity().start({ done: 0, of: 60 })
    return "recorded"
  },
})
