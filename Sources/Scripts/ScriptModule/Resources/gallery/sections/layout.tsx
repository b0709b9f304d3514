// Padding, frames, borders, backgrounds and overlays.

import {
  Capsule, Divider, HStack, modifiers, RoundedRectangle, Text, VStack, type LinearGradient,
} from "scripting";

const sky: LinearGradient = { colors: ["blue", "cyan"], startPoint: "top", endPoint: "bottom" };

export function Layout() {
  return <VStack alignment="leading">
    <Text font="title">Layout</Text>
    <Divider />
    <Text padding={{ leading: 32 }}>indented</Text>
    <Text padding={{ vertical: 16, horizontal: true }}>with lines around it</Text>
    <Text frame={{ width: 160, alignment: "trailing" }} border="systemGray">a frame</Text>
    <Text frame={{ maxWidth: "infinity" }} background="systemBlue">as wide as there is room</Text>
    <VStack frame={{ maxWidth: Infinity, alignment: "leading" }} padding={8}
      background={{ style: sky, shape: { type: "rect", cornerRadius: 8 } }}>
      <Text>on a gradient</Text>
    </VStack>
    <Text padding={8} background={<RoundedRectangle fill="#ffcc00" cornerRadius={8} />}>
      on a shape
    </Text>
    <Text padding={8} overlay={<Capsule stroke="systemGreen" />}>in a capsule</Text>
    <Text background="systemBackground">on the system's own background</Text>
    <Text overlay={{ alignment: "topTrailing", content: <Text font="caption">new</Text> }}>
      with a text on it
    </Text>
    <HStack badge={3}><Text>Inbox</Text></HStack>
    <Text badge="soon">Outbox</Text>
    <Text modifiers={modifiers().padding(8).border("red").padding(8).border("blue")}>
      two borders
    </Text>
  </VStack>;
}
