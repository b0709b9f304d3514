import { Script, Text } from "scripting"

const count: number = "three"
Script.exit(<Text font={count} nothing={1}>{String(count)}</Text> as any)
