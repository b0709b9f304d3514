// Lists, forms and what they are made of.

import {
  Button, ContentUnavailableView, DisclosureGroup, ForEach, Form, GroupBox, HStack, Label,
  LabeledContent, List, Section, Text, VStack, useState,
} from "scripting";

export function Lists() {
  const [isOpen, setOpen] = useState(false);
  const [names, setNames] = useState(["Leek soup", "Carrot soup"]);
  return <VStack alignment="leading">
    <List navigationTitle="Lists">
      <Section header={<Text>Soups</Text>} footer={<Text>Both are warm.</Text>}>
        <ForEach count={names.length} itemBuilder={(index) => <Text>{names[index]}</Text>}
          onDelete={(indices) => setNames(names.filter((_, index) => !indices.includes(index)))} />
      </Section>
      <Section title="Rows with actions">
        <Text trailingSwipeActions={{
          actions: [<Button title="Archive" action={() => {}} />],
        }}>swiped</Text>
        <Text contextMenu={{
          menuItems: <Button title="Copy" systemImage="doc" action={() => {}} />,
        }}>with a menu</Text>
        <HStack onTapGesture={() => {}}><Text>tapped</Text></HStack>
      </Section>
      <Section header={<Text>More</Text>} isExpanded={isOpen} onChanged={setOpen}>
        <Text>hidden until it is opened</Text>
      </Section>
    </List>
    <Form>
      <LabeledContent title="Name" value="Ada" />
      <LabeledContent label={<Label title="Kitchen" systemImage="house" />}>
        <Text>open</Text>
      </LabeledContent>
    </Form>
    <GroupBox title="A box"><Text>in it</Text></GroupBox>
    <DisclosureGroup title="Always open"><Text>inside</Text></DisclosureGroup>
    <DisclosureGroup title="Details" isExpanded={!isOpen} onChanged={() => setOpen(!isOpen)}>
      <Text>shown</Text>
    </DisclosureGroup>
    <ContentUnavailableView title="No recipes" systemImage="book" description="Add one first." />
  </VStack>;
}
