import { render, screen } from "@testing-library/react";
import { Link } from "../../src/components/Link";
import { Fact } from "../../src/components/Fact";
import { app, onSite } from "../support/jest/on-site";

jest.mock("gatsby", () => ({
  ...jest.requireActual<object>("gatsby"),
  // Marked, so that tests can check which links the router handles.
  Link: ({ to, children, ...rest }: { to: string; children: string }) => (
    <a href={to} data-router {...rest}>
      {children}
    </a>
  ),
}));

function link(to: string) {
  onSite(
    <Link to={to} className="mine" rel="x">
      Words
    </Link>,
  );
  const element = screen.getByRole("link", { name: "Words" });
  return { href: element.getAttribute("href"), byRouter: element.hasAttribute("data-router"), element };
}

describe("Link", () => {
  it.each(["/", "/faq", "/faq/ivf?x=1#cost", "/about#a.b", "/about?file=a.pdf"])(
    "%s is a page, so the router handles it",
    (to) => expect(link(to)).toMatchObject({ href: to, byRouter: true }),
  );

  it.each(["/sitemap.xml", "/files/a.PDF?x=1", "//other.example/x", "#cost", "https://a.example/"])(
    "%s is not a page, so it is an ordinary link",
    (to) => expect(link(to)).toMatchObject({ href: to, byRouter: false }),
  );

  it.each([
    ["link:app.getStarted", `${app}/get-started`],
    [
      "link:mail.careers?subject=Software%20Engineer",
      "mailto:careers@wrenfield.example?subject=Software%20Engineer",
    ],
    ["link:mail.customerCare", "mailto:care+website@wrenfield.example"],
    ["link:phone.support", "tel:+1-415-555-0142"],
  ])("%s is replaced by its address in links.yaml (R002, R125, R127, R128)", (to, href) => {
    expect(link(to)).toMatchObject({ href, byRouter: false });
  });

  it("opens in the same tab and forwards other attributes", () => {
    const { element } = link("link:blog");
    expect(element).not.toHaveAttribute("target");
    expect([element.className, element.getAttribute("rel")]).toEqual(["mine", "x"]);
  });

  it("throws for a name that does not exist", () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => link("link:nowhere")).toThrow("nowhere");
  });
});

describe("facts", () => {
  it("are substituted in copy (R462)", () => {
    onSite(<Fact name="apr.min" />);
    expect(screen.getByText("9.74%")).toBeInTheDocument();
  });

  it("report what is missing: the fact, or the provider above", () => {
    jest.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => onSite(<Fact name="apr.mim" />)).toThrow("apr.mim");
    expect(() => render(<Fact name="apr.min" />)).toThrow("useFacts needs a <FactsProvider> above it");
  });
});
