import { fireEvent, screen } from "@testing-library/react";
import { pageComponents } from "../../../src/sections/registry";
import { linksIn } from "../../support/jest/on-site";
import { app, onAPage } from "../plans/on-a-page";

const { CallToAction, ContactUs, Hero, ScrollLink } = pageComponents;

describe("CallToAction", () => {
  it("shows the next step below its button", () => {
    onAPage(
      <CallToAction
        title="Your search stops here"
        next="About {prequalify.time}. Won't affect your credit score."
      />,
    );
    const button = screen.getByRole("link", { name: "Get Started" });
    expect(button).toHaveAttribute("href", `${app}/get-started`);
    expect(button.nextSibling).toHaveTextContent("About 2 minutes. Won't affect your credit score.");
  });

  it("shows nothing below its button by default", () => {
    onAPage(<CallToAction title="Get in touch" button="Write to us" to="link:mail.clientSuccess" />);
    expect(screen.getByRole("link", { name: "Write to us" }).nextSibling).toBeNull();
  });
});

describe("Hero with a card", () => {
  it("shows the example after the title", () => {
    onAPage(<Hero title="Begin" image="heroes/home.svg" card="example-payment" />);
    const title = screen.getByRole("heading", { level: 1, name: "Begin" });
    const card = screen.getByRole("group", { name: "Example monthly payment" });
    expect(title.compareDocumentPosition(card) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });

  it("has no card by default", () => {
    onAPage(<Hero title="Begin" image="heroes/home.svg" />);
    expect(screen.queryByRole("group")).not.toBeInTheDocument();
  });
});

describe("ScrollLink (R153, R154)", () => {
  /** px from the page's top. */
  const targetTop = 900;
  let scrolled: number;

  function page(reducedMotion = false) {
    window.matchMedia = ((query: string) => ({
      matches: reducedMotion && query.includes("reduce"),
    })) as never;
    window.scrollTo = (({ top }: ScrollToOptions) => {
      scrolled = top!;
    }) as never;
    Object.defineProperty(window, "scrollY", { configurable: true, get: () => scrolled });
    onAPage(
      <>
        <ScrollLink to="#openings">See the openings</ScrollLink>
        <section id="openings">Open positions</section>
      </>,
    );
    const target = document.getElementById("openings")!;
    target.getBoundingClientRect = () => ({ top: targetTop - scrolled }) as DOMRect;
    return { link: screen.getByRole("link", { name: "See the openings" }), target };
  }

  beforeEach(() => {
    scrolled = 0;
    jest.useFakeTimers({ now: 0 });
  });

  it("scrolls for 1000 ms and stops 100 px above its target", () => {
    fireEvent.click(page().link);
    jest.advanceTimersByTime(500);
    expect(scrolled).toBeGreaterThan(300);
    expect(scrolled).toBeLessThan(500);
    jest.advanceTimersByTime(440);
    expect(scrolled).toBeLessThan(800);
    jest.advanceTimersByTime(100);
    expect(scrolled).toBe(800);
  });

  it("moves focus to its target and writes it to the URL", () => {
    const { link, target } = page();
    fireEvent.click(link);
    expect(target).toHaveFocus();
    expect(window.location.hash).toBe("#openings");
  });

  it("scrolls instantly with reduced motion", () => {
    fireEvent.click(page(true).link);
    expect(scrolled).toBe(800);
  });

  it.each(["wheel", "touchstart", "keydown"])("is canceled by the visitor's own %s", (event) => {
    fireEvent.click(page().link);
    jest.advanceTimersByTime(300);
    fireEvent(window, new Event(event));
    const place = scrolled;
    jest.advanceTimersByTime(1000);
    expect(scrolled).toBe(place);
  });

  it("leaves a click for a new tab, or without a target, to the browser", () => {
    const { link, target } = page();
    for (const key of ["ctrlKey", "metaKey", "shiftKey"])
      expect(fireEvent.click(link, { [key]: true })).toBe(true);
    target.id = "elsewhere";
    expect(fireEvent.click(link)).toBe(true);
    jest.advanceTimersByTime(1100);
    expect(scrolled).toBe(0);
  });
});

it("ContactUs shows how to contact us and when the phone is answered (R078, C17)", () => {
  const { container } = onAPage(<ContactUs />);
  expect(screen.getByRole("heading", { name: "Contact us" })).toBeInTheDocument();
  expect(container).toHaveTextContent("Mon-Fri, 8 a.m.-5 p.m. Pacific");
  expect(linksIn(container)).toEqual([
    ["Contact us", "/contact"],
    ["Call (415) 555-0142", "tel:+1-415-555-0142"],
  ]);
});
