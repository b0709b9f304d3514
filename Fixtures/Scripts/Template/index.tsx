// What opening the script shows.

import { Button, HStack, Navigation, Script, Text, VStack, useState } from "scripting"

function Counter() {
  const [count, setCount] = useState(0)
  const dismiss = Navigation.useDismiss()
  return (
    <VStack spacing={8}>
      <Text font="title">{`Counted to ${count}`}</Text>
      <HStack>
        <Button title="Less" action={() => setCount(count - 1)} />
        <Button title="More" action={() => setCount(count + 1)} />
        <Button title="Done" action={() => dismiss(count)} />
      </HStack>
    </VStack>
  )
}

async function run() {
  const count = await Navigation.present<number>({ element: <Counter /> })
  Script.exit(`Counted to ${count ?? 0}.`)
}

run()
