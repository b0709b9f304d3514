// What hides, disables and marks views; and mistakes.

import * as scripting from "scripting";
import { Button, Divider, Label, Text, VStack } from "scripting";

const Txt = (scripting as any).Txt ?? "Txt";

export function Modifiers() {
  return <VStack alignment="leading">
    <Text font="title">Modifiers</Text>
    <Divider />
    <Text hidden>hidden</Text>
    <Text opacity={0}>not visible</Text>
    <Text opacity={0.5}>half visible</Text>
    <VStack disabled><Button title="In a disabled stack" action={() => {}} /></VStack>
    <Text privacySensitive>Account 42</Text>
    <VStack redacted="privacy">
      <Text privacySensitive>Account 43</Text>
      <Text>stays</Text>
    </VStack>
    <Text redacted="placeholder">Not loaded yet</Text>
    <Label title="Title only" systemImage="star" labelStyle="titleOnly" />
    <Label title="Symbol only" systemImage="star" labelStyle="iconOnly" />
    <Text multilineTextAlignment="center">{"two lines\nin the middle"}</Text>
    <Text shadow={{ color: "black", radius: 4 }} blur={2} rotationEffect={45} zIndex={3}>
      without effect in a terminal
    </Text>
    <Txt>an unknown view</Txt>
    <VStack alignment={"leadin" as any}><Text>an unknown word</Text></VStack>
    <Text foregroundStyle={"systemRad" as any}>an unknown colour</Text>
  </VStack>;
}
