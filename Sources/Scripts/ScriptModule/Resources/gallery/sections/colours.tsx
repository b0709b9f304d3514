// Colours by name, by number, in gradients and for both colour schemes.

import { Divider, gradient, Text, VStack, type Color } from "scripting";

const names: Color[] = [
  "systemRed", "systemOrange", "systemYellow", "systemGreen", "systemMint", "systemTeal",
  "systemCyan", "systemBlue", "systemIndigo", "systemPurple", "systemPink", "systemBrown",
  "systemGray", "accentColor", "label", "secondaryLabel", "tertiaryLabel", "white", "black",
];

export function Colours() {
  return <VStack alignment="leading" spacing={0}>
    <Text font="title">Colours</Text>
    <Divider />
    {names.map((name) => <Text key={name} foregroundStyle={name}>{name}</Text>)}
    <Text background="#f80">#f80</Text>
    <Text background="#ff880080">#ff880080</Text>
    <Text background="rgb(10,132,255)">rgb(10,132,255)</Text>
    <Text background="rgba(10,132,255,0.2)">rgba(10,132,255,0.2)</Text>
    <Text background="hsl(120,100%,25%)">hsl(120,100%,25%)</Text>
    <Text foregroundStyle={{ light: "systemRed", dark: "systemGreen" }}>light or dark</Text>
    <Text foregroundStyle={{ color: "blue", gradient: true }}>of a gradient</Text>
    <Text foregroundStyle={["orange", "red"]}>of colours</Text>
    <Text foregroundStyle={gradient("linear", {
      stops: [{ color: "purple", location: 0 }], startPoint: "top", endPoint: "bottom",
    })}>of stops</Text>
    <Text background="thinMaterial">on a material</Text>
    <VStack foregroundStyle={{ primary: "red", secondary: "blue" }}><Text>of levels</Text></VStack>
  </VStack>;
}
