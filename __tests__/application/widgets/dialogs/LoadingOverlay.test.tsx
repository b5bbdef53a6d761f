import { act, screen, waitFor } from "@testing-library/react";
import { track } from "../../../../src/application/state";
import { stubModals } from "../modal-stub";
import { openDialogs } from "../open-dialogs";

stubModals();

/** Creates work that ends or fails on request. */
function work() {
  let end!: () => void, fail!: () => void;
  const promise = new Promise<void>((resolve, reject) => {
    end = resolve;
    fail = () => reject(new Error("failed"));
  });
  return { promise, end, fail };
}

const overlay = () => screen.findByRole("dialog", { name: "Loading" });
const closed = () => waitFor(() => expect(screen.queryByRole("dialog", { hidden: true })).toBeNull());

test.each(["end", "fail"] as const)(
  "covers the page until the work settles (%s), and returns focus (R250, R309)",
  async (how) => {
    const store = openDialogs();
    const job = work();
    let tracked!: Promise<unknown>;
    act(() => void (tracked = track(store, job.promise).catch(() => "failed")));
    expect(await overlay()).toContainElement(screen.getByRole("status"));
    expect(screen.getByRole("status")).toHaveTextContent("Loading");
    expect(screen.getByRole("main", { hidden: true })).toHaveAttribute("aria-busy", "true");
    await act(async () => {
      job[how]();
      await tracked;
    });
    await closed();
    expect(screen.getByRole("main")).not.toHaveAttribute("aria-busy");
    expect(screen.getByText("opener")).toHaveFocus();
  },
);
