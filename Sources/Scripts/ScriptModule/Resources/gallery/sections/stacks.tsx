// Stacks, and what lies between views.

import {
  Divider, EmptyView, FlowLayout, ForEach, GeometryReader, Group, HStack, LazyHStack, LazyVStack,
  ScrollView, Spacer, Text, VStack, ZStack,
} from "scripting";

export function Stacks() {
  return <VStack>
    <Text font="title">Stacks</Text>
    <Divider />
    <Text>In the middle</Text>
    <HStack>
      <Text>left</Text>
      <Spacer />
      <Text>right</Text>
    </HStack>
    <VStack alignment="trailing" spacing={0}>
      <Text>trailing</Text>
      <Text>without space between them</Text>
    </VStack>
    <HStack alignment="top" spacing={16}>
      <Text>top</Text>
      <Divider />
      <VStack alignment="leading" spacing={0}><Text>one</Text><Text>two</Text></VStack>
    </HStack>
    <ZStack alignment="bottomTrailing"><Text>behind</Text><Text>in front</Text></ZStack>
    <ScrollView axes="horizontal">
      <LazyHStack><Text>lazy</Text><Text>row</Text></LazyHStack>
    </ScrollView>
    <LazyVStack alignment="leading" spacing={0}>
      <ForEach count={3} itemBuilder={(index) => <Text key={index}>Row {index + 1}</Text>} />
    </LazyVStack>
    <FlowLayout spacing={8}>
      {["red", "green", "blue"].map((word) => <Text key={word}>{word}</Text>)}
    </FlowLayout>
    <Group foregroundStyle="secondaryLabel"><Text>a group</Text><EmptyView /></Group>
    <GeometryReader>
      {({ size }) => <Text>{size.width > 0 ? "has room" : "has none"}</Text>}
    </GeometryReader>
  </VStack>;
}
