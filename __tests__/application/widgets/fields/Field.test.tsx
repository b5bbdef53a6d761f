import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ComponentType } from "react";
import { red } from "../../../../src/design/color";
import { Checkbox } from "../../../../src/application/widgets/fields/Checkbox";
import type { FieldProps } from "../../../../src/application/widgets/fields/Field";
import { MaskedInput } from "../../../../src/application/widgets/fields/MaskedInput";
import { PhoneInput } from "../../../../src/application/widgets/fields/PhoneInput";
import { RadioGroup } from "../../../../src/application/widgets/fields/RadioGroup";
import { Select } from "../../../../src/application/widgets/fields/Select";
import { Switch } from "../../../../src/application/widgets/fields/Switch";
import { TextArea } from "../../../../src/application/widgets/fields/TextArea";
import { TextInput } from "../../../../src/application/widgets/fields/TextInput";

// These tests must pass without the formatting rules, as when they cannot be loaded.
jest.mock("../../../../src/application/widgets/fields/phone-numbers", () => {
  throw new Error("the network is down");
});

type Case = [name: string, role: string, Input: ComponentType<FieldProps>];

const inputs: Case[] = [
  ["text", "textbox", TextInput],
  ["phone", "textbox", PhoneInput],
  ["masked", "textbox", (props) => <MaskedInput mask="99/99" {...props} />],
  ["textarea", "textbox", TextArea],
  [
    "select",
    "combobox",
    (props) => (
      <Select {...props}>
        <option>One</option>
      </Select>
    ),
  ],
  ["switch", "switch", Switch],
  ["radio", "radiogroup", (props) => <RadioGroup options={[{ value: "one", label: "One" }]} {...props} />],
  ["checkbox", "checkbox", Checkbox],
];

describe.each(inputs)("%s (R262)", (_name, role, Input) => {
  const control = () => screen.getByRole(role, { name: "Thing" });

  test.each([
    { touched: false, error: undefined, shows: false },
    { touched: false, error: "Wrong.", shows: false },
    { touched: true, error: undefined, shows: false },
    { touched: true, error: "Wrong.", shows: true },
  ])("touched $touched, error $error: shows $shows (R341, R342)", ({ touched, error, shows }) => {
    const { container } = render(<Input label="Thing" hint="Any thing." touched={touched} error={error} />);
    expect(screen.queryAllByText("Wrong.")).toHaveLength(shows ? 1 : 0);
    expect(control().getAttribute("aria-invalid")).toBe(shows ? "true" : null);
    expect(control()).toHaveAccessibleDescription(shows ? "Any thing. Wrong." : "Any thing.");
    // jsdom computes no outlines, which mark a checkbox.
    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules] as CSSStyleRule[]);
    const inError = rules.filter(({ selectorText = "" }) => selectorText.includes("aria-invalid"));
    const applied = inError.filter(({ selectorText }) => container.querySelector(selectorText));
    expect(applied.some(({ cssText }) => cssText.includes(red[600]))).toBe(shows);
    // Color alone must not convey the error: an icon comes before the text.
    expect(container.querySelectorAll("[aria-live] svg")).toHaveLength(shows ? 1 : 0);
  });

  test("is touched once focus has left it (R341)", async () => {
    render(<Input label="Thing" error="Wrong." />);
    await userEvent.tab();
    expect(screen.queryByText("Wrong.")).toBeNull();
    // The phone input has two controls.
    for (let presses = 0; document.activeElement !== document.body && presses < 3; presses += 1)
      await userEvent.tab();
    expect(screen.getByText("Wrong.")).toBeInTheDocument();
  });

  test("states that it is optional", () => {
    render(<Input label="Thing" optional />);
    expect(screen.getByRole(role, { name: "Thing (optional)" })).toBeInTheDocument();
  });
});

test("a text input in error has a red border (R342)", () => {
  const { rerender } = render(<TextInput label="Thing" touched error="Wrong." />);
  const input = screen.getByLabelText("Thing");
  expect(input).toHaveStyle({ borderColor: red[600] });
  rerender(<TextInput label="Thing" touched />);
  expect(input).not.toHaveStyle({ borderColor: red[600] });
});

test("moving between the controls of a field does not count as leaving it (R341)", async () => {
  render(<PhoneInput label="Phone" error="Wrong." />);
  await userEvent.tab();
  expect(screen.getByRole("combobox", { name: "Country" })).toHaveFocus();
  await userEvent.tab();
  expect(screen.getByLabelText("Phone")).toHaveFocus();
  expect(screen.queryByText("Wrong.")).toBeNull();
});

test("with touched={false}, leaving the field shows no error (R341)", async () => {
  render(<TextInput label="Thing" touched={false} error="Wrong." />);
  await userEvent.tab();
  await userEvent.tab();
  expect(screen.queryByText("Wrong.")).toBeNull();
});

test("a field uses the id that is passed, and generated ids are unique", () => {
  render(
    <>
      <TextInput label="One" id="mine" />
      <TextInput label="Two" />
      <TextInput label="Three" />
    </>,
  );
  expect(screen.getByLabelText("One").id).toBe("mine");
  expect(screen.getByLabelText("Two").id).not.toBe(screen.getByLabelText("Three").id);
});
