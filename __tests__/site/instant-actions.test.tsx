import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { instantActions, isCalm, restoreSettings, showCalm } from "../../src/site/instant-actions";

const switches = () => screen.getAllByRole<HTMLInputElement>("checkbox");
const show = () =>
  render(
    <>
      <input type="checkbox" data-instant="calm" />
      <input type="checkbox" data-instant="calm" />
    </>,
  );
function turn(box: HTMLInputElement): void {
  fireEvent.click(box);
  instantActions.calm(box);
}

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute("data-calm");
});

it("turns calm view on in all its switches", () => {
  show();
  turn(switches()[0]!);
  expect(isCalm()).toBe(true);
  expect(switches().map(({ checked }) => checked)).toEqual([true, true]);
  turn(switches()[1]!);
  expect(isCalm()).toBe(false);
  expect(switches().map(({ checked }) => checked)).toEqual([false, false]);
});

it("stores calm view on this device until it is turned off", () => {
  show();
  turn(switches()[0]!);
  document.documentElement.removeAttribute("data-calm");
  new Function(restoreSettings)();
  showCalm();
  expect(isCalm()).toBe(true);
  expect(switches()[1]!.checked).toBe(true);
  turn(switches()[0]!);
  expect(localStorage["calm"]).toBe("");
});

it("plays the film before its button and shows the browser's controls, even if playback is refused", async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new Error("refused"));
  render(
    <div>
      <video tabIndex={-1}>
        <track kind="captions" />
      </video>
      <button>Play</button>
    </div>,
  );
  const button = screen.getByRole("button");
  instantActions.film(button);
  expect(play).toHaveBeenCalledTimes(1);
  expect(button).not.toBeVisible();
  // Setting up the controls must not delay the frame in which the button goes.
  expect(document.querySelector("video")!.controls).toBe(false);
  await waitFor(() => expect(document.querySelector("video")).toHaveFocus());
  expect(document.querySelector("video")!.controls).toBe(true);
  play.mockRestore();
});
