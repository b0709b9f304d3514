import { Button, Widget } from "scripting"

Widget.present(<Button title="Now" action={() => console.log("now")} />)
