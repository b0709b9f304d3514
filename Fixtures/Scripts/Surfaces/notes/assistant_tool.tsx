import { Path } from "scripting"

type Params = { text: string; mood?: string; copies?: number }

const file = Path.join(FileManager.documentsDirectory, "notes.txt")

AssistantTool.registerApprovalRequest<Params>(async ({ text }) => ({
  title: "Write a note?",
  message: `The assistant wants to write “${text}”.`,
  primaryButtonLabel: "Write",
  secondaryButtonLabel: "Don’t Write",
}))

AssistantTool.registerExecuteToolWithApproval<Params>(async (params, { primaryConfirmed }) => {
  if (!primaryConfirmed) return { success: false, message: "The note was not written." }
  if (params.text === "") return { success: false, message: "A note needs words." }
  for (let copy = 0; copy < (params.copies ?? 1); copy += 1) {
    await FileManager.appendText(file, `${params.mood ?? "plain"}: ${params.text}\n`)
  }
  return { success: true, message: await FileManager.readAsString(file) }
})
