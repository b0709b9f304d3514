import { Button, Navigation, Script, Text, VStack, useEffect, useState } from "scripting"

function Clock() {
  const [ticks, setTicks] = useState(0)
  const dismiss = Navigation.useDismiss()
  useEffect(() => {
    const timer = setInterval(() => setTicks((ticks) => Math.min(ticks + 1, 3)), 50)
    return () => clearInterval(timer)
  }, [])
  return (
    <VStack>
      <Text>{`Ticked ${ticks} times.`}</Text>
      <Button title="Stop" action={() => dismiss(ticks)} />
    </VStack>
  )
}

async function run() {
  Script.exit(await Navigation.present<number>({ element: <Clock /> }))
}

run()
