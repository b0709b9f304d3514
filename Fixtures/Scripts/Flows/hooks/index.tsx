import {
  Button, HStack, Navigation, Script, Text, VStack, createContext, useContext, useEffect, useMemo,
  useReducer, useState,
} from "scripting"

type Action = "add" | "double"
const Unit = createContext<string>()

function Total({ value }: { value: number }) {
  const unit = useContext(Unit)
  const square = useMemo(() => value * value, [value])
  return <Text>{`${value} ${unit}, squared ${square}`}</Text>
}

function Page() {
  const [total, change] = useReducer(
    (state: number, action: Action) => (action === "add" ? state + 1 : state * 2), 3)
  const [log, setLog] = useState<string[]>([])
  const dismiss = Navigation.useDismiss()
  useEffect(() => {
    setLog((log) => [...log, String(total)])
    return () => console.log(`left ${total}`)
  }, [total])
  return (
    <Unit.Provider value="apples">
      <VStack>
        <Total value={total} />
        <Text>{`Seen: ${log.join(", ")}`}</Text>
        <HStack>
          <Button title="Add" action={() => change("add")} />
          <Button title="Double" action={() => change("double")} />
          <Button title="Done" action={() => dismiss(log)} />
        </HStack>
      </VStack>
    </Unit.Provider>
  )
}

async function run() {
  Script.exit(await Navigation.present<string[]>({ element: <Page /> }))
}

run()
