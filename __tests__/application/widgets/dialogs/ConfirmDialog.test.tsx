import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { answerConfirm, confirm, confirmAtom, type Store } from "../../../../src/application/state";
import { stubModals } from "../modal-stub";
import { openDialogs } from "../open-dialogs";

stubModals();

const ask = (store: Store, message: string) => {
  let answer!: Promise<string>;
  act(() => void (answer = confirm(store, message)));
  return answer;
};
const dialog = () => screen.findByRole("alertdialog");

test.each([
  ["Yes", "approved"],
  ["No", "declined"],
])("%s answers %s, and the state is cleared (R249, R305)", async (button, expected) => {
  const store = openDialogs();
  const answer = ask(store, "Send it?");
  expect(await dialog()).toHaveAccessibleName("Send it?");
  await userEvent.click(screen.getByRole("button", { name: button }));
  await expect(answer).resolves.toBe(expected);
  expect(screen.queryByRole("alertdialog", { hidden: true })).toBeNull();
  expect(store.get(confirmAtom)).toEqual({ show: false, message: "" });
  expect(screen.getByText("opener")).toHaveFocus();
});

test("a new question declines and replaces the open one (R305)", async () => {
  const store = openDialogs();
  const first = ask(store, "First?");
  await dialog();
  const second = ask(store, "Second?");
  await expect(first).resolves.toBe("declined");
  await waitFor(() => expect(screen.getByRole("alertdialog")).toHaveAccessibleName("Second?"));
  expect(screen.getAllByRole("alertdialog", { hidden: true })).toHaveLength(1);
  expect(screen.getByRole("button", { name: "No" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Yes" }));
  await expect(second).resolves.toBe("approved");
  expect(screen.getByText("opener")).toHaveFocus();
});

test("the same question, asked again, is a new question (R305)", async () => {
  const store = openDialogs();
  const first = ask(store, "Send it?");
  const before = await dialog();
  const second = ask(store, "Send it?");
  await expect(first).resolves.toBe("declined");
  expect(screen.getByRole("alertdialog")).not.toBe(before);
  act(() => answerConfirm(store, "approved"));
  await expect(second).resolves.toBe("approved");
});
