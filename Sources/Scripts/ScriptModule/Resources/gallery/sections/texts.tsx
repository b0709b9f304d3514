// Texts: plain, styled, in Markdown, of dates and times.

import {
  DateIntervalLabel, DateLabel, DateRangeLabel, Divider, Label, Link, Markdown, Text,
  TimerIntervalLabel, VStack,
} from "scripting";

const noon = new Date("2030-06-03T12:00:00Z");
const evening = new Date("2030-06-03T18:30:00Z");
const document = `# Soup
A *good* soup needs **time**, \`salt\` and [a pot](https://example.org/pot).

- carrots
- leeks

> Taste it twice.`;

export function Texts() {
  return <VStack alignment="leading">
    <Text font="title">Texts</Text>
    <Divider />
    <Text>Plain, with {3} numbers and **no** Markdown</Text>
    <Text font="headline">A headline</Text>
    <Text font="caption">A caption</Text>
    <Text font={34} fontWeight="bold">A large one</Text>
    <Text bold>bold</Text>
    <Text italic fontDesign="serif">italic</Text>
    <Text underline="systemRed">underlined</Text>
    <Text strikethrough={{ pattern: "dash", color: "red" }}>struck through</Text>
    <Text monospaced>monospaced</Text>
    <Text textCase="uppercase">capitals</Text>
    <Text lineLimit={1}>A text that is too long for one line of a card of sixty columns</Text>
    <Text lineLimit={{ max: 2 }}>{"first\nsecond\nthird"}</Text>
    <Text attributedString="Inline **Markdown**, *emphasis* and `code`" />
    <Text styledText={{
      content: [
        "In parts: ",
        { content: ["bold with ", { content: "red", foregroundColor: "systemRed" }], bold: true },
        ", ",
        { content: "a link", link: "https://example.org/link" },
        " and ",
        { content: "a line", underlineStyle: "single", underlineColor: "blue" },
      ],
    }} />
    <Label title="A label" systemImage="star.fill" />
    <Link url="https://example.org">A link</Link>
    <DateLabel date={noon} style="date" />
    <DateLabel timestamp={noon.getTime()} style="time" />
    <DateLabel date={noon} style="relative" />
    <DateLabel date={noon} style="offset" />
    <DateLabel date={noon} style="timer" />
    <DateRangeLabel from={noon} to={evening} />
    <DateIntervalLabel from={noon.getTime()} to={evening.getTime()} />
    <TimerIntervalLabel from={noon} to={evening} countsDown />
    <Markdown content={document} />
  </VStack>;
}
