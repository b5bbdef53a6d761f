import { Checkbox } from "../../../application/widgets/fields/Checkbox";
import { MaskedInput } from "../../../application/widgets/fields/MaskedInput";
import { PhoneInput } from "../../../application/widgets/fields/PhoneInput";
import { RadioGroup } from "../../../application/widgets/fields/RadioGroup";
import { Select } from "../../../application/widgets/fields/Select";
import { Switch } from "../../../application/widgets/fields/Switch";
import { TextArea } from "../../../application/widgets/fields/TextArea";
import { TextInput } from "../../../application/widgets/fields/TextInput";
import { Columns, Stack, State } from "../parts";

const error = "Enter your email address, such as ana@example.com.";
const wrong = { error: "Say which.", touched: true };

/** The four combinations of touched and in error; every input in error; disabled inputs. */
export function InputStates() {
  return (
    <Stack>
      <Columns>
        <State name="Not touched, no error">
          <TextInput label="Email" type="email" touched={false} />
        </State>
        <State name="Not touched, in error: nothing shows">
          <TextInput label="Email" type="email" touched={false} error={error} />
        </State>
        <State name="Touched, no error">
          <TextInput label="Email" type="email" touched defaultValue="ana@example.com" />
        </State>
        <State name="Touched and in error">
          <TextInput label="Email" type="email" touched error={error} defaultValue="ana@" />
        </State>
      </Columns>
      <State name="Every input in error">
        <Columns>
          <Stack>
            <PhoneInput label="Phone" {...wrong} error="Enter ten digits." defaultValue="21355" />
            <MaskedInput label="Date of birth" mask="99/99/9999" {...wrong} defaultValue="0428" />
            <Select label="State" {...wrong}>
              <option>Choose</option>
            </Select>
            <TextArea label="What should we know?" {...wrong} />
          </Stack>
          <Stack>
            <RadioGroup
              label="How should we reach you?"
              hint="We write back the same way."
              options={[
                { value: "mail", label: "By email" },
                { value: "phone", label: "By phone" },
              ]}
              {...wrong}
            />
            <Checkbox label="I am at least 18 years old" {...wrong} />
            <Switch label="Text me about my application" {...wrong} />
          </Stack>
        </Columns>
      </State>
      <State name="Off">
        <Columns>
          <TextInput label="Name" disabled defaultValue="Ana Ruiz" />
          <PhoneInput label="Phone" disabled defaultValue="2135550123" />
          <Checkbox label="I am at least 18 years old" disabled defaultChecked />
          <Switch label="Text me about my application" disabled defaultChecked />
        </Columns>
      </State>
    </Stack>
  );
}
