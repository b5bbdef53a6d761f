import styled from "@emotion/styled";
import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useOpenDetails } from "../../src/components/useOpenDetails";

const Details = styled.details();

function Menu() {
  const details = useRef<HTMLDetailsElement>(null);
  const { close, onBlur } = useOpenDetails(details);
  return (
    <>
      <Details ref={details} onBlur={onBlur} open>
        <summary>menu</summary>
        <button>inside</button>
        <button onClick={close}>close</button>
      </Details>
      <button>outside</button>
    </>
  );
}

const isOpen = () => screen.getByRole<HTMLDetailsElement>("group").open;

beforeEach(() => void render(<Menu />));

test("a press outside closes the menu, but not one inside or on the menu itself (R251)", () => {
  fireEvent.pointerDown(screen.getByText("inside"));
  fireEvent.pointerDown(screen.getByRole("group"));
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(screen.getByText("outside"));
  expect(isOpen()).toBe(false);
});

test("keys other than Escape, and clicks without a press, leave it open", () => {
  fireEvent.keyDown(screen.getByText("outside"), { key: "Enter" });
  fireEvent.click(screen.getByText("outside"));
  expect(isOpen()).toBe(true);
});

test("Escape closes it; the focus returns to its summary only from inside (R303)", () => {
  screen.getByText("outside").focus();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(isOpen()).toBe(false);
  expect(screen.getByText("outside")).toHaveFocus();
  screen.getByRole<HTMLDetailsElement>("group").open = true;
  screen.getByText("inside").focus();
  fireEvent.keyDown(document.body, { key: "Escape" });
  expect(screen.getByText("menu")).toHaveFocus();
});

test("it closes when the focus leaves it, and on request", () => {
  screen.getByText("inside").focus();
  screen.getByText("close").focus();
  expect(isOpen()).toBe(true);
  screen.getByText("outside").focus();
  expect(isOpen()).toBe(false);
  screen.getByRole<HTMLDetailsElement>("group").open = true;
  fireEvent.click(screen.getByText("close"));
  expect(isOpen()).toBe(false);
});
