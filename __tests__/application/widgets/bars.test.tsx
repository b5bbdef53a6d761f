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

describe("banner alert (R247, R248)", () => {
  test("has an icon and a call to action only if they are passed", () => {
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

  test.each(["success", "error"] as const)("the state %s has an icon, not only a color", (tone) => {
    const { container } = render(<BannerAlert tone={tone}>Words.</BannerAlert>);
    expect(container.querySelectorAll("svg")).toHaveLength(1);
  });

  test("interrupts a screen reader only as an alert", () => {
    render(
      <>
        <BannerAlert>Still.</BannerAlert>
        <BannerAlert announce="alert">Now.</BannerAlert>
      </>,
    );
    expect(screen.getAllByRole("alert").map(({ textContent }) => textContent)).toEqual(["Now."]);
    expect(screen.queryByRole("status")).toBeNull();
  });
});

describe("heading bar (R252)", () => {
  test("contains the page's h1 by default", () => {
    render(<HeadingBar title="Your orders" />);
    expect(screen.getByRole("heading", { level: 1, name: "Your orders" })).toBeInTheDocument();
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  test("accepts a level, a breadcrumb, actions and a sentence", () => {
    render(
      <HeadingBar
        title="Order"
        level={2}
        crumbs={[
          { name: "Orders", path: "/orders" },
          { name: "Order", path: "/orders/1" },
        ]}
        actions={<button>Print</button>}
      >
        <p>Placed today.</p>
      </HeadingBar>,
    );
    expect(screen.getByRole("heading", { level: 2, name: "Order" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Orders" })).toHaveAttribute("href", "/orders");
    expect(screen.getByRole("button", { name: "Print" })).toBeInTheDocument();
    expect(screen.getByText("Placed today.")).toBeInTheDocument();
  });
});
