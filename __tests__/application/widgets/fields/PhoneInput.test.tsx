import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { PhoneInput, type Phone } from "../../../../src/application/widgets/fields/PhoneInput";

const number = () => screen.getByLabelText<HTMLInputElement>("Phone");
const country = () => screen.getByLabelText<HTMLSelectElement>("Country");
/** Waits until the rules have loaded, which shows in the number of countries. */
const loaded = () => waitFor(() => expect(country().options.length).toBeGreaterThan(200), { timeout: 4000 });

test("the country is the US before and after the rules load, which then format the number (R343, R262)", async () => {
  render(
    <form data-testid="form">
      <PhoneInput label="Phone" name="mobile" defaultValue="2135550123" />
    </form>,
  );
  const sent = () => [...new FormData(screen.getByTestId<HTMLFormElement>("form"))];
  expect([...country().options].map(({ text }) => text)).toEqual(["United States (+1)"]);
  expect(sent()).toEqual([
    ["mobileCountry", "US"],
    ["mobile", "2135550123"],
  ]);
  await loaded();
  expect(country().selectedOptions[0]).toHaveTextContent("United States (+1)");
  expect(sent()).toEqual([
    ["mobileCountry", "US"],
    ["mobile", "(213) 555-0123"],
  ]);
});

test("a number is formatted as in its country, and passed to onChange as E.164 (R343, R262)", async () => {
  const onChange = jest.fn<void, [Phone]>();
  render(<PhoneInput label="Phone" onChange={onChange} />);
  await loaded();
  await userEvent.type(number(), "213555012");
  expect(number()).toHaveValue("(213) 555-012");
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ country: "US", valid: false }));
  await userEvent.type(number(), "3");
  const phone = { text: "(213) 555-0123", country: "US", number: "+12135550123", valid: true };
  expect(onChange).toHaveBeenLastCalledWith(phone);
});

test("a number that was typed before the rules loaded is passed to onChange again with them (R343)", async () => {
  const onChange = jest.fn<void, [Phone]>();
  render(<PhoneInput label="Phone" onChange={onChange} />);
  fireEvent.change(number(), { target: { value: "2135550123" } });
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ valid: false }));
  await loaded();
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ number: "+12135550123", valid: true }));
});

test("another country can be chosen with the select, or by typing its calling code (R262)", async () => {
  const onChange = jest.fn<void, [Phone]>();
  render(<PhoneInput label="Phone" defaultValue="02079460958" onChange={onChange} />);
  await loaded();
  await userEvent.selectOptions(country(), "GB");
  expect(number()).toHaveValue("020 7946 0958");
  const phone = { text: "020 7946 0958", country: "GB", number: "+442079460958", valid: true };
  expect(onChange).toHaveBeenLastCalledWith(phone);
  await userEvent.clear(number());
  await userEvent.type(number(), "+12135550123");
  expect(country()).toHaveValue("US");
  expect(number()).toHaveValue("+1 213 555 0123");
  // A country that contradicts the calling code.
  await userEvent.selectOptions(country(), "GB");
  expect(onChange).toHaveBeenLastCalledWith(expect.objectContaining({ country: "GB", valid: false }));
});

test("a default country that does not exist leaves the others to choose from", async () => {
  render(<PhoneInput label="Phone" defaultCountry="UK" />);
  await loaded();
  expect(country()).toHaveValue("UK");
  await userEvent.selectOptions(country(), "GB");
  expect(country()).toHaveValue("GB");
  expect([...country().options].map(({ value }) => value)).not.toContain("UK");
});

test.each([
  ["+44 20 7946 0958", "GB"],
  // Of Toronto, but typed without the calling code.
  ["416 555 0123", "US"],
])("the country of the initial number %s is %s (R262)", async (defaultValue, code) => {
  render(<PhoneInput label="Phone" defaultValue={defaultValue} />);
  await loaded();
  await waitFor(() => expect(country()).toHaveValue(code));
});

test("the caret stays where the visitor types, and Backspace deletes everything, also brackets (R262)", async () => {
  render(<PhoneInput label="Phone" defaultValue="213555012" />);
  // Safari focuses an input whose selection is set.
  const setSelection = jest.spyOn(number(), "setSelectionRange");
  await loaded();
  expect(number()).toHaveValue("(213) 555-012");
  expect(setSelection).not.toHaveBeenCalled();
  await userEvent.type(number(), "9", { initialSelectionStart: 2, initialSelectionEnd: 2 });
  expect(number()).toHaveValue("(291) 355-5012");
  expect(number().selectionStart).toBe(3);
  await userEvent.type(number(), "{Backspace>14/}");
  expect(number()).toHaveValue("");
});
