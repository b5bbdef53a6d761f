import { render as renderBare, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { BannerAlert } from "../../../src/application/widgets/BannerAlert";
import { HeadingBar } from "../../../src/application/widgets/HeadingBar";
import { FactsProvider } from "../../../src/components/FactsContext";

/** Renders in the provider that links require, without facts. */
const render = (element: ReactElement) =>
  renderBare(element, {
    wrapper: ({ children }) => <FactsProvider facts={new Map()}>{children}</FactsProvider>,
  });

test("banner alert has an icon and a call to action only if they are passed (R247, R248)", () => {
  const { container, rerender } = render(<BannerAlert>Closed on Thursday.</BannerAlert>);
  expect(container).toHaveTextContent("Closed on Thursday.");
  expect(container.querySelector("svg, a")).toBeNull();
  rerender(
    <BannerAlert icon="info" action={{ label: "More", to: "/faq" }}>
      Closed on Thursday.
    </BannerAlert>,
  );
  expect(container.querySelectorAll("svg")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "More" })).toHaveAttribute("href", "/faq");
});

describe("heading bar (R252)", () => {
  test("contains the page's h1 by default", () => {
    render(<HeadingBar title="Your orders" />);
    expect(screen.getByRole("heading", { level: 1, name: "Your orders" })).toBeInTheDocument();
  });

  test("accepts a level, actions and a sentence", () => {
    render(
      <HeadingBar title="Order" level={2} actions={<button>Print</button>}>
        <p>Placed today.</p>
      </HeadingBar>,
    );
    expect(screen.getByRole("heading", { level: 2, name: "Order" })).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Print" })).toBeInTheDocument();
    expect(screen.getByText("Placed today.")).toBeInTheDocument();
  });
});
