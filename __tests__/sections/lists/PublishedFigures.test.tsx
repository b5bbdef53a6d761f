import { screen, within } from "@testing-library/react";
import { FiguresProvider, PublishedFigures } from "../../../src/sections/lists/PublishedFigures";
import type { ShownFigure } from "../../../src/sections/lists/FigureRow";
import { linksIn } from "../../support/jest/on-site";
import { onAPage, texts } from "../plans/on-a-page";

const figure = (name: string, changed: Partial<ShownFigure> = {}): ShownFigure => ({
  name,
  label: `Label of ${name}`,
  text: "9.74%",
  credit: false,
  sample: false,
  source: {
    title: "A report",
    publisher: "An institute",
    address: "https://institute.example/r",
    date: "2025-06",
  },
  reviewed: "2026-11-02",
  nextReview: null,
  reviewer: null,
  expires: null,
  pages: [{ path: "/ivf", title: "IVF" }],
  ...changed,
});

function shown(figures: readonly ShownFigure[], props: Partial<Parameters<typeof PublishedFigures>[0]> = {}) {
  onAPage(
    <FiguresProvider value={figures}>
      <PublishedFigures caption="Rates at Wrenfield" of="apr, loan" {...props} />
    </FiguresProvider>,
  );
  return screen.getAllByRole("row").slice(1);
}
const cells = (row: HTMLElement) => texts([...row.children]);

describe("PublishedFigures", () => {
  it("is a table with a caption and column names, of the figures whose names start with `of`", () => {
    const rows = shown([figure("apr.min"), figure("aprx.no"), figure("plan.a"), figure("loan.max")]);
    expect(screen.getByRole("table", { name: "Rates at Wrenfield" })).toBeVisible();
    const columns = ["Figure", "Value", "Source", "Last review", "Shown on"];
    expect(texts(screen.getAllByRole("columnheader"))).toEqual(columns);
    expect(rows.map(({ id }) => id)).toEqual(["figure-apr-min", "figure-loan-max"]);
  });

  it("shows name, value, source, review and pages, with the column's name in each cell for phones", () => {
    const [row] = shown([figure("apr.min")]);
    expect(cells(row!)).toEqual([
      "Label of apr.min",
      "9.74%",
      "SourceA reportAn institute, June 2025",
      "Last review2 November 2026",
      "Shown onIVF",
    ]);
    expect(linksIn(row!)).toContainEqual(["IVF", "/ivf"]);
    expect(within(row!).getByRole("rowheader")).toHaveTextContent("Label of apr.min");
  });

  it("links the star of a credit figure to the disclosure; other figures have no star", () => {
    const figures = [figure("apr.min", { credit: true }), figure("apr.max")];
    const [credit, other] = shown(figures, { disclosure: "rates" });
    expect(linksIn(credit!)).toContainEqual(["* read with our APR disclosure", "#rates"]);
    expect(within(other!).queryByRole("link", { name: /disclosure/ })).toBeNull();
  });

  it("links a source to its publication, and one of our own contracts to its clause", () => {
    const source = {
      title: "Loan Terms",
      publisher: null,
      address: "/terms/loans#reapply",
      date: "2024-09-23",
    };
    const [report, contract] = shown([figure("apr.a"), figure("apr.b", { source })]);
    expect(linksIn(report!)).toContainEqual(["A report", "https://institute.example/r"]);
    expect(linksIn(contract!)).toContainEqual(["Loan Terms", "/terms/loans#reapply"]);
    expect(cells(contract!)).toContain("SourceLoan TermsOur own contract, 23 September 2024");
  });

  it("shows the last and the next review of a medical figure, and the reviewer's role", () => {
    const [row] = shown([figure("apr.a", { nextReview: "2027-05-02", reviewer: "Registered nurse" })]);
    expect(cells(row!)).toContain("Last review2 November 2026Registered nurseNext review 2 May 2027");
    expect(row!.querySelector("time")).toHaveAttribute("datetime", "2026-11-02");
  });

  it("marks samples, pending sources, last valid days, and figures that no page shows", () => {
    const rows = shown([
      figure("apr.a", { sample: true, source: null }),
      figure("apr.b", { expires: "2027-01-31", pages: [] }),
    ]).map(cells);
    expect(rows[0]).toEqual(expect.arrayContaining(["9.74%Sample", "SourceSource pending"]));
    expect(rows[1]).toEqual(
      expect.arrayContaining(["Last review2 November 2026Valid until 31 January 2027", "Shown onNo page"]),
    );
  });

  it("collapses many pages, with every link in the markup", () => {
    const pages = ["a", "b", "c"].map((name) => ({ path: `/${name}`, title: name }));
    const [row] = shown([figure("apr.min", { pages })]);
    expect(row!.querySelector("summary")).toHaveTextContent("3 pages");
    expect(linksIn(row!.querySelector("details")!)).toEqual(pages.map(({ path, title }) => [title, path]));
  });
});
