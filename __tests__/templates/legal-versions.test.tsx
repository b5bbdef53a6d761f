// Legal pages of a document with several versions. No real document has more than one today, so these are made up.
import { screen } from "@testing-library/react";
import type { FunctionComponent } from "react";
import LegalOverview from "../../src/templates/legal-overview";
import LegalPage from "../../src/templates/legal-page";
import LegalVersion from "../../src/templates/legal-version";
import LegalVersions from "../../src/templates/legal-versions";
import { headShown, linksIn, onSite, website } from "../support/jest/on-site";

// The templates, with only the props that they read.
type Template = FunctionComponent<{ data: object; pageContext: object }>;
const [Page, Version, Versions, Overview] = [
  LegalPage,
  LegalVersion,
  LegalVersions,
  LegalOverview,
] as unknown as [Template, Template, Template, Template];

const text = (words: string, date: string) => ({
  title: "Loan Terms",
  dateKind: "Effective",
  date,
  html: `<h2 id="a">A section</h2><p>${words}</p>`,
  readingMinutes: 3,
  keyTerms: [],
  terms: [],
  sections: [{ id: "a", number: "", title: "A section", depth: 2 }],
});
const inForce = {
  ...text("The words in force.", "2024-09-23"),
  slug: "loan-terms-2024-09-23",
  state: "inForce",
  until: "2027-03-01",
};
const upcoming = {
  ...text("The upcoming words.", "2027-03-01"),
  slug: "loan-terms-2027-03-01",
  state: "upcoming",
  until: null,
};

describe("a version that is not at its document's address", () => {
  const show = (version: object) =>
    onSite(
      <Version
        data={{}}
        pageContext={{ pagePath: "/terms/loans/versions/x", legalPage: "terms/loans", version }}
      />,
    ).container;

  it("shows an upcoming version's text, date, state and a link to all versions", () => {
    const page = show(upcoming);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Loan Terms");
    expect(page).toHaveTextContent("Upcoming");
    expect(page).toHaveTextContent("Effective 1 March 2027");
    expect(page).toHaveTextContent("This version is not in force yet.");
    expect(page).toHaveTextContent("The upcoming words.");
    expect(screen.getAllByRole("link", { name: "A section" })[0]).toHaveAttribute("href", "#a");
    const versions = screen.getByRole("link", { name: /^Versions of Loan Terms/ });
    expect(versions).toHaveAttribute("href", "/terms/loans/versions");
    expect(headShown().title).toBe("Loan Terms, effective 1 March 2027 | Wrenfield");
    expect(headShown().meta("description")).toBe(
      "Loan Terms, the version with the date 1 March 2027. This version is not in force yet.",
    );
  });

  it("shows when an earlier version was replaced", () => {
    const page = show({ ...inForce, state: "earlier" });
    expect(page).toHaveTextContent("Earlier version");
    expect(page).toHaveTextContent("Replaced on 1 March 2027.");
    expect(page).toHaveTextContent("This version is no longer in force. It is kept as it was published.");
  });

  it("has the document's own address as its canonical address", () => {
    show(upcoming);
    expect(headShown().linkTags).toContainEqual({ rel: "canonical", href: `${website}/terms/loans` });
    expect(headShown().meta("robots")).toBe("noindex");
  });
});

describe("a document whose next version is written, but not in force", () => {
  const document = {
    name: "loan-terms",
    summary: "What a loan asks of you.",
    seoDescription: "Loans.",
    versions: [upcoming, inForce],
  };
  const pageContext = { pagePath: "/terms/loans", legalPage: "terms/loans", base: "/terms" };
  const show = (text: object) =>
    onSite(<Page data={{ allLegalDocument: { nodes: [{ ...document, text }] } }} pageContext={pageContext} />)
      .container;

  it("shows the text in force, its last day and a link to the next version", () => {
    const page = show({ ...inForce, next: upcoming.slug });
    expect(page).toHaveTextContent("The words in force.");
    expect(page).toHaveTextContent("In force");
    expect(page).toHaveTextContent("Effective 23 September 2024");
    expect(page).toHaveTextContent("Applies until 1 March 2027, when the next version takes effect.");
    expect(page.querySelector('time[datetime="2027-03-01"]')).toHaveTextContent("1 March 2027");
    const versions = screen.getByRole("link", { name: "Versions of Loan Terms, and what changed" });
    expect(versions).toHaveAttribute("href", "/terms/loans/versions");
    const next = screen.getByRole("link", { name: "the next version" });
    expect(next).toHaveAttribute("href", "/terms/loans/versions/loan-terms-2027-03-01");
  });

  it("shows a first version as upcoming", () => {
    const page = show({ ...upcoming, next: null });
    expect(page).toHaveTextContent("Upcoming");
    expect(page).toHaveTextContent("The upcoming words.");
    expect(screen.queryByRole("link", { name: "the next version" })).toBeNull();
  });
});

