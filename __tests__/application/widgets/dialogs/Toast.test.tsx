import { act, fireEvent, render, screen } from "@testing-library/react";
import { alertAtom, clearAlert, createStore, showAlert } from "../../../../src/application/state";
import { toastType } from "../../../../src/application/widgets/dialogs/Toast";
import { DialogHost } from "../../../../src/application/widgets/global/DialogHost";

beforeEach(() => jest.useFakeTimers());

/** Renders a page, with a toast if there is a code. @returns its store, and functions that advance the time and show one */
async function open(code?: number) {
  const store = createStore();
  render(
    <>
      <button>opener</button>
      <DialogHost store={store} drawerId="drawer" />
    </>,
  );
  const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const show = async (shown: number) => {
    act(() => void showAlert(store, { message: "Words.", code: shown }, Date.now()));
    await pass(0);
  };
  if (code !== undefined) await show(code);
  return { store, pass, show };
}

const toasts = () => [...document.querySelectorAll("[data-toast]")];
/** Waits until the toast is over, which must be after exactly this time. */
async function expectOverIn(ms: number, pass: (ms: number) => Promise<void>) {
  await pass(ms - 1);
  expect(toasts()).toHaveLength(1);
  await pass(1);
  expect(toasts()).toHaveLength(0);
}
const dismiss = () => screen.getByRole("button", { name: "Dismiss" });

test.each([
  [200, "success", "status", "Done:"],
  [300, "info", "status", "Note:"],
  [500, "error", "alert", "Error:"],
])("%i is %s, announced as %s, with an icon and the word %s (R306, R457)", async (code, kind, role, word) => {
  await open(code);
  const [toast, ...more] = toasts();
  expect(more).toEqual([]);
  expect(toast).toHaveAttribute("data-toast", kind);
  expect(toast).toHaveTextContent(`${word} Words. (code ${code})`);
  expect(toast!.querySelector("p")!.previousElementSibling?.tagName).toBe("svg");
  expect(screen.getByRole(role)).toContainElement(toast as HTMLElement);
});

test.each([
  [199, "error"],
  [299, "success"],
  [399, "info"],
  [400, "error"],
  [0, "error"],
])("a toast with the code %i has the type %s (R457)", (code, type) => expect(toastType(code)).toBe(type));

test("the live regions exist before their text (R253)", async () => {
  const { show } = await open();
  const order: string[] = [];
  const observer = new MutationObserver((records) =>
    records.forEach(({ target, addedNodes }) =>
      addedNodes.forEach((node) =>
        order.push(
          (node as Element).querySelector?.("[role=alert]")
            ? "region"
            : ((target as Element).getAttribute("role") ?? "other"),
        ),
      ),
    ),
  );
  observer.observe(document.body, { childList: true, subtree: true });
  await show(500);
  observer.disconnect();
  expect(order).toEqual(["region", "alert"]);
});

test("is shown for 5000 ms and then cleared (R456)", async () => {
  const { pass, store } = await open(200);
  await expectOverIn(5000, pass);
  expect(store.get(alertAtom)).toEqual({ show: false, message: "", code: 0 });
});

test.each([
  [
    "under the pointer",
    () => fireEvent.pointerEnter(toasts()[0]!),
    () => fireEvent.pointerLeave(toasts()[0]!),
  ],
  [
    "while it has focus",
    () => act(() => dismiss().focus()),
    () => act(() => screen.getByText("opener").focus()),
  ],
])("its time pauses %s, and continues afterwards (R456)", async (_, enter, leave) => {
  const { pass } = await open(200);
  await pass(3000);
  enter();
  await pass(60_000);
  expect(toasts()).toHaveLength(1);
  leave();
  await expectOverIn(2000, pass);
});

test("its time stays paused while it has focus and the pointer leaves (R456)", async () => {
  const { pass } = await open(200);
  act(() => dismiss().focus());
  fireEvent.pointerEnter(toasts()[0]!);
  fireEvent.pointerLeave(toasts()[0]!);
  await pass(10_000);
  expect(toasts()).toHaveLength(1);
});

describe("can be cleared (R307)", () => {
  test("with its button; focus returns to where it was", async () => {
    const { store } = await open(200);
    act(() => screen.getByText("opener").focus());
    act(() => dismiss().focus());
    fireEvent.click(dismiss());
    expect(toasts()).toHaveLength(0);
    expect(store.get(alertAtom).show).toBe(false);
    expect(screen.getByText("opener")).toHaveFocus();
  });

  test("with Escape", async () => {
    await open(200);
    act(() => dismiss().focus());
    fireEvent.keyDown(dismiss(), { key: "Escape" });
    expect(toasts()).toHaveLength(0);
  });

  test("by the store; focus outside the toast does not move", async () => {
    const { store } = await open(200);
    act(() => screen.getByText("opener").focus());
    act(() => clearAlert(store));
    expect(toasts()).toHaveLength(0);
    expect(screen.getByText("opener")).toHaveFocus();
  });
});

test("a new alert has its own 5000 ms, even with the same message (R456)", async () => {
  const { show, pass } = await open(500);
  const first = toasts()[0];
  await pass(4000);
  await show(500);
  expect(toasts()[0]).not.toBe(first);
  await expectOverIn(5000, pass);
});
