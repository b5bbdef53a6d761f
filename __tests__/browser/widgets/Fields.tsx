import { useState } from "react";
import { Container } from "../../../src/components/Container";
import { Checkbox } from "../../../src/application/widgets/fields/Checkbox";
import { MaskedInput } from "../../../src/application/widgets/fields/MaskedInput";
import { PhoneInput } from "../../../src/application/widgets/fields/PhoneInput";
import { Radio, RadioGroup } from "../../../src/application/widgets/fields/RadioGroup";
import { Select } from "../../../src/application/widgets/fields/Select";
import { Switch } from "../../../src/application/widgets/fields/Switch";
import { TextArea } from "../../../src/application/widgets/fields/TextArea";
import { TextInput } from "../../../src/application/widgets/fields/TextInput";

/** One field of each kind in a form. */
export function Fields() {
  const [name, setName] = useState("");
  return (
    <Container>
      <h2>Fields</h2>
      <form>
        <TextInput
          label="Name"
          name="name"
          hint="As on your identity card."
          error={name ? undefined : "Enter your name."}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <PhoneInput label="Phone" name="phone" />
        <MaskedInput label="Date of birth" name="birth" mask="99/99/9999" hint="Month, day, year." />
        <Select label="State" name="state" defaultValue="">
          <option value="" disabled>
            Choose
          </option>
          <option>California</option>
          <option>New York</option>
        </Select>
        <TextArea label="What should we know?" name="notes" optional />
        <RadioGroup label="How should we reach you?" name="reach" defaultValue="mail">
          <Radio value="mail" label="By email" />
          <Radio value="phone" label="By phone" />
        </RadioGroup>
        <Checkbox label="I am at least 18 years old" name="adult" />
        <Switch label="Text me about my application" name="texts" />
      </form>
    </Container>
  );
}
