// Images and shapes: symbols, files, addresses, data.

import {
  AnimatedImage, Canvas, Capsule, Circle, Divider, Ellipse, HStack, Image, Map, QRImage,
  Rectangle, RoundedRectangle, SVG, Text, VStack, ZStack,
} from "scripting";

const dot = "data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9Q"
  + "DwADhgGAWjR9awAAAABJRU5ErkJggg==";

export function Images() {
  return <VStack alignment="leading">
    <Text font="title">Images and shapes</Text>
    <Divider />
    <HStack>
      <Image systemName="checkmark.circle" foregroundStyle="systemGreen" />
      <Image systemName="heart" symbolVariant="fill" foregroundStyle="systemPink" />
      <Text>symbols</Text>
    </HStack>
    <Image filePath="/pictures/soup.png" accessibilityLabel="Soup" />
    <Image filePath={{ light: "/pictures/day.png", dark: "/pictures/night.png" }} />
    <Image imageUrl="https://example.org/soup.jpg" resizable scaleToFit />
    <Image imageUrl={dot} accessibilityLabel="A dot" />
    <SVG url="https://example.org/soup.svg" />
    <SVG code="<svg></svg>" />
    <QRImage data="https://example.org" />
    <AnimatedImage systemImages={["star", "star.fill"]} duration={1} />
    <HStack>
      <Circle fill="systemGreen" frame={{ width: 8, height: 8 }} />
      <Ellipse stroke="orange" />
      <Rectangle fill="blue" />
      <RoundedRectangle fill={{ light: "black", dark: "white" }} cornerRadius={4} />
      <Capsule stroke={{ shapeStyle: "red", strokeStyle: { lineWidth: 2 } }} />
      <Text>shapes</Text>
    </HStack>
    <Rectangle fill="separator" frame={{ height: 1 }} />
    <ZStack>
      <RoundedRectangle fill="#204060" cornerRadius={12} />
      <Text padding>A text on a shape</Text>
    </ZStack>
    <Canvas draw={() => {}} />
    <Map />
  </VStack>;
}