describe("the list of all legal texts", () => {
  const shown = { shown: true, note: "", published: "2026-11-01" };
  const show = (nodes: object[]) =>
    onSite(<Overview data={{ allLegalDocument: { nodes } }} pageContext={{ pagePath: "/legal-versions" }} />);

  it.each([
    ["inForce", "In force: effective 1 March 2027"],
    ["upcoming", "Not in force yet: effective 1 March 2027"],
    ["earlier", "An earlier text, kept for those who agreed to it: effective 1 March 2027"],
  ])("names the state of the text at its document's address: %s", (state, expected) => {
    show([{ title: "Loan Terms", page: "terms/loans", versions: [{ ...upcoming, ...shown, state }] }]);
    expect(screen.getByRole("listitem")).toHaveTextContent(expected);
  });

  it("links to the second document of a page at its title", () => {
    const document = { page: "privacy", versions: [{ ...inForce, ...shown }] };
    show(["policy", "notice"].map((name) => ({ ...document, name, title: name })));
    expect(screen.getByRole("link", { name: "Read the text of policy" })).toHaveAttribute("href", "/privacy");
    const second = screen.getByRole("link", { name: "Read the text of notice" });
    expect(second).toHaveAttribute("href", "/privacy#notice");
  });

  it("announces an upcoming version with its day and its text", () => {
    const note = "Late fees are lower.";
    const versions = [
      { ...upcoming, note, published: "2026-11-22" },
      { ...inForce, ...shown },
    ];
    show([{ title: "Loan Terms", page: "terms/loans", versions }]);
    const entry = screen.getByRole("listitem");
    expect(entry).toHaveTextContent("From 1 March 2027: Late fees are lower.");
    expect(entry).toHaveTextContent("2 versions since this list began on 1 November 2026.");
    const link = screen.getByRole("link", { name: "Read the upcoming text" });
    expect(link).toHaveAttribute("href", "/terms/loans/versions/loan-terms-2027-03-01");
    show([{ title: "Loan Terms", page: "terms/loans", versions: [{ ...upcoming, ...shown }] }]);
    expect(screen.getAllByRole("link", { name: "Read the upcoming text" })).toEqual([link]);
  });
});

it("the list of a document's versions has each with its dates, its correction and a link to its text", () => {
  const correction = { recorded: "2026-12-01", reason: "a comma", by: "Legal" };
  const versions = [
    { ...upcoming, version: 2, note: "", corrections: [], shown: false, changes: "" },
    { ...inForce, version: 1, note: "", corrections: [correction], shown: true, changes: "" },
  ];
  const data = { allLegalDocument: { nodes: [{ name: "loan-terms", title: "Loan Terms", versions }] } };
  const pageContext = { pagePath: "/terms/loans/versions", legalPage: "terms/loans" };
  const { container } = onSite(<Versions data={data} pageContext={pageContext} />);
  expect(container).not.toHaveTextContent("No other version has been published");
  // The feed's links lead to these ids.
  const [next, current] = versions.map(({ slug }) => container.querySelector<HTMLElement>(`#${slug}`)!);
  expect(next).toHaveTextContent("Version 2, upcoming: effective 1 March 2027");
  expect(current).toHaveTextContent("Version 1, in force: effective 23 September 2024");
  expect(current).toHaveTextContent("Until the version of 1 March 2027.");
  expect(current).toHaveTextContent("Corrected on 1 December 2026 without a change of meaning: a comma");
  expect([next, current].map((version) => linksIn(version!)[0]![1])).toEqual([
    "/terms/loans/versions/loan-terms-2027-03-01",
    "/terms/loans",
  ]);
});
