import { render, screen, within } from "@testing-library/react";
import { FactsProvider } from "../../../src/components/FactsContext";
import { FiguresProvider, PublishedFigures } from "../../../src/sections/lists/PublishedFigures";
import type { ShownFigure } from "../../../src/sections/lists/FigureRow";
import { answerSite, facts } from "../../support/jest/on-site";

const figure = (name: string, changed: Partial<ShownFigure> = {}): ShownFigure => ({
  name,
  label: `Label of ${name}`,
  text: "9.74%",
  credit: false,
  sample: false,
  source: "A report",
  reviewed: "2026-11-02",
  expires: null,
  pages: [{ path: "/ivf", title: "IVF" }],
  ...changed,
});

function shown(figures: readonly ShownFigure[], props: Partial<Parameters<typeof PublishedFigures>[0]> = {}) {
  answerSite();
  render(
    <FactsProvider facts={facts}>
      <FiguresProvider value={figures}>
        <PublishedFigures caption="Rates at {company.name}" of="apr, loan" {...props} />
      </FiguresProvider>
    </FactsProvider>,
  );
  return screen.getAllByRole("row").slice(1);
}
const cells = (row: HTMLElement) => [...row.children].map((cell) => cell.textContent);

describe("PublishedFigures", () => {
  it("is a table with a caption and column names, of the figures it is asked for", () => {
    const rows = shown([figure("apr.min"), figure("aprx.no"), figure("plan.a"), figure("loan.max")]);
    expect(screen.getByRole("table", { name: "Rates at Wrenfield" })).toBeVisible();
    expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
      "Figure",
      "Value",
      "Source",
      "Last review",
      "Shown on",
    ]);
    expect(rows.map(({ id }) => id)).toEqual(["figure-apr-min", "figure-loan-max"]);
  });

  it("shows name, value, source, review and pages; the column's name in each cell is for phones", () => {
    const [row] = shown([figure("apr.min")]);
    expect(cells(row!)).toEqual([
      "Label of apr.min",
      "9.74%",
      "SourceA report",
      "Last review2 November 2026",
      "Shown onIVF",
    ]);
    expect(within(row!).getByRole("link", { name: "IVF" })).toHaveAttribute("href", "/ivf");
    expect(within(row!).getByRole("rowheader")).toHaveTextContent("Label of apr.min");
  });

  it("a credit figure's star leads to the disclosure; other figures have none", () => {
    const [credit, other] = shown([figure("apr.min", { credit: true }), figure("apr.max")], {
      disclosure: "rates",
    });
    expect(within(credit!).getByRole("link", { name: "* read with our APR disclosure" })).toHaveAttribute(
      "href",
      "#rates",
    );
    expect(within(other!).queryByRole("link", { name: /disclosure/ })).toBeNull();
  });

  it("says what is a sample, what has no source yet, until when a figure holds, and that no page shows it", () => {
    const rows = shown([
      figure("apr.a", { sample: true, source: "unsourced" }),
      figure("apr.b", { expires: "2027-01-31", pages: [] }),
    ]).map(cells);
    expect(rows[0]).toEqual(
      expect.arrayContaining(["9.74%Sample", "SourceOur own figure; source to be published"]),
    );
    expect(rows[1]).toEqual(
      expect.arrayContaining(["Last review2 November 2026Holds until 31 January 2027", "Shown onNo page"]),
    );
  });

  it("folds many pages, with every link in the markup", () => {
    const pages = ["a", "b", "c"].map((name) => ({ path: `/${name}`, title: name }));
    const [row] = shown([figure("apr.min", { pages })]);
    expect(row!.querySelector("summary")).toHaveTextContent("3 pages");
    expect([...row!.querySelectorAll("details a")].map((link) => link.getAttribute("href"))).toEqual([
      "/a",
      "/b",
      "/c",
    ]);
  });
});
