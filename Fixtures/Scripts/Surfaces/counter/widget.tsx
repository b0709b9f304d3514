import { Button, HStack, Text, VStack, Widget } from "scripting"
import { Add, count } from "./app_intents"

function Counter() {
  if (Widget.family === "accessoryInline") return <Text>Count {count()}</Text>
  const size = Widget.displaySize
  return (
    <VStack>
      <Text font="headline">{Widget.parameter || "Count"}</Text>
      <Text>{count()}</Text>
      <HStack>
        <Button title="Add" intent={Add({ step: 1 })} />
        <Button title="Inert" action={() => console.log("never")} />
      </HStack>
      <Text privacySensitive>
        {Widget.family} {size.width}×{size.height}
      </Text>
    </VStack>
  )
}

Widget.present(<Counter />, { policy: "never" })
