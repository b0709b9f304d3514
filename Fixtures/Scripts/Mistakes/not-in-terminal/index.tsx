import { Script, Notification } from "scripting"

async function run() {
  const place = await Location.requestCurrent()
  await Notification.schedule({ title: `${place}` })
  Script.exit()
}
run()
