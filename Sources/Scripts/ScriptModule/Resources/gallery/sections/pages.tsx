// Pages: links, bars, searching, tabs.

import {
  Button, List, NavigationLink, NavigationSplitView, NavigationStack, Tab, TabView, Text, Toolbar,
  ToolbarItem, VStack, useObservable, useState,
} from "scripting";

export function Pages() {
  const [search, setSearch] = useState("");
  return <NavigationStack>
    <List
      navigationTitle="Recipes"
      searchable={{ value: search, onChanged: setSearch, prompt: "A recipe" }}
      refreshable={async () => {}}
      toolbar={{
        cancellationAction: <Button title="Done" action={() => {}} />,
        topBarTrailing: [
          <Button title="Add" systemImage="plus" action={() => {}} />,
          <Button title="Sort" action={() => {}} />,
        ],
        bottomBar: <Text>2 recipes</Text>,
      }}>
      <NavigationLink title="Soup" destination={<Text>The page of the soup</Text>} />
      <NavigationLink destination={<Text>The page of the salad</Text>}>
        <Text>Salad</Text>
      </NavigationLink>
    </List>
    <NavigationSplitView sidebar={<Text>A sidebar</Text>}>
      <Text toolbar={<Toolbar>
        <ToolbarItem placement="topBarLeading">
          <Button title="Edit" action={() => {}} />
        </ToolbarItem>
      </Toolbar>}>Its detail</Text>
    </NavigationSplitView>
  </NavigationStack>;
}

export function Tabs() {
  const [index, setIndex] = useState(0);
  const name = useObservable("second");
  return <VStack alignment="leading">
    <TabView tabIndex={index} onTabIndexChanged={setIndex}>
      <Text tabItem={<Text>First</Text>} tag={0}>The first page</Text>
      <Text tabItem={<Text>Second</Text>} tag={1}>The second page</Text>
    </TabView>
    <TabView selection={name}>
      <Tab title="One" systemImage="1.circle" value="first"><Text>Page one</Text></Tab>
      <Tab title="Two" systemImage="2.circle" value="second"><Text>Page two</Text></Tab>
    </TabView>
    <TabView>
      <Tab title="Free" systemImage="star"><Text>Shown with all others</Text></Tab>
      <Tab title="Other" systemImage="star"><Text>The other</Text></Tab>
    </TabView>
  </VStack>;
}
