import { act, fireEvent, screen } from "@testing-library/react";
import { withAnchors } from "../../../src/legal/text/anchors";
import { Contents } from "../../../src/templates/legal/Contents";
import { CopyLinks } from "../../../src/templates/legal/CopyLinks";
import { LegalText } from "../../../src/templates/legal/LegalText";
import { linksIn, onSite } from "../../support/jest/on-site";

const supports = jest.fn(() => true);
beforeEach(() => Object.assign(globalThis, { CSS: { supports } }));

describe("LegalText", () => {
  const sections = [
    { id: "one", number: "1", title: "One", depth: 2 },
    { id: "deep", number: "", title: "Deep", depth: 3 },
    { id: "", number: "2", title: "No address", depth: 2 },
    { id: "term", number: "3", title: "Term", depth: 3 },
  ];
  const text = {
    title: "Loan Terms",
    state: "inForce",
    dateKind: "Effective",
    date: "2024-09-23",
    until: null,
    html: '<h2 id="one">One</h2>',
    readingMinutes: 3,
    sections,
  };
  const document = { text, summary: "In short.", name: "loan-terms", versions: "/terms/loans/versions" };

  it("shows the kind of date, the day, the summary and the text (R240)", () => {
    const { container } = onSite(<LegalText {...document} showTitle />);
    expect(container).toHaveTextContent("Effective 23 September 2024");
    expect(container.querySelector("time")).toHaveAttribute("datetime", "2024-09-23");
    expect(container).toHaveTextContent("In short.");
    expect(screen.getByRole("heading", { name: "One", level: 3 })).toHaveAttribute("id", "one");
    // The title stays if a content blocker hides the element with its id.
    container.querySelector<HTMLElement>("#loan-terms")!.hidden = true;
    expect(screen.getByRole("heading", { name: "Loan Terms", level: 2 })).toBeVisible();
  });

  it("has contents with sections and numbered parts, beside the text and in a floating button", () => {
    const { container } = onSite(<LegalText {...document} showTitle />);
    const navigations = container.querySelectorAll('nav[aria-label="Contents of Loan Terms"]');
    expect(navigations).toHaveLength(2);
    for (const navigation of navigations)
      expect(linksIn(navigation)).toEqual([
        ["1. One", "#one"],
        ["3. Term", "#term"],
      ]);
  });
});

describe("deep links", () => {
  const text =
    '<h2 id="fees"><span class="number">5. </span>Fees</h2>\n<p id="late-fee"><span class="number">5.1 </span>A late fee is due.</p>\n<p>No id.</p>\n<p id="plain">Words of a paragraph without any number at all.</p>';

  function page(writeText: unknown) {
    Object.defineProperty(navigator, "clipboard", { configurable: true, value: writeText && { writeText } });
    return onSite(
      <>
        <div
          dangerouslySetInnerHTML={{ __html: withAnchors(text, [{ id: "old-fee", landsAt: "late-fee" }]) }}
        />
        <CopyLinks />
      </>,
    );
  }
  const followLink = () =>
    act(async () => void fireEvent.click(screen.getByRole("link", { name: "Link to section 5" })));

  it("are plain links of headings and clauses with an id, outside the heading's name", () => {
    const { container } = page(undefined);
    expect(
      screen.getAllByRole("link").map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")]),
    ).toEqual([
      ["Link to section 5", "#fees"],
      ["Link to section 5.1", "#late-fee"],
      ['Link to the paragraph that begins "Words of a paragraph without any number..."', "#plain"],
    ]);
    expect(screen.getByRole("heading", { name: "5. Fees" })).toBeInTheDocument();
    expect(container.querySelector("#late-fee #old-fee")).toBeEmptyDOMElement();
    // A cached result is not used for the same text with other retired ids.
    expect(withAnchors(text)).not.toContain("old-fee");
  });

  it("announce where the link is if the clipboard is refused", async () => {
    page(jest.fn().mockRejectedValue(new Error("no")));
    await followLink();
    expect(screen.getByRole("status")).toHaveTextContent(
      "The link could not be copied; it is in the address bar.",
    );
  });

  it("announce nothing without a clipboard or after a click elsewhere", async () => {
    const { container } = page(undefined);
    await followLink();
    await act(async () => void fireEvent.click(container.querySelector("#plain")!));
    expect(screen.getByRole("status")).toBeEmptyDOMElement();
  });
});

describe("the mark of the section being read", () => {
  const tops: Record<string, number> = {};
  const marked = () => [...document.querySelectorAll("nav [aria-current]")].map((link) => link.textContent);
  const scrollTo = (one: number, two: number) => {
    Object.assign(tops, { one, two });
    window.dispatchEvent(new Event("scroll"));
  };
  function page(): void {
    window.requestAnimationFrame = (run) => (run(0), 0);
    HTMLElement.prototype.getBoundingClientRect = function () {
      return { top: tops[this.id] ?? 0 } as DOMRect;
    };
    Object.assign(tops, { one: 300, two: 900 });
    const sections = [
      { id: "one", number: "", title: "One" },
      { id: "two", number: "", title: "Two" },
    ];
    onSite(
      <>
        <Contents title="Terms" sections={sections} />
        <h2 id="one">One</h2>
        <h2 id="two">Two</h2>
      </>,
    );
  }

  it("is the last section that has begun, none before the first", () => {
    supports.mockReturnValueOnce(false);
    page();
    expect(marked()).toEqual([]);
    scrollTo(0, 600);
    expect(marked()).toEqual(["One"]);
    scrollTo(-600, 4);
    expect(marked()).toEqual(["Two"]);
  });

  it("is not set in browsers that mark the section themselves", () => {
    page();
    scrollTo(0, 600);
    expect(marked()).toEqual([]);
  });
});
