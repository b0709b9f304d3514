import { Button, Text, VStack, type VirtualNode } from "scripting"
import type { Nothing } from "./types"

export function choose(label: string, _?: Nothing): VirtualNode {
  return <Text>{label}</Text>
}

export function Card({ title, action }: { title: string; action: () => string }) {
  const Location = { requestCurrent: () => 1 }
  class Weather { static current = 2 }
  return (
    <VStack>
      <Text>{`${title} ${action()} ${Location.requestCurrent()} ${Weather.current}`}</Text>
      <Button title="Go" action={() => console.log(1 / 2, 3 / 4)} />
    </VStack>
  )
}
