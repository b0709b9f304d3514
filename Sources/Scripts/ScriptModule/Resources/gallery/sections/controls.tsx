// Buttons, toggles, steppers and menus.

import {
  Button, ControlGroup, Divider, HStack, Menu, Stepper, Text, Toggle, VStack, useObservable,
  useState,
} from "scripting";

export function Controls() {
  const [count, setCount] = useState(2);
  const [isOn, setOn] = useState(true);
  const isBound = useObservable(false);
  return <VStack alignment="leading">
    <Text font="title">Controls</Text>
    <Divider />
    <Button title="A button" action={() => setCount(count + 1)} />
    <Button title="With a symbol" systemImage="star" action={() => {}} />
    <Button action={() => {}}><HStack><Text>Of</Text><Text bold>views</Text></HStack></Button>
    <Button title="Delete" role="destructive" action={() => {}} />
    <Button title="Cancel" role="cancel" action={() => {}} />
    <Button title="Bordered" buttonStyle="bordered" action={() => {}} />
    <Button title="Prominent" buttonStyle="borderedProminent" action={() => {}} />
    <Button title="Disabled" action={() => {}} disabled />
    <Button title="Tinted" tint="systemPurple" action={() => {}} />
    <Toggle title="A toggle" value={isOn} onChanged={setOn} />
    <Toggle title="Of an observable" value={isBound} />
    <Stepper title={`Portions: ${count}`} onIncrement={() => setCount(count + 1)}
      onDecrement={() => setCount(count - 1)} />
    <Menu title="A menu">
      <Button title="Copy" action={() => {}} />
      <Button title="Move" action={() => {}} />
    </Menu>
    <ControlGroup>
      <Button title="Back" action={() => {}} />
      <Button title="Forward" action={() => {}} />
    </ControlGroup>
  </VStack>;
}
