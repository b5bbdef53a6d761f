import { act, screen, within } from "@testing-library/react";
import { Footer } from "../../src/layouts/Footer";
import { canonicalPages } from "../../src/site/routes";
import { addedClinics } from "../support/added";
import { app, data, facts, linksIn, onSite, slugs } from "../support/jest/on-site";

const disclosures = (container: HTMLElement) =>
  [...container.querySelectorAll("[data-disclosure]")].map((element) =>
    element.getAttribute("data-disclosure"),
  );
const column = (name: string) => linksIn(screen.getByRole("navigation", { name })).map(([label]) => label);

describe("Footer", () => {
  it.each(canonicalPages(slugs))("has the right disclosures on %s (R107, R108, R109, R110)", (page) => {
    const { container } = onSite(<Footer pagePath={page} />);
    const apr = ["/", "/ivf", "/egg-freezing", "/conceptions", ...addedClinics].includes(page) ? ["apr"] : [];
    expect(disclosures(container)).toEqual([...apr, ...(page === "/" ? ["licenses"] : []), "nmls"]);
  });

  it("has a complete APR disclosure (R463, R464)", () => {
    const { container } = onSite(<Footer pagePath="/ivf" />);
    for (const words of [
      "9.74%",
      "23.74%",
      "60 monthly payments of $380.15",
      "60 monthly payments of $428.22",
      "No down payment",
    ]) {
      expect(container.querySelector('[data-disclosure="apr"]')).toHaveTextContent(words);
    }
  });

  it("has every license, as a sample, behind a control that needs no script (R109, C15)", () => {
    onSite(<Footer pagePath="/" />);
    const block = screen.getByText("State licenses").closest("details")!;
    expect(block.querySelectorAll("li")).toHaveLength(data.licenses!.licenses.length);
    expect(block).toHaveTextContent("Alabama: Consumer Loan License SAMPLE-AL-0001");
    expect(block).toHaveTextContent("stand-ins until our real licenses");
  });

  it("has the specified columns (R100, R101, R102)", () => {
    onSite(<Footer pagePath="/about" />);
    expect(column("Plans")).toEqual(["IVF Plans", "Egg Freezing Plans", "Membership", "FAQ"]);
    expect(column("Company")).toEqual(["About Us", "Careers", "Contact Us", "Blog", "Press"]);
    expect(column("Partners")).toEqual(["For Clinics", "For Health Systems", "CareMatch"]);
  });

  it("has the logo, the tagline and named links to four networks (R098, R099)", () => {
    onSite(<Footer pagePath="/about" />);
    expect(screen.getByText(facts.get("company.tagline")!.text)).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Wrenfield" })).toHaveAttribute("href", "/");
    for (const name of ["Instagram", "Facebook", "LinkedIn", "YouTube"]) {
      expect(screen.getByRole("link", { name })).toHaveAttribute(
        "href",
        facts.get(`social.${name.toLowerCase()}`)!.href,
      );
    }
  });

  it("has the small print and the postal address (R103, R104)", () => {
    const { container } = onSite(<Footer pagePath="/about" />);
    expect(screen.getByRole("link", { name: "Privacy" })).toHaveAttribute("href", "/privacy");
    expect(screen.getByRole("link", { name: "Terms" })).toHaveAttribute("href", "/terms/tou");
    expect(screen.getByRole("link", { name: "Sitemap" })).toHaveAttribute("href", "/sitemap.xml");
    expect(container.querySelector("address")).toHaveTextContent("100 Sample Street");
  });

  it("has two clinic links that are neither visible nor reachable (R106, C13)", () => {
    const { container } = onSite(<Footer pagePath="/about" />);
    const hidden = container.querySelector<HTMLElement>("div[hidden]")!;
    expect(linksIn(hidden).map(([, href]) => href)).toEqual(["/conceptions", "/mainlinefertility"]);
    expect(within(hidden).queryAllByRole("link")).toEqual([]);
    expect(hidden).not.toBeVisible();
  });

  it("has the investor link only if its flag is on (R116)", () => {
    const { unmount } = onSite(<Footer pagePath="/about" />);
    expect(screen.queryByRole("link", { name: "Investors" })).toBeNull();
    unmount();
    onSite(<Footer pagePath="/about" />, { investorLink: true });
    expect(screen.getByRole("link", { name: "Investors" })).toHaveAttribute(
      "href",
      facts.get("investorSite")!.href,
    );
  });

  it("shows the visitor's year after hydration (before it: without-scripts.test.tsx) (R105)", () => {
    jest.useFakeTimers({ now: new Date("2031-01-01T12:00:00Z") });
    const { container } = onSite(<Footer pagePath="/" />, { builtInYear: 1999 });
    act(() => undefined);
    expect(container).toHaveTextContent("© 2031 Wrenfield Financial, Inc.");
    jest.useRealTimers();
  });

  it("takes the addresses of other sites from the facts (R002)", () => {
    const { container } = onSite(<Footer pagePath="/" />);
    const hosts = linksIn(container)
      .map(([, href]) => href!)
      .filter((href) => !href.startsWith("/"));
    const known = new Set([...facts.values()].map(({ href }) => href));
    expect(hosts.length).toBeGreaterThan(5);
    expect(hosts.filter((href) => !known.has(href))).toEqual([]);
    expect(app).toMatch(/^https:/);
  });
});
