import { Script, Text, Widget } from "scripting"

Widget.present(<Text>{`${Script.env} ${Script.widgetParameter}`}</Text>)
