// How far something is.

import { Divider, Gauge, ProgressView, Text, VStack } from "scripting";

export function Progress() {
  return <VStack alignment="leading">
    <Text font="title">Progress</Text>
    <Divider />
    <ProgressView value={0.4} />
    <ProgressView title="Cooking" value={30} total={40} />
    <ProgressView label={<Text>Baking</Text>} value={1} total={3}
      currentValueLabel={<Text>1 of 3</Text>} tint="systemGreen" />
    <ProgressView title="Waiting" />
    <ProgressView />
    <Gauge label={<Text>Heat</Text>} value={70} min={0} max={100}
      currentValueLabel={<Text>70 °C</Text>} />
  </VStack>;
}
