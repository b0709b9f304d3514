import { Button, Navigation, Script, Text, VStack, useEffect, useState } from "scripting"

function Inner() {
  const dismiss = Navigation.useDismiss()
  return <VStack>
    <Text>Inside</Text>
    <Button title="Back" action={() => dismiss("went back")} />
  </VStack>
}

function Outer() {
  const [said, setSaid] = useState("nothing yet")
  useEffect(() => {
    Pasteboard.getString().then((text) => setSaid(`the clipboard has ${text}`))
  }, [])
  return <VStack>
    <Text>{said}</Text>
    <Button title="Ask" action={async () => setSaid(await Dialog.prompt({ title: "Name?" }) ?? "nobody")} />
    <Button title="Tell" action={() => { Dialog.alert({ message: "Look!" }).then(() => setSaid("seen")) }} />
    <Button title="Deeper" action={async () => setSaid(await Navigation.present({ element: <Inner /> }))} />
    <Button title="Exit" action={() => Script.exit(said)} />
  </VStack>
}

async function run() {
  await Navigation.present({ element: <Outer /> })
  Script.exit("closed")
}

run()
