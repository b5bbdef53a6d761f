import { act, render, screen } from "@testing-library/react";
import { diagnosticsEvent, PreviewBoundary } from "../../src/layouts/PreviewBoundary";

it("a page that cannot be rendered comes back after the next recheck", () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  let broken = true;
  const Page = () => {
    if (broken) throw new Error("There is no picture content/media/team.jpg");
    return <h1>About us</h1>;
  };
  render(
    <PreviewBoundary>
      <Page />
    </PreviewBoundary>,
  );
  expect(screen.getByText("This page is shown again when its problems are fixed.")).toBeVisible();
  broken = false;
  act(() => void window.dispatchEvent(new Event(diagnosticsEvent)));
  expect(screen.getByRole("heading")).toHaveTextContent("About us");
});
