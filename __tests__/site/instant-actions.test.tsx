import { render, screen, waitFor } from "@testing-library/react";
import { instantActions } from "../../src/site/instant-actions";

// Calm view: __tests__/browser/calm.spec.ts.

it("plays the film before its button and shows the browser's controls, even if playback is refused", async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, "play").mockRejectedValue(new Error("refused"));
  const load = jest.spyOn(HTMLMediaElement.prototype, "load").mockReturnValue();
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
  expect(load).toHaveBeenCalledTimes(1);
  expect(play).toHaveBeenCalledTimes(1);
  expect(button).not.toBeVisible();
  // Setting up the controls must not delay the frame in which the button goes.
  expect(document.querySelector("video")!.controls).toBe(false);
  await waitFor(() => expect(document.querySelector("video")).toHaveFocus());
  expect(document.querySelector("video")!.controls).toBe(true);
});
