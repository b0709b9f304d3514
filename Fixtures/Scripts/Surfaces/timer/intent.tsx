import { Intent, LiveActivity, Script } from "scripting"
import { TimerActivity } from "./live_activity"

// The text says what to do: start, stale, 3 for an update, linger, end.
async function run() {
  const word = Intent.shortcutParameter?.value ?? "start"
  const [id] = await LiveActivity.getAllActivitiesIds()
  const activity = id === undefined ? TimerActivity() : await LiveActivity.from(id, "Tea")
  if (activity === null) throw new Error("The activity is not there.")
  switch (word) {
    case "start":
      Script.exit(await activity.start({ done: 0, of: 10 }))
    case "stale":
      Script.exit(await activity.update({ done: 5, of: 10 }, { staleDate: Date.now() - 1 }))
    case "linger":
      Script.exit(await activity.end({ done: 10, of: 10 }, { dismissTimeInterval: 60 }))
    case "end":
      Script.exit(await activity.end({ done: 10, of: 10 }))
    case "state":
      Script.exit((await activity.getActivityState()) ?? "none")
    default:
      Script.exit(await activity.update({ done: Number(word), of: 10 }))
  }
}

run()
