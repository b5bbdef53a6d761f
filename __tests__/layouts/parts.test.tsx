import { fireEvent, screen } from "@testing-library/react";
import { Banner } from "../../src/layouts/Banner";
import { ContactUs } from "../../src/sections/bands/ContactUs";
import { LegalText } from "../../src/templates/legal/LegalText";
import { SiteLayout } from "../../src/layouts/SiteLayout";
import { TermsTabs } from "../../src/templates/legal/TermsTabs";
import { useOpenHashTarget } from "../../src/layouts/useOpenHashTarget";
import { facts, linksIn, onSite } from "../support/jest/on-site";

describe("Banner", () => {
  it("its exact words and a button to the insurance page (R085, R086)", () => {
    const { container } = onSite(<Banner closable />);
    expect(container.querySelector("p")).toHaveTextContent(
      /^New! Baby or Your Money Back: The First Nationwide IVF Insurance Program$/,
    );
    expect(screen.getByRole("link", { name: "Learn More about Baby or Your Money Back" })).toHaveAttribute(
      "href",
      facts.get("ivfInsurance")!.href,
    );
  });

  it("can be closed: the page is marked, and the styles follow", () => {
    onSite(<Banner closable />);
    expect(document.documentElement.dataset.banner).toBeUndefined();
    fireEvent.click(screen.getByRole("button", { name: "Close announcement" }));
    expect(document.documentElement.dataset.banner).toBe("closed");
    delete document.documentElement.dataset.banner;
  });
});

describe("TermsTabs", () => {
  it.each(["/terms", "/tos"])("four tabs under %s, the one shown marked (R061, R062, R063, R064)", (base) => {
    const { container } = onSite(<TermsTabs base={base} active={`${base}/loans`} />);
    expect(linksIn(container)).toEqual([
      ["Terms of Service", `${base}/tou`],
      ["Premium Membership", `${base}/membership`],
      ["Loan Terms", `${base}/loans`],
      ["Technology Services Agreement", `${base}/tech-services-agreement`],
    ]);
    expect(
      [...container.querySelectorAll("[aria-current]")].map((link) => [
        link.textContent,
        link.getAttribute("aria-current"),
      ]),
    ).toEqual([["Loan Terms", "page"]]);
  });
});

describe("LegalText", () => {
  const sections = [
    { id: "one", number: "1", title: "One", depth: 2 },
    { id: "deep", number: "", title: "Deep", depth: 3 },
    { id: "", number: "2", title: "No address", depth: 2 },
    { id: "term", number: "3", title: "Term", depth: 3 },
  ];
  const document = {
    title: "Loan Terms",
    state: "inForce",
    dateKind: "Effective",
    date: "2024-09-23",
    summary: "In short.",
    html: '<h2 id="one">One</h2>',
    readingMinutes: 3,
    keyTerms: [],
    terms: [],
    name: "loan-terms",
    sections,
    versions: "/terms/loans/versions",
  };

  it("its kind of date, its day, its summary and its text (R240)", () => {
    const { container } = onSite(<LegalText {...document} showTitle />);
    expect(container).toHaveTextContent("Effective 23 September 2024");
    expect(container.querySelector("time")).toHaveAttribute("datetime", "2024-09-23");
    expect(container).toHaveTextContent("In short.");
    expect(container.querySelector("#one")).toHaveTextContent("One");
    expect(screen.getByRole("heading", { name: "Loan Terms", level: 2 })).toBeInTheDocument();
  });

  it("a month alone where only that is known (R226)", () => {
    expect(onSite(<LegalText {...document} date="2023-10" showTitle={false} />).container).toHaveTextContent(
      "Effective October 2023",
    );
    expect(screen.queryByRole("heading", { name: "Loan Terms" })).toBeNull();
  });

  it("an earlier version says so; the current one does not (C04)", () => {
    const { container, unmount } = onSite(<LegalText {...document} showTitle />);
    expect(container).not.toHaveTextContent("Earlier version");
    unmount();
    expect(onSite(<LegalText {...document} state="earlier" showTitle />).container).toHaveTextContent(
      "Earlier version",
    );
  });

  it("leads to its versions, and says until when it applies", () => {
    const { container } = onSite(
      <LegalText
        {...document}
        until="2027-03-01"
        hasOtherVersions
        next="/terms/loans/versions/loan-terms-2027-03-01"
        showTitle
      />,
    );
    expect(container).toHaveTextContent("In force");
    expect(container).toHaveTextContent("Applies until 1 March 2027, when the next version takes effect.");
    expect(linksIn(container)).toEqual(
      expect.arrayContaining([
        ["the next version", "/terms/loans/versions/loan-terms-2027-03-01"],
        ["Versions of Loan Terms, and what changed", "/terms/loans/versions"],
      ]),
    );
  });

  it("the link to the only version's record is called Versions", () => {
    const { container } = onSite(<LegalText {...document} showTitle />);
    expect(linksIn(container)).toContainEqual(["Versions", "/terms/loans/versions"]);
  });

  it("the contents lead to sections and numbered parts, beside the text and folded above it", () => {
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

describe("ContactUs", () => {
  it("whom to ask, and when the phone is answered (R078, C17)", () => {
    const { container } = onSite(<ContactUs />);
    expect(screen.getByRole("heading", { name: "Contact us" })).toBeInTheDocument();
    expect(container).toHaveTextContent("Mon-Fri, 8 a.m.-5 p.m. Pacific");
    expect(linksIn(container)).toEqual([
      ["Contact us", "/contact"],
      ["Call (415) 555-0142", "tel:+1-415-555-0142"],
    ]);
  });
});

describe("SiteLayout", () => {
  it("menus left open close when the page changes (R300)", () => {
    const { container, rerender } = onSite(<SiteLayout pagePath="/about">About</SiteLayout>);
    const menu = container.querySelector<HTMLDetailsElement>("header details")!;
    menu.open = true;
    rerender(<SiteLayout pagePath="/about">Again</SiteLayout>);
    expect(menu.open).toBe(true);
    rerender(<SiteLayout pagePath="/ivf">IVF</SiteLayout>);
    expect(menu.open).toBe(false);
    expect(screen.getByRole("main")).toHaveTextContent("IVF");
  });

  it("begins with a link past the navigation", () => {
    const { container } = onSite(<SiteLayout pagePath="/about">About</SiteLayout>);
    expect(container.querySelector("a")).toHaveAttribute("href", "#main");
    expect(container.querySelector("#main")).toHaveAttribute("tabindex", "-1");
  });
});

describe("useOpenHashTarget", () => {
  function Page() {
    useOpenHashTarget();
    return (
      <details id="cost">
        <summary>Q</summary>
        <p id="inside">A</p>
      </details>
    );
  }
  const details = () => document.querySelector("details")!;
  beforeEach(() => {
    Element.prototype.scrollIntoView = jest.fn();
  });
  afterEach(() => window.history.replaceState(null, "", "/"));

  it.each(["#cost", "#inside"])("the answer that %s names is open, now", (hash) => {
    window.history.replaceState(null, "", hash);
    onSite(<Page />);
    expect(details().open).toBe(true);
    expect(details().scrollIntoView).toHaveBeenCalledTimes(1);
  });

  it("and when the hash changes later; others stay closed", () => {
    onSite(<Page />);
    expect(details().open).toBe(false);
    window.history.replaceState(null, "", "#nowhere");
    fireEvent(window, new HashChangeEvent("hashchange"));
    expect(details().open).toBe(false);
    window.history.replaceState(null, "", "#cost");
    fireEvent(window, new HashChangeEvent("hashchange"));
    expect(details().open).toBe(true);
  });
});
