import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createRef, useState } from "react";
import { MaskedInput } from "../../../../src/application/widgets/fields/MaskedInput";
import { RadioGroup } from "../../../../src/application/widgets/fields/RadioGroup";
import { TextInput } from "../../../../src/application/widgets/fields/TextInput";

test("a text input accepts a ref and the props of an input (R262)", () => {
  const ref = createRef<HTMLInputElement>();
  render(
    <>
      <TextInput
        ref={ref}
        label="Email"
        hint="Yours."
        aria-describedby="why"
        type="email"
        autoComplete="email"
        required
      />
      <p id="why">For the receipt.</p>
    </>,
  );
  expect(screen.getByLabelText("Email")).toBe(ref.current);
  expect(ref.current).toHaveAttribute("type", "email");
  expect(ref.current).toHaveAttribute("autocomplete", "email");
  expect(ref.current).toBeRequired();
  expect(ref.current).toHaveAccessibleDescription("For the receipt. Yours.");
});

describe("radio (R262)", () => {
  const options = ["A", "B", "C"].map((label) => ({ value: label.toLowerCase(), label }));
  const chosen = () =>
    screen.getAllByRole<HTMLInputElement>("radio", { checked: true }).map(({ value }) => value);

  test("arrow keys move the choice and call onChange", async () => {
    const onChange = jest.fn();
    render(<RadioGroup label="Which" options={options} defaultValue="b" onChange={onChange} />);
    expect(chosen()).toEqual(["b"]);
    await userEvent.tab();
    await userEvent.keyboard("{ArrowDown}");
    expect(chosen()).toEqual(["c"]);
    expect(onChange.mock.calls).toEqual([["c"]]);
  });

  test("a controlled group shows its value, whatever is clicked", async () => {
    render(<RadioGroup label="Which" options={options} value="a" />);
    await userEvent.click(screen.getByLabelText("C"));
    expect(chosen()).toEqual(["a"]);
  });

  test("two groups without names do not share a choice", async () => {
    render(
      <>
        <RadioGroup label="One" options={options} defaultValue="a" />
        <RadioGroup label="Two" options={options} defaultValue="b" />
      </>,
    );
    expect(chosen()).toEqual(["a", "b"]);
  });
});

describe("masked (R262)", () => {
  test.each([
    ["99/99", "numeric"],
    ["+9 (999)", "numeric"],
    ["a9", "text"],
    ["**", "text"],
  ])("the keyboard for the mask %s is %s", (mask, keyboard) => {
    render(<MaskedInput label="Date" mask={mask} />);
    expect(screen.getByLabelText("Date")).toHaveAttribute("inputmode", keyboard);
  });

  test("formats its initial value, and typed text before onChange", async () => {
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

  test("completes a typed day and month, but no digit beside one that is being replaced", async () => {
    render(<MaskedInput label="Date" mask="99/99/9999" />);
    const input = screen.getByLabelText<HTMLInputElement>("Date");
    await userEvent.type(input, "1/2/2026");
    expect(input).toHaveValue("01/02/2026");
    await userEvent.type(input, "{Backspace}1", { initialSelectionStart: 2, initialSelectionEnd: 2 });
    expect(input).toHaveValue("01/02/2026");
    expect(input.selectionStart).toBe(2);
    // From the end, over both separators.
    await userEvent.type(input, "{Backspace>8/}");
    expect(input).toHaveValue("01");
  });
});
