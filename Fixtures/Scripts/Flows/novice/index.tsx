import { Button, Navigation, Script, Text, VStack, useState } from "scripting"

function View() {
  const [person, setPerson] = useState<any>({ name: "Ada" })
  return <VStack>
    <Text>{person.name}</Text>
    <Button title="Forget" action={() => setPerson(undefined)} />
    <Button title="Fail" action={() => { throw new Error("bad") }} />
  </VStack>
}

async function run() {
  await Navigation.present({ element: <View /> })
  Script.exit("done")
}

run()
