import { Button, Navigation, Script, Text, VStack } from "scripting"

function Desk() {
  const dismiss = Navigation.useDismiss()
  return <VStack>
    <Text>The desk</Text>
    <Button title="Visit" action={() => Safari.openURL("https://example.org")} />
    <Button title="Close" action={() => dismiss()} />
  </VStack>
}

async function run() {
  await QuickLook.previewText("Read me first.")
  await Navigation.present({ element: <Desk /> })
  Script.exit()
}

run()
