// Shows every view and the modifiers that a terminal draws: a page for each section.

import { List, Navigation, NavigationLink, NavigationStack, Script, VStack } from "scripting";
import { Charts } from "./sections/charts";
import { Colours } from "./sections/colours";
import { Controls } from "./sections/controls";
import { Fields } from "./sections/fields";
import { Grids } from "./sections/grids";
import { Images } from "./sections/images";
import { Layout } from "./sections/layout";
import { Lists } from "./sections/lists";
import { Modifiers } from "./sections/modifiers";
import { Pages, Tabs } from "./sections/pages";
import { Dialogs, Sheets, Toasts } from "./sections/presentations";
import { Progress } from "./sections/progress";
import { Stacks } from "./sections/stacks";
import { Texts } from "./sections/texts";

const sections = {
  texts: Texts, images: Images, stacks: Stacks, layout: Layout, grids: Grids, lists: Lists,
  controls: Controls, fields: Fields, progress: Progress, charts: Charts, colours: Colours,
  modifiers: Modifiers, pages: Pages, tabs: Tabs, sheets: Sheets, dialogs: Dialogs,
  toasts: Toasts,
};

function Gallery() {
  return <NavigationStack>
    <List navigationTitle="Gallery">
      {Object.entries(sections).map(([name, Section]) =>
        <NavigationLink key={name} title={name} destination={<VStack><Section /></VStack>} />)}
    </List>
  </NavigationStack>;
}

async function run() {
  if (Script.queryParameters["section"] === "list") Script.exit(Object.keys(sections));
  const Section = sections[Script.queryParameters["section"] as keyof typeof sections];
  await Navigation.present({ element: Section ? <Section /> : <Gallery /> });
  Script.exit();
}

void run();
