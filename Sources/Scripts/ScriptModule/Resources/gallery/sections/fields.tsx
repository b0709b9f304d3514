// Controls that ask for a value.

import {
  ColorPicker, DatePicker, Form, MultiPicker, Picker, SecureField, Slider, Text, TextField,
  VStack, useObservable, useState, type Color,
} from "scripting";

export function Fields() {
  const [name, setName] = useState("Ada");
  const password = useObservable("secret");
  const [minutes, setMinutes] = useState(12.5);
  const [size, setSize] = useState("m");
  const [when, setWhen] = useState(new Date("2030-06-03T12:00:00Z").getTime());
  const date = useObservable(new Date("2030-06-03T12:00:00Z"));
  const [colour, setColour] = useState<Color>("#ff8800");
  const [time, setTime] = useState([1, 0]);
  return <Form navigationTitle="Fields">
    <TextField title="Name" value={name} onChanged={setName} onSubmit={() => {}} />
    <TextField title="Note" value="" onChanged={() => {}} prompt="What happened?" axis="vertical" />
    <SecureField title="Password" value={password} />
    <Slider label={<Text>Minutes</Text>} min={0} max={60} step={0.5} value={minutes}
      onChanged={setMinutes} />
    <Picker title="Size" value={size} onChanged={setSize}>
      <Text tag="s">Small</Text>
      <Text tag="m">Medium</Text>
      <VStack><Text tag="l">Large</Text></VStack>
    </Picker>
    <DatePicker title="When" value={when} onChanged={setWhen} />
    <DatePicker title="Day" value={date} displayedComponents={["date"]} />
    <ColorPicker title="Colour" value={colour} onChanged={setColour} />
    <MultiPicker options={[["0 h", "1 h"], ["0 min", "30 min"]]} selections={time}
      onSelectionsChanged={setTime} />
  </Form>;
}
