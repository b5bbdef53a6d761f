import { fireEvent, render, screen } from "@testing-library/react";
import { useRef } from "react";
import { useClickOutside } from "../../src/components/useClickOutside";

function Box({ onOutside, shown = true }: { onOutside: (event: PointerEvent) => void; shown?: boolean }) {
  const box = useRef<HTMLDivElement>(null);
  useClickOutside(box, onOutside);
  return (
    <>
      {shown && (
        <div ref={box}>
          <button>inside</button>
        </div>
      )}
      <button>outside</button>
    </>
  );
}

describe("click-outside (R251)", () => {
  test("calls back for a press outside, but not for one inside or on the element itself", () => {
    const onOutside = jest.fn();
    render(<Box onOutside={onOutside} />);
    fireEvent.pointerDown(screen.getByText("inside"));
    fireEvent.pointerDown(screen.getByText("inside").parentElement!);
    expect(onOutside).not.toHaveBeenCalled();
    fireEvent.pointerDown(screen.getByText("outside"));
    expect(onOutside).toHaveBeenCalledTimes(1);
    fireEvent.pointerDown(document.body);
    expect(onOutside).toHaveBeenCalledTimes(2);
  });

  test("ignores keys, and clicks without a press", () => {
    const onOutside = jest.fn();
    render(<Box onOutside={onOutside} />);
    fireEvent.keyDown(screen.getByText("outside"), { key: "Enter" });
    fireEvent.click(screen.getByText("outside"));
    expect(onOutside).not.toHaveBeenCalled();
  });

  test("calls the latest callback", () => {
    const [first, second] = [jest.fn(), jest.fn()];
    const { rerender } = render(<Box onOutside={first} />);
    rerender(<Box onOutside={second} />);
    fireEvent.pointerDown(screen.getByText("outside"));
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);
  });

  test("does nothing while the element is not rendered, or after unmount", () => {
    const onOutside = jest.fn();
    const { rerender, unmount } = render(<Box onOutside={onOutside} shown={false} />);
    fireEvent.pointerDown(document.body);
    expect(onOutside).not.toHaveBeenCalled();
    rerender(<Box onOutside={onOutside} />);
    unmount();
    fireEvent.pointerDown(document.body);
    expect(onOutside).not.toHaveBeenCalled();
  });
});
