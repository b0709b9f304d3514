// Charts: bars where a mark has one value, tables for the others.

import {
  AreaChart, BarChart, BarGanttChart, BarStackChart, Chart, Divider, HeatMapChart, LineChart,
  LinePlot, PieChart, PointChart, RuleLineForValueChart, Text, VStack,
} from "scripting";

const days = [
  { label: "Monday", value: 12 }, { label: "Tuesday", value: 7.5 }, { label: "Friday", value: 0 },
];

export function Charts() {
  return <VStack alignment="leading">
    <Text font="title">Charts</Text>
    <Divider />
    <Chart><BarChart marks={days} /></Chart>
    <Chart>
      <LineChart marks={days.map((day) => ({ ...day, label: new Date("2030-06-03T12:00:00Z") }))} />
      <RuleLineForValueChart marks={[{ value: 8 }]} />
    </Chart>
    <Chart><AreaChart marks={days.map((day) => ({ ...day, foregroundStyle: "green" }))} /></Chart>
    <Chart>
      <BarStackChart marks={[
        { label: "June", category: "Soup", value: 3 },
        { label: "June", category: "Salad", value: -1 },
      ]} />
    </Chart>
    <Chart>
      <PieChart marks={[{ category: "Soup", value: 3 }, { category: "Salad", value: 1 }]} />
    </Chart>
    <Chart><BarGanttChart marks={[{ label: "Boil", start: 0, end: 10 }]} /></Chart>
    <Chart><PointChart marks={[{ x: 1, y: 2 }, { x: 2, y: 4.25 }]} /></Chart>
    <Chart><HeatMapChart marks={[{ x: "Mon", y: "am", value: 2 }]} /></Chart>
    <Chart><LinePlot x="x" y="y" fn={(x) => x * x} /></Chart>
  </VStack>;
}
