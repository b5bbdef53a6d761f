import { screen, within } from "@testing-library/react";
import { formatDate } from "../../../src/site/dates";
import { readData } from "../../support/facts";
import { answerQuery, forgetQueries } from "../../support/jest/gatsby";
import { linksIn } from "../../support/jest/on-site";
import { app, expectToThrow, onAPage } from "../plans/on-a-page";
import { mockBrowser, comesNear, inView, waitFor } from "./browser";
import { pageComponents } from "../../../src/sections/registry";

const { Benefit, BenefitCarousel, TestimonialCarousel } = pageComponents;

beforeEach(mockBrowser);
afterEach(forgetQueries);

it("BenefitCarousel shows each benefit's header, description and link, with facts substituted (R136, R276)", () => {
  onAPage(
    <BenefitCarousel label="Why {company.product}">
      {["One", "Two", "Three", "Four"].map((header) => (
        <Benefit
          key={header}
          header={`${header} from {apr.min}`}
          icon="wallet"
          ctaText="About {company.product}"
          ctaLink="link:app.getStarted"
        >
          <p>Description of {header}</p>
        </Benefit>
      ))}
    </BenefitCarousel>,
  );
  const first = within(screen.getByRole("group", { name: "Why Wrenfield" })).getAllByRole("article")[0]!;
  expect(within(first).getByRole("heading", { level: 3 })).toHaveTextContent("One from 9.74%");
  expect(first).toHaveTextContent("Description of One");
  expect(linksIn(first)).toEqual([["About Wrenfield", `${app}/get-started`]]);
});

describe("TestimonialCarousel", () => {
  const quotes = readData("testimonials").testimonials;
  beforeEach(() => answerQuery("TestimonialCarousel", { testimonials: { nodes: quotes } }));

  it("shows the testimonials of its page, with author, source and date (R494)", () => {
    onAPage(<TestimonialCarousel page="ivf" label="What clients of {company.product} say" />);
    const group = screen.getByRole("group", { name: "What clients of Wrenfield say" });
    const [quote] = quotes;
    const figures = within(group).getAllByRole("figure");
    expect(figures).toHaveLength(5);
    const shown = figures.find((figure) => figure.textContent!.includes(quote!.text))!;
    expect(shown).toHaveTextContent(quote!.author);
    expect(shown).toHaveTextContent(`${quote!.source}, ${formatDate(quote!.date)}`);
    expect(shown.querySelector("time")).toHaveAttribute("datetime", quote!.date);
  });

  it("omits the testimonials of other pages", () => {
    onAPage(<TestimonialCarousel page="egg-freezing" label="What clients say" />);
    const meant = quotes.filter(({ page }) => page.includes("egg-freezing"));
    expect(screen.getAllByRole("figure")).toHaveLength(meant.length);
    expect(meant.length).toBeLessThan(quotes.length);
  });

  it.each([
    [undefined, 10_000],
    [4_000, 4_000],
  ])("with the interval %s advances every %i ms (R494)", async (interval, every) => {
    onAPage(<TestimonialCarousel page="ivf" label="What clients say" interval={interval} />);
    await comesNear();
    await waitFor(every - 1);
    expect(inView()).toEqual(["1 of 5", "2 of 5"]);
    await waitFor(1);
    expect(inView()).toEqual(["2 of 5", "3 of 5"]);
  });

  it("stops the build if a page has no testimonials", () => {
    answerQuery("TestimonialCarousel", { testimonials: { nodes: [] } });
    expectToThrow(
      <TestimonialCarousel page="clinics" label="What clinics say" />,
      'content/facts/testimonials.yaml has no testimonial for the page "clinics".',
    );
  });
});
