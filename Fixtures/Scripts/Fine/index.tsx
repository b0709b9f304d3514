import { Navigation } from "scripting"
import { Card } from "./lib/views"
import { end } from "./end"

Navigation.present({ element: <Card title="Fine" action={() => "x"} /> }).then(end)
