import { screen } from "@testing-library/react";
import { NumberedList, TextList } from "../../../src/sections/lists/TextList";
import { onAPage } from "../plans/on-a-page";
import { pageComponents } from "../../../src/sections/registry";

const { CallToAction, Card, BigFigure, BigFigures } = pageComponents;

describe("BigFigure", () => {
  it("reads as one sentence, the figure from content/facts (R021, R022)", () => {
    const { container } = onAPage(
      <BigFigures>
        <BigFigure lead="Over" value="{claim.secondCycle}">
          <p>of clients who need a second cycle stay</p>
        </BigFigure>
        <BigFigure lead="Stress rates reduced by" value="{claim.stress}">
          by our own figures
        </BigFigure>
      </BigFigures>,
    );
    expect(container).toHaveTextContent("Over 90% of clients who need a second cycle stay");
    expect(container).toHaveTextContent("Stress rates reduced by 80% by our own figures");
  });
});

describe("Markdown lists", () => {
  it("stay lists for screen readers without markers", () => {
    onAPage(
      <>
        <TextList>
          <li>No down payment</li>
        </TextList>
        <NumberedList>
          <li>Check your rate</li>
        </NumberedList>
      </>,
    );
    const lists = screen.getAllByRole("list");
    expect(lists.map(({ tagName, className }) => [tagName, className])).toEqual([
      ["UL", "points"],
      ["OL", "numbers"],
    ]);
    lists.forEach((list) => expect(list).toHaveAttribute("role", "list"));
  });
});

describe("Card", () => {
  it.each([2, 3] as const)("has its heading at level %i", (level) => {
    onAPage(
      <Card title="Pay {company.name}" icon="wallet" level={level}>
        By check.
      </Card>,
    );
    expect(screen.getByRole("heading", { level })).toHaveTextContent("Pay Wrenfield");
  });
});

describe("CallToAction", () => {
  it("says under its button what happens next", () => {
    onAPage(
      <CallToAction
        title="Your search stops here"
        next="About {prequalify.time}. Won't affect your credit score."
      />,
    );
    const button = screen.getByRole("link", { name: "Get Started" });
    expect(button).toHaveAttribute("href", "https://app.example/get-started");
    expect(button.nextSibling).toHaveTextContent("About 2 minutes. Won't affect your credit score.");
  });

  it("can do without", () => {
    onAPage(<CallToAction title="Get in touch" button="Write to us" to="link:mail.clientSuccess" />);
    expect(screen.getByRole("link", { name: "Write to us" }).nextSibling).toBeNull();
  });
});
