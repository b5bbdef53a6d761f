import { act, render, screen, waitFor } from "@testing-library/react";
import { clearAlert, confirm, createStore, showAlert, track } from "../../../../src/application/state";
import { dialogStore } from "../../../../src/application/widgets/global/dialog-store";
import { GlobalDialogs } from "../../../../src/application/widgets/global/GlobalDialogs";

// jsdom has no modal dialogs. Focus, Escape and the inert page behind them: __tests__/browser/widgets/dialogs.spec.ts.
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
afterEach(() => act(() => dialogStore.set(undefined)));

/** Modules that were loaded, in order, the times of failed loads, and the modules that fail to load. */
const mockLoaded: string[] = [];
const mockFailed: number[] = [];
const mockBroken = new Set<string>();
function mockModule(path: string) {
  const name = path.split("/").at(-1)!;
  if (mockBroken.has(name)) {
    mockFailed.push(Date.now());
    throw new Error("the network is down");
  }
  mockLoaded.push(name);
  return { ...jest.requireActual<object>(path) };
}
jest.mock("../../../../src/application/widgets/global/DialogHost", () =>
  mockModule("../../../../src/application/widgets/global/DialogHost"),
);
jest.mock("../../../../src/application/widgets/dialogs/ConfirmDialog", () =>
  mockModule("../../../../src/application/widgets/dialogs/ConfirmDialog"),
);
jest.mock("../../../../src/application/widgets/dialogs/LoadingOverlay", () =>
  mockModule("../../../../src/application/widgets/dialogs/LoadingOverlay"),
);
jest.mock("../../../../src/application/widgets/dialogs/ToastRegion", () =>
  mockModule("../../../../src/application/widgets/dialogs/ToastRegion"),
);

const settle = () => act(() => new Promise((done) => setTimeout(done, 20)));

// One test, because modules load only once, and their order matters.
test("loads nothing without a store, the host with one, and each dialog when it is first needed (R461)", async () => {
  const store = createStore();
  render(<GlobalDialogs drawerId="drawer" />);
  await settle();
  expect(mockLoaded).toEqual([]);

  // A host that cannot be loaded is loaded again, after 5 and then 10 seconds.
  mockBroken.add("DialogHost");
  jest.useFakeTimers();
  act(() => dialogStore.set(store));
  for (const ms of [4900, 200, 9700]) await act(() => jest.advanceTimersByTimeAsync(ms));
  mockBroken.clear();
  expect(mockFailed.map((time) => Math.round((time - mockFailed[0]!) / 1000))).toEqual([0, 5]);
  expect(mockLoaded).toEqual([]);
  await act(() => jest.advanceTimersByTimeAsync(400));
  jest.useRealTimers();
  expect(mockLoaded).toEqual(["DialogHost"]);

  act(() => void showAlert(store, { message: "Words.", code: 200 }, 0));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Words."));
  expect(mockLoaded).toEqual(["DialogHost", "ToastRegion"]);

  act(() => void track(store, new Promise<void>((done) => setTimeout(done, 20))));
  await settle();
  await settle();
  expect(mockLoaded).toEqual(["DialogHost", "ToastRegion", "LoadingOverlay"]);

  // A question whose dialog cannot be loaded is declined, and the page remains.
  mockBroken.add("ConfirmDialog");
  let answer: Promise<string> | undefined;
  act(() => void (answer = confirm(store, "First?")));
  await settle();
  await expect(answer).resolves.toBe("declined");
  expect(screen.getByRole("status")).toHaveTextContent("Words.");

  // The next question loads the dialog again.
  mockBroken.clear();
  act(() => void confirm(store, "Second?"));
  expect(await screen.findByRole("alertdialog")).toHaveAccessibleName("Second?");
  expect(mockLoaded).toEqual(["DialogHost", "ToastRegion", "LoadingOverlay", "ConfirmDialog"]);
});

test("shows an alert from before the store was set (R461)", async () => {
  const store = createStore();
  showAlert(store, { message: "Early.", code: 500 }, 0);
  dialogStore.set(store);
  render(<GlobalDialogs drawerId="drawer" />);
  await waitFor(() => expect(screen.getByRole("alert")).toHaveTextContent("Early."));
  act(() => clearAlert(store));
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
});

test("switches to another store, and shows nothing without one (R461)", async () => {
  const [one, two] = [createStore(), createStore()];
  dialogStore.set(one);
  const { container } = render(<GlobalDialogs drawerId="drawer" />);
  await settle();
  act(() => dialogStore.set(two));
  act(() => void showAlert(one, { message: "One.", code: 200 }, 0));
  act(() => void showAlert(two, { message: "Two.", code: 200 }, 0));
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent("Two."));
  act(() => dialogStore.set(undefined));
  expect(container).toBeEmptyDOMElement();
});
