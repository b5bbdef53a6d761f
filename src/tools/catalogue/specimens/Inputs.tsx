import { useState } from "react";
import { Checkbox } from "../../../application/widgets/fields/Checkbox";
import { MaskedInput } from "../../../application/widgets/fields/MaskedInput";
import { PhoneInput, type Phone } from "../../../application/widgets/fields/PhoneInput";
import { RadioGroup } from "../../../application/widgets/fields/RadioGroup";
import { Select } from "../../../application/widgets/fields/Select";
import { Switch } from "../../../application/widgets/fields/Switch";
import { TextArea } from "../../../application/widgets/fields/TextArea";
import { TextInput } from "../../../application/widgets/fields/TextInput";
import { Columns, Stack } from "../parts";

/** One of each input, interactive, in a form. */
export function Inputs() {
  const [name, setName] = useState("");
  const [phone, setPhone] = useState<Phone>();
  return (
    <Columns as="form">
      <Stack>
        <TextInput
          label="Name"
          name="name"
          autoComplete="name"
          hint="As on your identity card."
          error={name ? undefined : "Enter your name."}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <PhoneInput
          label="Phone"
          name="phone"
          hint={
            phone
              ? `${phone.number ?? "…"}: ${phone.valid ? "a number" : "not yet a number"}`
              : "US unless you choose."
          }
          onChange={setPhone}
        />
        <MaskedInput label="Promotion code" name="code" mask="aaa-9999" optional />
        <MaskedInput
          label="Date of birth"
          name="birth"
          mask="99/99/9999"
          hint="Month, day, year: 04/28/1990"
          placeholder="MM/DD/YYYY"
        />
        <Select label="State" name="state" defaultValue="">
          <option value="" disabled>
            Choose
          </option>
          <option>California</option>
          <option>New York</option>
          <option>Texas</option>
        </Select>
      </Stack>
      <Stack>
        <TextArea label="What should we know?" name="notes" optional />
        <RadioGroup
          label="How should we reach you?"
          name="reach"
          defaultValue="mail"
          options={[
            { value: "mail", label: "By email" },
            { value: "phone", label: "By phone" },
            {
              value: "post",
              label: "By letter, which takes a few days longer and goes to the address on your identity card",
            },
          ]}
        />
        <Checkbox label="I am at least 18 years old" name="adult" />
        <Switch label="Text me about my application" name="texts" />
        <Switch label="Text me about news" name="news" hint="At most once a month." defaultChecked />
      </Stack>
    </Columns>
  );
}
