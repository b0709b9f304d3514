// Sheets, dialogs and messages in front of a page.

import { Button, List, Text, VStack, useState } from "scripting";

export function Sheets() {
  const [isShown, setShown] = useState(true);
  return <List navigationTitle="Below" sheet={{
    isPresented: isShown, onChanged: setShown,
    content: <VStack navigationTitle="A sheet"><Text>In front of the page</Text></VStack>,
  }}>
    <Button title="Show the sheet" action={() => setShown(true)} />
  </List>;
}

export function Dialogs() {
  const [isShown, setShown] = useState(true);
  return <List
    navigationTitle="Below"
    confirmationDialog={{
      title: "Never shown", isPresented: false, onChanged: () => {}, actions: <Text>no</Text>,
    }}
    alert={{
      title: "Delete the recipe?", isPresented: isShown, onChanged: setShown,
      message: <Text>It cannot be undone.</Text>,
      actions: <VStack>
        <Button title="Delete" role="destructive" action={() => {}} />
        <Button title="Keep" role="cancel" action={() => {}} />
      </VStack>,
    }}>
    <Text>The page</Text>
  </List>;
}

export function Toasts() {
  const [isShown, setShown] = useState(true);
  return <VStack toast={{
    message: "Saved", duration: 2, position: "bottom", isPresented: isShown, onChanged: setShown,
  }}>
    <Text>The page</Text>
  </VStack>;
}
