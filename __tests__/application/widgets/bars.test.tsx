import { screen } from "@testing-library/react";
import { Container } from "../../../src/components/Container";
import { Section } from "../../../src/components/Section";
import { layout } from "../../../src/design/space";
import { Card } from "../../../src/sections/cards/Card";
import { BannerAlert } from "../../../src/application/widgets/BannerAlert";
import { HeadingBar } from "../../../src/application/widgets/HeadingBar";
import { renderWithFacts as render } from "./with-facts";

describe("banner alert (R247, R248)", () => {
  test.each([
    { icon: undefined, action: undefined },
    { icon: "info" as const, action: undefined },
    { icon: undefined, action: { label: "More", to: "/faq" } },
    { icon: "info" as const, action: { label: "More", to: "/faq" } },
  ])("icon $icon, call to action $action", ({ icon, action }) => {
    const { container } = render(
      <BannerAlert icon={icon} action={action}>
        Closed on Thursday.
      </BannerAlert>,
    );
    expect(container).toHaveTextContent("Closed on Thursday.");
    expect(container.querySelectorAll("svg")).toHaveLength(icon ? 1 : 0);
    expect(screen.queryAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(
      action ? ["/faq"] : [],
    );
  });

  test.each(["success", "error"] as const)("the state %s is never a colour alone", (tone) => {
    const { container } = render(<BannerAlert tone={tone}>Words.</BannerAlert>);
    expect(container.querySelectorAll("svg")).toHaveLength(1);
  });

  test("interrupts a screen reader only when asked to", () => {
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
  test("is the page's heading unless told otherwise", () => {
    render(<HeadingBar title="Your orders" />);
    expect(screen.getByRole("heading", { level: 1, name: "Your orders" })).toBeInTheDocument();
    expect(screen.queryByRole("navigation")).toBeNull();
  });

  test("has room for a level, a way back, actions and a sentence", () => {
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

test("cards, containers and sections (R263)", () => {
  const { container } = render(
    <>
      <Container data-testid="column">Column</Container>
      <Section id="cost" tone="dark">
        <Card title="A card" icon="wallet">
          Words
        </Card>
      </Section>
    </>,
  );
  expect(screen.getByTestId("column")).toHaveStyle({ maxWidth: `${layout.container}px` });
  const section = container.querySelector("section#cost")!;
  expect(section).toHaveAttribute("data-on-dark");
  expect(section).toContainElement(screen.getByRole("article"));
  expect(screen.getByRole("article")).toContainElement(screen.getByRole("heading", { name: "A card" }));
});
