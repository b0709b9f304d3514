// Grids, eager and lazy.

import { Divider, Grid, GridRow, LazyHGrid, LazyVGrid, Text, VStack } from "scripting";

const letters = ["a", "b", "c", "d", "e", "f"];

export function Grids() {
  return <VStack alignment="leading">
    <Text font="title">Grids</Text>
    <Divider />
    <Grid alignment="leading">
      <GridRow><Text bold>Dish</Text><Text bold>Minutes</Text></GridRow>
      <GridRow><Text>Soup</Text><Text>40</Text></GridRow>
      <GridRow><Text>Salad</Text><Text>10</Text></GridRow>
    </Grid>
    <LazyVGrid columns={[{ size: { type: "flexible" } }, { size: { type: "flexible" } },
      { size: 40 }]}>
      {letters.map((letter) => <Text key={letter}>{letter}</Text>)}
    </LazyVGrid>
    <LazyVGrid columns={[{ size: { type: "adaptive", min: 80 } }]}>
      {letters.map((letter) => <Text key={letter}>{letter}</Text>)}
    </LazyVGrid>
    <LazyHGrid rows={[{ size: 20 }]}>
      {letters.map((letter) => <Text key={letter}>{letter}</Text>)}
    </LazyHGrid>
  </VStack>;
}
