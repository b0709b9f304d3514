import { AppIntentManager, AppIntentProtocol, ControlWidget } from "scripting"

export function isOpen(id: string) {
  return Storage.get<boolean>(`open ${id}`) ?? false
}

export const SetDoor = AppIntentManager.register({
  name: "SetDoor",
  protocol: AppIntentProtocol.AppIntent,
  perform: async ({ id, value }: { id: string; value: boolean }) => {
    Storage.set(`open ${id}`, value)
    ControlWidget.reloadToggles()
  },
})

export const Ring = AppIntentManager.register({
  name: "Ring",
  protocol: AppIntentProtocol.AppIntent,
  perform: async ({ id }: { id: string }) => {
    Storage.set(`rings ${id}`, (Storage.get<number>(`rings ${id}`) ?? 0) + 1)
    ControlWidget.reloadButtons()
  },
})
