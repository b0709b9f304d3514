import { HStack, LiveActivity, LiveActivityUI, ProgressView, Text } from "scripting"

export type State = { done: number; of: number }

export const TimerActivity = LiveActivity.register<State>("Tea", ({ done, of }) => (
  <LiveActivityUI
    content={<ProgressView value={done} total={of} currentValueLabel={<Text>{of - done} left</Text>} />}
    compactLeading={<Text>Tea</Text>}
    compactTrailing={<Text>{of - done}</Text>}
    minimal={<Text>{of - done}</Text>}
  >
    <HStack>
      <Text>{of - done}</Text>
    </HStack>
  </LiveActivityUI>
))
