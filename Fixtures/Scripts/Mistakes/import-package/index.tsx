import { Text } from "scripting"
import { debounce } from "lodash"

debounce(() => Script.exit(), 10)
