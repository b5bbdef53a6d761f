import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef, useState } from "react";
import { Checkbox } from "../../../src/application/widgets/fields/Checkbox";
import { MaskedInput } from "../../../src/application/widgets/fields/MaskedInput";
import { Radio, RadioGroup } from "../../../src/application/widgets/fields/RadioGroup";
import { Select } from "../../../src/application/widgets/fields/Select";
import { Switch } from "../../../src/application/widgets/fields/Switch";
import { TextArea } from "../../../src/application/widgets/fields/TextArea";
import { TextInput } from "../../../src/application/widgets/fields/TextInput";

test("every input sends its value with a form (R262)", async () => {
  const sent = jest.fn();
  render(
    <form onSubmit={(event) => [event.preventDefault(), sent([...new FormData(event.currentTarget)])]}>
      <TextInput label="Name" name="name" />
      <TextArea label="Words" name="words" />
      <MaskedInput label="Date" name="date" mask="99/99/9999" />
      <Select label="State" name="state">
        <option>CA</option>
        <option>NY</option>
      </Select>
      <RadioGroup label="How" name="how">
        <Radio value="mail" label="Mail" />
        <Radio value="phone" label="Phone" />
      </RadioGroup>
      <Checkbox label="Adult" name="adult" />
      <Switch label="Texts" name="texts" />
      <button>Send</button>
    </form>,
  );
  await userEvent.type(screen.getByLabelText("Name"), "Ana");
  await userEvent.type(screen.getByLabelText("Words"), "Hello");
  await userEvent.type(screen.getByLabelText("Date"), "12312026");
  await userEvent.selectOptions(screen.getByLabelText("State"), "NY");
  await userEvent.click(screen.getByLabelText("Phone"));
  await userEvent.click(screen.getByLabelText("Adult"));
  await userEvent.click(screen.getByLabelText("Texts"));
  await userEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(sent).toHaveBeenCalledWith([
    ["name", "Ana"],
    ["words", "Hello"],
    ["date", "12/31/2026"],
    ["state", "NY"],
    ["how", "phone"],
    ["adult", "on"],
    ["texts", "on"],
  ]);
});

test("text takes a ref and what an input takes (R262)", () => {
  const ref = createRef<HTMLInputElement>();
  render(<TextInput ref={ref} label="Email" type="email" autoComplete="email" required />);
  expect(screen.getByLabelText("Email")).toBe(ref.current);
  expect(ref.current).toHaveAttribute("type", "email");
  expect(ref.current).toHaveAttribute("autocomplete", "email");
  expect(ref.current).toBeRequired();
});

test("a switch and a checkbox turn with the space key (R262)", async () => {
  render(
    <>
      <Switch label="Texts" />
      <Checkbox label="Adult" />
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(screen.getByRole("switch", { name: "Texts" })).toBeChecked();
  await userEvent.tab();
  await userEvent.keyboard(" ");
  expect(screen.getByRole("checkbox", { name: "Adult" })).toBeChecked();
  await userEvent.keyboard(" ");
  expect(screen.getByRole("checkbox", { name: "Adult" })).not.toBeChecked();
});

describe("radio (R262)", () => {
  const radios = [
    <Radio key="a" value="a" label="A" />,
    <Radio key="b" value="b" label="B" />,
    <Radio key="c" value="c" label="C" />,
  ];
  const chosen = () =>
    screen
      .getAllByRole("radio")
      .filter((radio) => (radio as HTMLInputElement).checked)
      .map((radio) => (radio as HTMLInputElement).value);

  test("arrow keys move the choice, and it is told", async () => {
    const onChange = jest.fn();
    render(
      <RadioGroup label="Which" defaultValue="b" onChange={onChange}>
        {radios}
      </RadioGroup>,
    );
    expect(chosen()).toEqual(["b"]);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    expect(chosen()).toEqual(["c"]);
    expect(onChange.mock.calls).toEqual([["c"]]);
  });

  test("shows the form's choice, whatever is clicked", async () => {
    render(
      <RadioGroup label="Which" value="a">
        {radios}
      </RadioGroup>,
    );
    await userEvent.click(screen.getByLabelText("C"));
    expect(chosen()).toEqual(["a"]);
  });

  test("two groups without names do not share a choice", async () => {
    render(
      <>
        <RadioGroup label="One" defaultValue="a">
          {radios}
        </RadioGroup>
        <RadioGroup label="Two" defaultValue="b">
          {radios}
        </RadioGroup>
      </>,
    );
    expect(chosen()).toEqual(["a", "b"]);
  });

  test("alone it cannot be", () => {
    const silent = jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Radio value="a" label="A" />)).toThrow("<RadioGroup>");
    silent.mockRestore();
  });
});

describe("masked (R262)", () => {
  test("shows number keys for digits only", () => {
    render(
      <>
        <MaskedInput label="Date" mask="99/99" />
        <MaskedInput label="Code" mask="aa-99" />
      </>,
    );
    expect(screen.getByLabelText("Date")).toHaveAttribute("inputmode", "numeric");
    expect(screen.getByLabelText("Code")).toHaveAttribute("inputmode", "text");
  });

  test("begins in its form, and tells its owner in its form", async () => {
    function Owner() {
      const [value, setValue] = useState("0102");
      return (
        <>
          <MaskedInput
            label="Date"
            mask="99/99/9999"
            value={value}
            onChange={(event) => setValue(event.target.value)}
          />
          <output>{value}</output>
        </>
      );
    }
    render(<Owner />);
    expect(screen.getByLabelText("Date")).toHaveValue("01/02");
    await userEvent.type(screen.getByLabelText("Date"), "x2026999");
    expect(screen.getByLabelText("Date")).toHaveValue("01/02/2026");
    expect(screen.getByRole("status")).toHaveTextContent("01/02/2026");
  });

  test("the caret stays where the visitor works", async () => {
    render(<MaskedInput label="Date" mask="99/99/9999" defaultValue="12312026" />);
    const input = screen.getByLabelText<HTMLInputElement>("Date");
    await userEvent.type(input, "0", { initialSelectionStart: 1, initialSelectionEnd: 1 });
    expect(input).toHaveValue("10/23/1202");
    expect(input.selectionStart).toBe(2);
    await userEvent.keyboard("{Backspace}");
    expect(input).toHaveValue("12/31/202");
    expect(input.selectionStart).toBe(1);
  });

  test("backspace takes everything away, separators too", async () => {
    render(<MaskedInput label="Date" mask="99/99/9999" defaultValue="123120" />);
    await userEvent.type(screen.getByLabelText("Date"), "{Backspace>8/}");
    expect(screen.getByLabelText("Date")).toHaveValue("");
  });

  test("takes a pasted date as it is written elsewhere", () => {
    render(<MaskedInput label="Date" mask="99/99/9999" />);
    fireEvent.change(screen.getByLabelText("Date"), { target: { value: "04-28-1990 (approx.)" } });
    expect(screen.getByLabelText("Date")).toHaveValue("04/28/1990");
  });
});
